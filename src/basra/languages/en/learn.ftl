# The lesson. $who is the opponent's name, $card a card's name.
lesson = The lesson
lesson-skip = I know the game
lesson-step = Step { $step } of { $steps }
lesson-back = One step back
lesson-next-step = The next step
lesson-next = Next
lesson-choose = Choose a card
lesson-see = Watch what happens…
lesson-see-that = You see?
lesson-good-1 = Well done!
lesson-good-2 = Exactly.
lesson-good-3 = Beautiful!
lesson-good-4 = That is it.

lesson-match-title = Equal takes equal
lesson-match-text = Your card takes every card of its rank from the floor. Choose a card to see what it does, and choose it again to play it.
lesson-match-why = The six takes the six, and both go to your pile.
lesson-match-hint = Find the one that has its equal on the floor.

lesson-sum-title = Adding up
lesson-sum-text = Ace to ten count 1 to 10, and your card takes cards that add up to it. Which one of yours does?
lesson-sum-why = Six and three make nine. The eight stays where it is.
lesson-sum-hint = Add up the six and the three.

lesson-groups-title = All of it at once
lesson-groups-text = One play takes every equal card and every group that adds up. Take as many cards as you can.
lesson-groups-why = The eight took the eight, and five and three as well.
lesson-groups-hint = Your other card takes three.

lesson-pictures-title = Queen and king
lesson-pictures-text = Queens and kings have no number and add up to nothing. A queen takes queens, a king takes kings.
lesson-pictures-why = Both kings are yours. The queen waits for a queen.
lesson-pictures-hint = Two kings lie on the floor: which card takes them?

lesson-jack-title = The jack sweeps
lesson-jack-text = A jack takes everything on the floor, whatever lies there. Try it.
lesson-jack-why = Four cards with one. Keep your jacks for a full floor.
lesson-jack-hint = Play the jack this time, and see.

lesson-komi-title = The komi
lesson-komi-text = The seven of diamonds is called the komi. Like a jack, it takes the whole floor.
lesson-komi-why = There is only one komi in the pack, and you had it.
lesson-komi-hint = Play the seven of diamonds.

lesson-basra-title = Basra!
lesson-basra-text = Match everything on the floor with one card, and it is a basra: { $basra } points. The sweep of a jack is none.
lesson-basra-why = Nine takes nine, and six and three, and nothing is left: a basra.
lesson-basra-hint = One of your cards takes everything that lies there.

lesson-lone-komi-title = The komi lies there
lesson-lone-komi-text = { $who } had to lay the komi on an empty floor. There any card takes it, and it is a basra. Play whichever you like.
lesson-lone-komi-why = A komi on the floor is a present: any of your cards would have done.

lesson-jack-basra-title = Jack basra
lesson-jack-basra-text = A jack lies on the floor alone. Take it with a jack, and it is a jack basra: { $jack } points.
lesson-jack-basra-why = No catch is dearer. So think twice before you lay a jack on an empty floor.
lesson-jack-basra-hint = Let your jack take that jack.

lesson-lone-title = Alone on the floor
lesson-lone-text = Now the floor is empty, and what you lay will lie there alone. Lay a card, and watch { $who }.
lesson-lone-why = { $who } had its equal: a basra against you. A lone card is the easiest to take.

lesson-safe-title = Leave what nobody takes
lesson-safe-text = You have no six. Lay a card so that no single card can take all that lies on the floor.
lesson-safe-why = Six and eight make fourteen: no card takes both. { $who } had a nine, and it took nothing.
lesson-safe-hint = Six and three make nine: any nine would take both, a basra against you.

lesson-score-title = Most cards
lesson-score-text = The last card of the deal. You have { $cards } cards so far; whoever gets 27 or more of the 52 gets { $most } points. Play it.
lesson-score-why = { $cards } cards are the most: { $most } points. With { $total } you have reached the target of { $target } and won.

lesson-end-title = You know Basra
lesson-end-text = All else comes with playing. { $who } plays whatever comes: just right for a first match.
lesson-first-match = Play your first match
lesson-again = Once more from the start
