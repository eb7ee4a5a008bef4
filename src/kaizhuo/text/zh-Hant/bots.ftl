# The bots: their names, and why they choose what they choose.

bot-uniform = 隨興電腦
bot-level1 = 初級電腦
bot-level2 = 中級電腦
bot-level3 = 高級電腦
bot-numbered = { $bot } { $number } 號
