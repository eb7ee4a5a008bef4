"""Makes the engine fast: mypyc compiles it, the same source runs both ways.

`python -m kaizhuo.compiling` compiles in place, in a checkout as in an installed package; `kaizhuo compile` and the
build of a wheel use it.  Nothing here needs more than plain Python until it compiles.
"""
