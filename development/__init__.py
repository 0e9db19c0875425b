"""What `go.py` does in this checkout: the environment, the compiled copy and the gate. It needs nothing but Python."""
