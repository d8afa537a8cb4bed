# Ways to play: practice, two people at one phone, the deal of the day, hints. $who, $me, $play, $cards and $floor are put in as they are.

# Practice and hints
take-back = Take back
you-took-back = You take your card back
shortcut-take-back = Take back (in practice)
hint = Hint
hint-best = Best: { $play }
hint-others = The other plays
no-hint = There is no hint for this moment.
shortcut-hint = Show or put away a hint

# Two people at one phone
cover-title = The cards are covered – Basra
hand-over = Hand the phone to { $who }
show-my-cards = I am { $who }: show my cards
cover-new-deal = Deal { $deal } begins. On the floor: { $floor }
score-sheet = Score sheet of deal { $deal }
deal-ended-both = Deal { $deal } is over. { $me } has { $mine } points, { $who } has { $theirs }

# After a deal
review-this-deal = Review this deal
review-last-deal = Review of the last deal
play-it-again = Play it again

# The deal of the day
daily-beaten = { $others ->
    [one] { $beaten ->
        [0] One other has played it so far.
       *[other] You did better than the one other who has played it so far.
      }
   *[other] You did better than { $beaten } of { $others } others so far.
  }
daily-first = You are the first one here today.
daily-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
  }
daily-next = Tomorrow’s deal comes in { $hours }:{ $minutes }.
daily-share = Basra daily { $day }: { $mine } : { $theirs }
daily-share-stars = Basra daily { $day }: { $mine } : { $theirs } { $stars }
share-result = Share
result-copied = Copied.

# Home
ways-to-play = Ways to play
way-practice = Practice
way-practice-about = Take plays back
way-together = On one phone
way-together-about = Two of you
way-learn = Learn
way-learn-about = In three minutes
way-rules-about = With pictures
together-about = You hand the phone to each other. Between two turns the cards are covered.
first-name = Your name, if you like
second-name = The other name, if you like
daily-new = The same cards for everybody. Not played yet today.
daily-begun = You have begun it. Go on?

# A match that is not played to its end, or not by oneself
resign = Resign
resign-about = You give the match up. That cannot be undone.
shuffling-awaits = Waiting for { $who } to join in the shuffle…
time-out-you = Your time is up: { $level } plays a card for you
time-out-they = The time is up: { $level } plays a card for { $who }
time-out-short = Played for lack of time
stopped-resigned-you = You have resigned.
stopped-resigned-they = { $who } has resigned.
stopped-absent-you = You were away, and the match was claimed.
stopped-absent-they = { $who } was away, and the match was claimed.
stopped-agreed = Both agreed to stop the match.
match-stopped = The match was stopped
way-friend = Play a friend
friend-awaited = To your open invitation
lobby = Lobby
me = Profile
