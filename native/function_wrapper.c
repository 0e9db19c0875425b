// What compiled code does all the time, in fewer instructions.
//
// The C that mypyc writes includes its run-time library, of which `function_wrapper.c` is the last file. setup.py lets
// the compiler look here first: the library's own file is included, and then short ways are put before six
// functions. Where a short way does not apply, the function itself is called, so that nothing else is different; and
// without this file, or with a library that calls its functions otherwise, everything is only slower.

#include_next <function_wrapper.c>

#ifndef Py_GIL_DISABLED

// A compiled function that is called from a field, as rules and needs are, gets its arguments by their places.

static inline int quick_arguments(
    PyObject *const *given, size_t count, PyObject *keywords, size_t wanted, PyObject ***fields
) {
    if (unlikely(keywords != NULL || count != wanted))
        return 0;
    for (size_t i = 0; i < wanted; i++)
        *fields[i] = given[i];
    return 1;
}

#define QUICK_FIELDS(...) ((PyObject **[]){__VA_ARGS__})
#define CPyArg_ParseStackAndKeywordsSimple(given, count, keywords, parser, ...) \
    (quick_arguments(given, count, keywords, sizeof QUICK_FIELDS(__VA_ARGS__) / sizeof(PyObject **), \
                     QUICK_FIELDS(__VA_ARGS__)) \
     || CPyArg_ParseStackAndKeywordsSimple(given, count, keywords, parser, __VA_ARGS__))

// Seats, pieces and amounts are small numbers, of which Python keeps one object each.

#define FIRST_KEPT (-5)
#define KEPT 262

static PyObject *kept[KEPT];

static void keep_small_numbers(void) {
    for (int i = 0; i < KEPT; i++)
        kept[i] = PyLong_FromLong(FIRST_KEPT + i);
}

#define CPy_Init() (keep_small_numbers(), CPy_Init()) // each library calls it once, before everything else

static inline PyObject *quick_object(CPyTagged number) {
    size_t place = (size_t)CPyTagged_ShortAsSsize_t(number) - FIRST_KEPT;
    if (likely(CPyTagged_CheckShort(number) && place < KEPT)) {
        Py_INCREF(kept[place]);
        return kept[place];
    }
    return CPyTagged_StealAsObject(number);
}

#define CPyTagged_StealAsObject quick_object

// Lists are filled and emptied at their ends. A list that was long keeps its room.

static inline int quick_append(PyObject *list, PyObject *item) {
    PyListObject *it = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(it);
    if (likely(size < it->allocated)) {
        Py_INCREF(item);
        it->ob_item[size] = item;
        Py_SET_SIZE(it, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

#define PyList_Append quick_append

static inline PyObject *quick_pop_last(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size > 0)) {
        Py_SET_SIZE((PyListObject *)list, size - 1);
        return PyList_GET_ITEM(list, size - 1);
    }
    return CPyList_PopLast(list);
}

#define CPyList_PopLast quick_pop_last

// An item of a list, by its place from the front.

static inline PyObject *quick_item_borrowed(PyObject *list, CPyTagged index) {
    size_t place = (size_t)CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && place < (size_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, place);
    return CPyList_GetItemBorrow(list, index);
}

static inline PyObject *quick_item(PyObject *list, CPyTagged index) {
    size_t place = (size_t)CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && place < (size_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, place);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}

#define CPyList_GetItemBorrow quick_item_borrowed
#define CPyList_GetItem quick_item

// Whether a number is in a list of numbers, or a truth in a list of them. A bool is only ever itself.

static int quick_contains(PyObject *among, PyObject *wanted) {
    int overflow = 0, is_bool = PyBool_Check(wanted);
    if (unlikely(!PyList_CheckExact(among) || !(is_bool || PyLong_CheckExact(wanted))))
        return PySequence_Contains(among, wanted);
    Py_ssize_t number = CPyLong_AsSsize_tAndOverflow(wanted, &overflow);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(among) && likely(!overflow); i++) {
        PyObject *item = PyList_GET_ITEM(among, i);
        if (item == wanted)
            return 1;
        if (is_bool && PyBool_Check(item))
            continue;
        if (unlikely(is_bool || !PyLong_CheckExact(item)))
            return PySequence_Contains(among, wanted);
        if (CPyLong_AsSsize_tAndOverflow(item, &overflow) == number && likely(!overflow))
            return 1;
    }
    return unlikely(overflow) ? PySequence_Contains(among, wanted) : 0;
}

#define PySequence_Contains quick_contains

#endif
