# The page. $card, $cards and $who are names that are put in as they are.
direction = ltr

# Home
motto = The Egyptian card game, for two.
play = Play
new-match = New match
continue-match = Continue
next-match = The next match
my-matches = My matches
against = Against { $who }
won = Won
lost = Lost
drawn = Drawn
stopped = Stopped
proof = Proof
try-again = Try again
opponent = Opponent
level-random = Bulbul
level-child = Nunu
level-beginner = Mishmish
level-greedy = Hamada
level-careful = Sidi
level-thoughtful = Usta
level-foresight = Muallim
level-about-child = Takes the first thing he sees
level-about-beginner = Adds up to six
level-about-greedy = Takes all he can
level-about-careful = Looks a play ahead
level-about-thoughtful = Thinks the round through
level-about-foresight = Guesses your hand

# Rules
rules = Rules
learn = Learn in three minutes
rule-book = The rules with pictures
preset-egyptian = Egyptian Basra
preset-egyptian-v2 = Egyptian Basra v2
preset-short-egyptian = v1
preset-short-egyptian-v2 = v2
preset-about-egyptian = Every basra counts 10
preset-about-egyptian-v2 = Jack basra counts 30
rules-in-force = Rules: { $preset }, to { $target } points
all-options = All options
options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
  }
reset-options = Back to the usual rules
options-in-force = Options in force
how-to-play = How it is played
rule-numerals = Ace to ten count 1 to 10. A card takes every equal card, and every group of cards that adds up to it.
rule-pictures = A queen takes queens, a king takes kings.
rule-jack = A jack takes the whole floor.
rule-komi = The seven of diamonds, the komi, takes the whole floor; and when it lies there, any card takes it.
rule-basra = Clear the floor with one card, as a match, and it is a basra.
rule-deal = Four cards a round, six rounds a deal. What is left on the floor goes to whoever took last.
option-target = Target
about-target = The match ends when a side has this many points at the end of a deal.
option-majority_points = Most cards
about-majority_points = Points for taking 27 or more of the 52 cards.
option-tied_majority = 26 cards each
about-tied_majority = Who gets the points for most cards when both have 26.
value-tied_majority-nobody = Nobody
value-tied_majority-carry = Carried over
option-basra_points = Basra
about-basra_points = Points for each basra.
option-jack_basra_points = Jack basra
about-jack_basra_points = Points for taking a lone jack with a jack.
option-card_points = Single cards
about-card_points = Points for single cards, for whoever takes them.
option-komi_basra = Komi basra
about-komi_basra = The floors on which the seven of diamonds makes a basra.
value-komi_basra-any-value = What one card can take
value-komi_basra-ten-or-less = Numerals up to 10 in all
value-komi_basra-single = A single card
option-opening = Opening floor
about-opening = What happens when a jack or the komi is dealt to the first floor.
value-opening-replace = It is replaced
value-opening-as-dealt = It stays
from-to = From { $least } to { $most }.
card = Card
points = Points
add-card = Add
remove-card = Remove { $card }
none = None

# Table
to-home = To the home page
table-with = At the table with { $who }
you = You
deals = deals
deal-number = Deal { $deal }
round-of = Round { $round } of { $rounds }
floor = Floor
floor-empty = The floor is empty
floor-count = { $count ->
    [0] The floor is empty
    [one] One card on the floor
   *[other] { $count } cards on the floor
  }
stock-count = { $count ->
    [0] Stock is empty
   *[other] { $count } in the stock
  }
pile-count = { $count ->
    [0] No cards taken
    [one] One card taken
   *[other] { $count } cards taken
  }
basra-with = { $basra } with the { $card }
hand-count = { $count ->
    [0] { $who } holds no cards
    [one] { $who } holds one card
   *[other] { $who } holds { $count } cards
  }
your-hand = Your hand
choose-card = Your turn: choose a card
choose-capture = What to take?
capture-with = Take the { $card }
sending = Sending…
shuffling = Shuffling…
their-turn = { $who } is playing…
your-turn = Your turn
title-your-turn = Your turn – Basra
plus = and
stop = .{" "}
play-stays = { $card } stays on the floor
play-takes = { $card } takes { $cards }
play-sweeps = { $card } takes the whole floor: { $count } cards
play-choices = { $card }, { $count } ways to take
basra-points = Basra +{ $points }
jack-basra-points = Jack basra +{ $points }

you-took-short = You: { $card } took { $cards }
they-took-short = { $who }: { $card } took { $cards }
you-laid-short = You laid { $card }
they-laid-short = { $who } laid { $card }
you-swept-short = { $count ->
    [one] You: { $card } took one card
   *[other] You: { $card } took { $count } cards
  }
they-swept-short = { $count ->
    [one] { $who }: { $card } took one card
   *[other] { $who }: { $card } took { $count } cards
  }

# Spoken
you-took = You play the { $card } and take { $cards }
they-took = { $who } plays the { $card } and takes { $cards }
you-laid = You lay the { $card } on the floor
they-laid = { $who } lays the { $card } on the floor
deal-started = Deal { $deal }. On the floor: { $floor }
round-dealt = Round { $round }: four more cards each
deal-ended = Deal { $deal } is over. You have { $mine } points, { $who } has { $theirs }
caught-up = The table is up to date again

