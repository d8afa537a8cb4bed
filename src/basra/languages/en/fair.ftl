# Fair dealing: what is checked, at the table and on the checker page.

fair-direction = ltr

## The line at the table, and what it opens into

fair-line-sealed = Sealed, checked after each deal
fair-line-good = Dealt fairly, checked here
fair-line-bad = The dealing does not check out
fair-line-waiting = The secret of this deal is overdue
fair-line-unproven = Not proven
fair-short-sealed = Sealed
fair-short-good = Dealt fairly
fair-short-bad = Check failed
fair-short-waiting = Overdue
fair-short-unproven = Not proven
fair-sealed = The secret number of each deal is sealed. As soon as a deal is over, its seal is opened, and this browser checks everything.
fair-good = This browser worked out again every deal that is over. The seals are unbroken, and your own cards, every play and the score follow from the deck.
fair-unproven = Not every player’s device added a number of its own. The cards were dealt by the same recipe, but for our part you have only our word.
fair-alarm = The dealing of this match does not check out. Keep the proof, and do not trust this server with another match.
fair-alarm-waiting = The deal is over, but its secret has not been opened. Without it nobody can check the cards.
fair-alarm-why = What is wrong?
fair-trouble-lost = This device no longer has the secret number that it sealed for this match, so the cards cannot be dealt. Nothing was played yet.
fair-trouble-no-storage = This browser keeps nothing, so it cannot add a number of its own to the dealing. You can play a match that is not proven.
fair-trouble-refused = The server did not take this device’s number, so the cards cannot be dealt. Nothing was played yet.
fair-trouble-again = Start a new match
fair-trouble-unproven = Play without proof
fair-trouble-no-storage-online = This browser keeps nothing, so it cannot add a number of its own to the dealing, and the cards cannot be dealt.
fair-trouble-stop = Break the match off
fair-sheet-title = Dealt fairly?
fair-sheet-checked = Checked on this device
fair-sheet-download = Download the proof
fair-sheet-so-far = Download the entries so far
fair-sheet-later = The proof can be downloaded once the match is over.
fair-sheet-elsewhere = Check it with other tools
fair-sheet-elsewhere-about = You need not take this page’s word for it either: the proof of a match can be checked elsewhere, too.
fair-sheet-checker = Checker page
fair-sheet-program = Checking program
fair-sheet-log = Public log
fair-fingerprint = Fingerprint
fair-fingerprint-explained = A short number for everything that was sealed. If both players see the same one, both were promised the same.
fair-fingerprint-compare = Read it to each other, on the telephone for example.
fair-parts = Whose numbers go in
fair-part-table = This table
fair-part-of-table = Sealed before the match, opened after each deal
fair-part-awaited = Not there yet
fair-part-sealed = Sealed, not opened yet
fair-part-opened = Opened, and part of every deal

## How it works, on one screen

fair-how-title = How we deal fairly
fair-how-short = Nobody can choose the cards: not the other player, not the computer, not the people who run this table. You need not believe us: your own browser checks every deal.
fair-how-1-title = We seal our part first
fair-how-1 = Before the match we draw a secret number for each deal and show you a seal on it. It gives nothing away, and breaks if we change the number.
fair-how-2-title = Your device adds its part
fair-how-2 = A secret number of its own. Against another person, theirs does too.
fair-how-3-title = The deck comes out of all the numbers
fair-how-3 = We sealed ours before yours existed, so we could not choose. You did not know ours, so neither could you.
fair-how-4-title = After each deal we open its seal
fair-how-4 = Your browser works out the deck again and checks the seal, every card, every play and the score.
fair-how-5-title = You can keep the proof
fair-how-5 = A small file for each match, which anybody can check again, with tools that are not ours.
fair-how-limits = It does not show whether somebody told your opponent the cards, or whether a friend helped them.

## The claims

fair-holds = Holds
fair-fails = Does not hold
fair-unchecked = Not checked

fair-claim-form = The record is whole
fair-claim-promise = The deals were sealed before the match
fair-claim-given = The seals are the ones this device was given
fair-claim-values = The players’ numbers
fair-claim-deal = Deal { $deal }
fair-claim-dealt = Your own cards in deal { $deal }
fair-claim-result = The result

