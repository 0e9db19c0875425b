// The few functions of Python that mypyc's shims call, in place of Python's own headers.
//
// mypyc makes a shim for each module: a library of one function, which finds the module in the library of its group.
// There are hundreds of them, and to read all of Python's headers is nine tenths of the time to compile one.
// All functions here belong to Python's stable interface.

#include <stddef.h>

typedef struct _object PyObject;

#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef

void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