# Scores
scores = Scores and plays
this-deal = This deal
deals-so-far = Deals so far
no-deals-yet = The first deal is being played.
plays = Plays
no-plays-yet = No card played yet.
cards = Cards
basras = Basras
jack-basras = Jack basras
most-cards = Most cards
most-cards-about = 27 or more of 52
single-cards = Single cards
points-each = { $points } each
total = Total
target-of = Target { $target }
deal-is-over = Deal { $deal } is over
no-leftovers = Nothing was left on the floor.
leftovers-you = Left on the floor: { $cards }. They go to you, who took last.
leftovers-they = Left on the floor: { $cards }. They go to { $who }, who took last.
leftovers-nobody = Left on the floor: { $cards }. Nobody took a card, so nobody gets them.
carried-over = { $points ->
    [one] One point is carried over to the next deal.
   *[other] { $points } points are carried over to the next deal.
  }
continue = Continue
match-over = The match is over
match-drawn = A draw
you-won = You won!
they-won = { $who } won
play-again = Play again

# Deck statistics
statistics = Deck statistics
statistics-loading = Counting…
statistics-about = { $deals ->
    [one] Your one deal so far, beside what chance expects. The band is the usual range, the stroke what chance expects, the dot what you had.
   *[other] Your { $deals } deals so far, beside what chance expects. The band is the usual range, the stroke what chance expects, the dot what you had.
  }
statistics-empty = Your own deals will stand here beside what chance expects, after your first deal.
statistics-komi = { $deals ->
    [one] You got the komi in { $observed } of 1 deal.
   *[other] You got the komi in { $observed } of { $deals } deals.
  }
statistics-jacks = { $observed ->
    [one] You were dealt one jack.
   *[other] You were dealt { $observed } jacks.
  }
statistics-first-jack = { $deals ->
    [one] Your first hand held a jack in { $observed } of 1 deal.
   *[other] Your first hand held a jack in { $observed } of { $deals } deals.
  }
statistics-first-pair = { $deals ->
    [one] Your first hand held two equal cards in { $observed } of 1 deal.
   *[other] Your first hand held two equal cards in { $observed } of { $deals } deals.
  }
statistics-last-jacks = { $observed ->
    [one] One jack was dealt in the last rounds, to either of you.
   *[other] { $observed } jacks were dealt in the last rounds, to either of you.
  }
statistics-floor-pair = { $deals ->
    [one] Two equal cards lay on the opening floor in { $observed } of 1 deal.
   *[other] Two equal cards lay on the opening floor in { $observed } of { $deals } deals.
  }
statistics-replaced = { $deals ->
    [one] A jack or the komi was replaced on the opening floor in { $observed } of 1 deal.
   *[other] A jack or the komi was replaced on the opening floor in { $observed } of { $deals } deals.
  }
statistics-komi-wait = { $observed ->
    [one] The longest you went without the komi: one deal.
   *[other] The longest you went without the komi: { $observed } deals.
  }
statistics-expects = Chance expects { $expected }, usually { $low } to { $high }.
statistics-unusual = Outside the usual range.
statistics-streaks = Why streaks happen
statistics-streaks-about = Chance has no memory, and it does not even things out. Toss a coin a hundred times, and a run of six or more of the same side is likely. With fair cards, too, up to one number in twenty lies outside its usual range; far outside, again and again, would be a reason for doubt.
statistics-dealer = Where jacks and the komi are replaced on the opening floor, the dealer gets the komi a little more often, in 53.8 of 100 deals: what is replaced goes to the back of the stock, where the dealer is dealt last. The ranges account for it.

# Menu
menu = Menu
back = Back
close = Close
leave-table = Leave the table
leave-about = The match waits for you on the home page.
shortcuts = Keyboard
shortcut-card = Choose a card of your hand
shortcut-arrows = The next card, the one before
shortcut-play = Play the chosen card
shortcut-escape = Choose no card
shortcut-help = Show this list

# When something goes wrong
loading = One moment…
connecting = To the table…
connecting-again = No connection. Trying again…
no-match = There is no such match
no-match-about = It is not on this server, or it belongs to another device.
error-offline = The server cannot be reached.
error-unknown = That did not work.
error-bad-rules = These rules cannot be: most cards and basra cannot both count 0, for nobody would reach the target.
error-too-fast = That was too quick. Wait a moment, then try again.
error-storage = The server cannot keep the match at the moment. Try again soon.
error-busy = The server has much to do just now. Try again in a moment.
rejected-stale = The table had moved on. Here is how it stands; play again.
rejected-not-your-turn = It is not your turn yet.
rejected-illegal-play = That card cannot be played like this.
rejected-ambiguous-play = That card has several captures. Choose one.
rejected-unreadable-play = The server did not understand the play. Try again.
rejected-match-over = The match is over.
problem-bad-frame = The server did not understand. Try again.
problem-too-fast = That was too quick. Wait a moment, then try again.
problem-storage = The play could not be kept. Nothing is lost; try again soon.
problem-thinking = The computer cannot think at the moment. It tries again by itself.
