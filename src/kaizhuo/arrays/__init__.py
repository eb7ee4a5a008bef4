"""Tables for scripts and for learning, as arrays of numpy: `kaizhuo.spec`, `kaizhuo.Table`, `kaizhuo.Batch`."""