fair-found-form = { $events } entries, each linked to the one before. The chain ends in { $head }.
fair-found-promise = Fingerprint { $fingerprint }
fair-found-practice = A practice match: nothing is claimed about its dealing.
fair-found-daily = A daily deal: nothing is claimed about its dealing. Its cards follow from the date.
fair-found-given = Nothing was exchanged since the start.
fair-found-proven = { $people ->
    [one] The player’s device added its own number to every deal.
   *[other] Both players’ devices added their own number to every deal.
}
fair-found-not-proven = Not proven: not every player’s device added a number. For the server’s part there is only its word.
fair-found-deal = The seal is unbroken, the deck follows from it, and all { $plays } plays keep the rules. Points { $first } : { $second }.
fair-found-dealt = { $count ->
    [one] The one card you saw in your hand was the one at its place in the deck.
   *[other] All { $count } cards you saw in your hand were the ones at their places in the deck.
}
fair-found-secret-awaited = The last card is played; the secret has not come yet.
fair-found-stopped = { $plays ->
    [one] The seal is unbroken, the deck follows from it, and the { $plays } play until the match was broken off keeps the rules.
   *[other] The seal is unbroken, the deck follows from it, and all { $plays } plays until the match was broken off keep the rules.
}
fair-found-result = The match ends { $first } : { $second }, as the deals add up.
fair-found-broken-off = { $winner ->
    [first] The match was broken off at { $first } : { $second }. The first player wins.
    [second] The match was broken off at { $first } : { $second }. The second player wins.
   *[nobody] The match was broken off at { $first } : { $second }, without a winner.
}

fair-fault-unreadable = This cannot be read.
fair-fault-too-large = The file is larger than any proof can be.
fair-fault-not-text = This is not a proof of a match: it is not text.
fair-fault-cut-short = This is not a whole proof of a match: its last line is missing or damaged.
fair-fault-chain = Something in the file was changed: its entries do not link up.
fair-fault-not-event = Line { $line } is not an entry of a proof.
fair-fault-not-canonical = Line { $line } was changed: it is not written the way proofs are.
fair-fault-unexpected = Line { $line } cannot stand where it stands.
fair-fault-header = The beginning of the match is missing or wrong.
fair-fault-commitments = The seals of the 64 deals are missing or wrong.
fair-fault-given = The seals are not the ones this device was given at the start.
fair-fault-head = The match was changed after you saw it, at entry { $line } or before.
fair-fault-value-stranger = Line { $line }: somebody who is not a player at this table added a number.
fair-fault-value-changed = Line { $line }: the player’s number is not the one that was sealed.
fair-fault-value-withheld = A player sealed a number and never opened it.
fair-fault-value-replaced = The number that went into the deck is not the one this device drew.
fair-fault-secret-missing = The deal’s secret was never opened, so nobody can check its cards.
fair-fault-secret-changed = The seal is broken: the secret is not the one that was sealed before the match.
fair-fault-dealer = The wrong player dealt.
fair-fault-floor = The cards on the floor are not the ones of the deck.
fair-fault-hands = Line { $line }: the cards were not dealt from the top of the deck.
fair-fault-turn = Line { $line }: it was the other player’s turn.
fair-fault-not-held = Line { $line }: { $card } was played from a place in the deck that is not in that hand.
fair-fault-swapped = Line { $line }: { $card } was played, but the card dealt there was { $dealt }.
fair-fault-forbidden = Line { $line }: the rules do not let { $card } take that.
fair-fault-basra = Line { $line }: whether { $card } makes a basra is wrong.
fair-fault-leftovers = The last cards on the floor went to the wrong player.
fair-fault-score = The score does not follow from the plays.
fair-fault-dealt = You saw { $card } in your hand, but the card at that place in the deck is { $dealt }.
fair-fault-end-missing = The end of the match is missing.
fair-fault-end-early = The match was ended before anybody had won.
fair-fault-stop = Line { $line }: nobody could break the match off in this way.
fair-fault-result = The result does not follow from the deals.

## The checker page

fair-page-title = Check a match
fair-page-game = Basra
fair-page-intro = Choose the proof of a match. This page works out every deal again and tells you, line by line, whether the cards were dealt fairly.
fair-page-choose = Choose a proof
fair-page-again = Choose another proof
fair-page-drop = or drop the file anywhere on this page
fair-page-private = The file stays on this device. You can save this page and use it without the internet.
fair-page-language = Language
fair-page-checking = Checking { $name } …
fair-page-good = Dealt fairly
fair-page-good-explained = Everything in this proof holds.
fair-page-unproven = Dealt by the recipe, not proven
fair-page-unproven-explained = Everything in this proof holds, but not every player’s device added a number of its own. For the server’s part there is only its word.
fair-page-other = Not a proof of fair dealing
fair-page-bad = This does not check out
fair-page-claims = What was checked
fair-page-players = { $first } and { $second }
fair-page-computer = Computer
fair-page-person = Player { $number }
