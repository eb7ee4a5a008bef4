"""What every game must hold, ours and those of others:

KAIZHUO_GAMES=my-game pytest --pyargs kaizhuo.testing.contract
"""
