# The bots: their names, and why they choose what they choose.

bot-uniform = 随心电脑
bot-level1 = 初级电脑
bot-level2 = 中级电脑
bot-level3 = 高级电脑
bot-numbered = { $bot } { $number } 号
