# The bots: their names, and why they choose what they choose.

bot-uniform = Random bot
bot-level1 = Easy bot
bot-level2 = Medium bot
bot-level3 = Hard bot
bot-numbered = { $bot } { $number }
