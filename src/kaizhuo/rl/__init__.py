"""The tables as environments of others' frameworks: PettingZoo, Gymnasium, OpenSpiel (`pip install "kaizhuo[rl]"`)."""
