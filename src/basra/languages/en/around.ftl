# What is around the cards of an online match. $who is a name that is put in as it is.

# Clocks
clock-none = This match has no clock.
clock-play = Time for this play: { $time }
clock-bank = Time in the bank: { $time }
clock-told-running = { $who }: { $play } for this play, { $bank } in the bank
clock-told = { $who }: { $bank } in the bank
clock-bank-runs = { $seconds ->
    [one] Your bank is running: one second left
   *[other] Your bank is running: { $seconds } seconds left
  }
clock-short = { $seconds ->
    [one] One second left, then a card is played for you
   *[other] { $seconds } seconds left, then a card is played for you
  }

# Who is there
notice = Notice
is-away = No connection
is-there = { $who } is there
is-back = { $who } is back
not-here-yet = { $who } is not at the table yet.
away = { $who } has lost the connection.
away-until = { $who } has lost the connection. You may claim the match in { $time }.
rating-told = { $who } is rated { $rating }
is-rated = This match is rated
watchers = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
  }

# Claims and offers
claim = Claim the match
claim-away = { $who } has been away for long. You may claim the match, or go on waiting.
claim-silent = { $who } does not play any more. You may claim the match, or go on waiting.
go-on-waiting = Go on waiting
offer-stop = Offer to stop
take-offer-back = Take the offer back
offered-stop = { $who } offers to stop the match. Nobody would win it.
offered-stop-offered = You have offered to stop. Play goes on until { $who } agrees.
offered-words = { $who } would like to write to you in free words.
offered-rematch = { $who } would like to play again.
stop-match = Stop the match
play-on = Play on
allow = Allow
no-thanks = No, thanks
rematch = Offer a rematch
rematch-waits = Offered. Take it back?
rematch-agree = Play the rematch
to-rematch = To the rematch
rejected-no-claim = The match cannot be claimed yet.
rejected-not-online = That goes only in a match between two devices.

# Watching
share-watch = Let others watch
link-copied-watch = Link for watchers copied
leave-about-online = The match goes on without you: your time runs, and { $who } may claim it in the end.
leave-about-watching = You are watching. Both hands lie face down.

# Talk
talk = Talk
talk-unread = { $count ->
    [one] Talk, one new
   *[other] Talk, { $count } new
  }
talk-so-far = What was said
talk-phrases = Phrases
talk-pictures = Little pictures
said = { $who } says: { $words }
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-nice-basra = What a basra!
say-thanks = Thank you
say-oops = Oops!
say-one-moment = One moment, please
say-your-turn = It’s your turn
say-good-game = Good game!
say-goodbye = Goodbye!
say-emoji-clap = Applause
say-emoji-laugh = Laughter
say-emoji-wow = Astonishment
say-emoji-sad = Sadness
say-emoji-think = Thinking
say-emoji-coffee = A coffee
say-emoji-fire = On fire
say-emoji-heart = A heart
free-words = In your own words
send = Send
words-about = You can write in your own words once { $who } agrees, too.
words-ask = Ask for it
words-asked = You have asked { $who } for free words.
mute = Mute
unmute = Unmute
block = Block
block-title = Block { $who }
block-about = You will not meet { $who } again, neither by a link nor in the lobby. This match goes on, without talk.
blocked = You will not meet { $who } again.
problem-no-words = Free words go only if both of you agree.
