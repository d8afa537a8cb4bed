# Replay and review of a deal. $card, $cards and $who are names that are put in as they are.
replay = Replay
replay-place = Place in the deal
replay-first = To the beginning
replay-back = One play back
replay-next = One play on
replay-fault = To the next mistake
replay-end = The end of the deal
review-title = Review of deal { $deal } – Basra
deal-of = Deal { $deal } of { $deals }
hand-of = Hand of { $who }
no-cards = No cards
points-signed = { $sign }{ $points }
points-bare = { $points }

# How good a play was
mark-best = Best
mark-good = Good
mark-slip = Slip
mark-mistake = Mistake
mark-blunder = Blunder
review-loss = costs about { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
review-better = Better was
show-better = Show it on the table
show-made = Show what was played
review-leaves = Leaves { $cards }.
review-leaves-nothing = Leaves the floor empty: nothing to take.
review-answer-basra = Cleared by { $cards } for a basra (chance { $chance } %).
review-answer-all = Only { $cards } takes it all.
review-answer-none = No card takes it all.
komi-short = the komi
review-lost = Points lost
review-about = Each play is judged by what that side could know: what it takes, what the other side could answer, and what may come of it by the end of the deal. A lucky card is no better play.

# What else can be done
deal-again = Play this deal again
deal-again-other = Play the other hand
position-link = Link to this position
position = Position
position-over = The deal is over: nobody is to play.
position-about = The numbers tell how much worse each play is than the best one, in points.
share-link = Share
link-copied = Link copied
error-bad-position = This link holds no position.
error-deal-not-over = This deal is not over yet.
error-no-match = There is no such match for this device.
error-not-found = There is no such deal.
error-no-record = This record is not kept in this browser.
