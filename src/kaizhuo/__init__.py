"""開桌 Kaizhuo: modern tabletop games on one rule engine."""
