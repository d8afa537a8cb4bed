# The settings, in their dialog and at the table.
settings = Settings
settings-look = Look
settings-feel = Sound and movement
settings-play = Playing
settings-spoken = For screen readers

setting-language = Language
setting-theme = Appearance
setting-theme-system = Auto
setting-theme-light = Light
setting-theme-dark = Dark
setting-sound = Sound
setting-sound-about = Cards, captures and a plucked string for a basra.
setting-volume = Volume
setting-haptics = Vibration
setting-haptics-about = Plays, captures and basras can be felt.
setting-speed = Speed
setting-speed-calm = Calm
setting-speed-normal = Normal
setting-speed-quick = Quick
setting-speed-none = Instant
setting-tap = Playing a card
setting-tap-choose = Two taps
setting-tap-play = One tap
setting-tap-choose-about = The first shows what it takes, the second plays.
setting-tap-play-about = Press and hold to see what it takes.
setting-forced = Play the last card by itself
setting-forced-about = When your hand is down to one card, and it can be played in one way only.
setting-verbose = Tell the floor after each play
setting-verbose-about = Besides what was played, all cards that lie on the floor are read out.
setting-keys = Letter keys ask about the table
setting-keys-about = F for the floor, H for your hand and more; they are listed in the menu under Keyboard.

# Questions about the table, each a key and a button, and what is said to them.
ask = Tell me
ask-floor = What lies on the floor
ask-hand = My hand, and what each card takes
ask-takes = What the chosen card takes
ask-score = Score, piles and basras
ask-last = The last play
ask-opponent = The opponent’s cards and the stock
ask-round = Deal, round, and whose turn it is
ask-clock = How the clocks stand
ask-people = Who is there, and what is offered
shortcut-talk = Talk
shortcut-answer = Answer what is offered
ask-again = Say the last thing again
floor-told = On the floor: { $cards }
points-told = { $points ->
    [one] { $who }: one point
   *[other] { $who }: { $points } points
  }
hand-empty = Your hand is empty
none-chosen = No card is chosen
turn-of = It is the turn of { $who }
shortcuts-about = With a screen reader that reads line by line, let keys through first (focus mode). The letters can be turned off in the settings.
