# The command line.

usage = Usage:
options = Options
commands = Commands
metavar-options = [OPTIONS]
metavar-command = [COMMAND]
metavar-card = CARD
metavar-cards = CARDS
metavar-rules = RULES
metavar-port = PORT
metavar-host = HOST
metavar-folder = FOLDER
metavar-clock = CLOCK

command-basra =
    Egyptian Basra, the card game.

    Without a command it starts the game and opens it in the browser, as “play” does.
command-play =
    Start the game and open it in the browser.

    Your matches are kept and go on where you left them. Stop with Ctrl+C.
command-play-short = Start the game and open it in the browser.
command-serve =
    Start the server for others to play on.

    It listens on this computer alone unless --host says otherwise, and logs to standard error. Stop with Ctrl+C or SIGTERM.
command-serve-short = Start the server for others to play on.
command-capture =
    Say what CARD takes from the floor, and whether that is a basra.

    Cards are a rank A, 2 to 10, J, Q, K and a suit C, D, H, S: basra capture --floor "10S 5H 4C AD" 10H
command-capture-short = Say what a card takes from the floor.

option-help = Show this text.
option-version = Show the version.
option-language = The language to speak; by default that of the system.
option-port = The port to listen on, by default { $default }; 0 takes any free one.
option-port-play = The port to listen on; by default { $default }, or the next free one.
option-host = The address to listen on, by default { $default }; 0.0.0.0 lets others in.
option-no-open = Do not open the browser.
option-data = The folder where matches are kept; by default the user’s data folder.
option-database = The database where matches are kept, such as postgresql://name:password@host/basra; by default an SQLite file in the folder. Also read from BASRA_DATABASE, where nobody else sees the password.
option-redis = The Redis by which several processes with one database tell each other at once what has changed, such as redis://host. Also read from BASRA_REDIS.
option-workers = How many processes think for the computer players; by default one for each core but one. With 0 the server thinks itself, which does for a very small computer.
option-clock = Other lengths for a clock of online matches, in seconds: quick=PLAY,BANK,GRACE, relaxed=PLAY,BANK,GRACE or none=GRACE,SILENCE. May be given for each clock.
option-log-level = The least important messages that are logged, by default { $default }.
option-rules = The rules: egyptian, egyptian-v2, or one of them with options, such as egyptian,target=51; by default { $default }.
option-floor = The cards on the floor, such as "10S 5H 4C AD"; “-” for none.
option-json = Answer as JSON.

version-compiled = { $version }, compiled
version-plain = { $version }, plain Python
version-changed = { $version }, plain Python, because what was compiled is not of these sources or this Python

running = Egyptian Basra is ready. Stop it with Ctrl+C. Open:
already-running = Egyptian Basra is running already. Open:

list-separator = { ", " }
captures = { $card } takes { $cards }. It is no basra.
captures-basra = { $card } takes { $cards }: a basra!
captures-jack-basra = { $card } takes { $cards }: a jack basra!
captures-nothing = { $card } takes nothing and stays on the floor.
captures-choice = { $card } takes one of these, as the player chooses. It is no basra.

error-no-such-option = There is no option { $option } here; --help shows the options.
error-no-such-command = There is no such command: choose from { $commands }.
error-missing = { $name } is missing; --help shows what is needed.
error-option-value = The option { $option } needs a value, or takes none; --help shows how it is used.
error-choice = { $name } is one of { $choices }.
error-number = { $name } is a whole number from { $least } to { $most }.
error-folder = { $name } is a folder, and what it names is a file.
error-too-many = There are more arguments than this command takes; put a list of cards into quotes.
error-rules = The rules “{ $rules }” cannot be read. Write { $presets }, then what differs, after commas: { $options }.
error-floor = The floor “{ $floor }” cannot be read. Write cards such as "10S 5H 4C AD", each once.
error-card = “{ $card }” is not a card. Write a rank A, 2 to 10, J, Q, K and a suit C, D, H, S, such as 10H.
error-card-on-floor = { $card } cannot be played: it lies on the floor.
error-port-busy = Another program uses port { $port }: choose another one with --port.
error-ports-busy = The ports { $first } to { $last } are all in use: choose another one with --port.
error-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
error-data = The data folder { $folder } cannot be used: { $reason }
error-database = The database cannot be used: { $reason }
error-redis = Redis cannot be used: { $reason }
error-extra = Packages that this needs are not installed. Run: pip install '{ $extra }'
error-clock = The clocks “{ $clocks }” cannot be read. Write quick=12,60,60, relaxed=60,180,120 or none=300,86400: seconds for a play, in the bank and of grace; without a clock, of grace and of silence.

command-verify =
    Check the proof of a match, FILE, and say claim by claim whether it holds.

    The exit status is 0 if everything holds, else 1. “-” reads standard input.
command-verify-short = Check the proof of a match.
command-shuffle-test =
    Try the shuffle: exhaustive checks, then statistics over many decks; known bad shuffles must be found out.

    It needs numpy and scipy: pip install "basra[evidence]". The exit status is 0 if all came out as it must, else 1.
command-shuffle-test-short = Show the evidence that the shuffle is fair.
metavar-file = FILE
metavar-number = NUMBER
metavar-text = TEXT
option-players = Also let the computer players choose again, and compare.
option-decks = How many decks to shuffle, by default { $default }.
option-seed = Where the keys of the decks come from, by default “{ $default }”.
option-played = Test the deals really played on this host instead.
error-file = The file { $file } cannot be read: { $reason }.
error-evidence = This needs numpy and scipy: pip install "basra[evidence]".
error-no-deals = No deal has been played to its end here yet.
error-data-without-played = --data says whose deals are tested; it goes with --played.

verify-holds = Everything holds.
verify-fails = It does not hold.
verify-no-proof = This is no proof of fair dealing, and is not meant to be one.
claim-form = The file is whole
claim-practice = A practice match: nothing is claimed about its dealing.
claim-daily = A daily deal: nothing is claimed about its dealing. Its cards follow from the date.
claim-promise = The deals were sealed before the match
claim-values = The players’ values
claim-deal = Deal { $deal }
claim-result = The result
claim-players = The computer’s plays
claim-unchecked = { $claim }: not checked
claim-found = { $claim }: { $found }
claim-fault = { $claim }: { $fault }
found-form = { $events } events, chain { $chain }
found-promise = fingerprint { $fingerprint }
found-values = { $proven ->
    [1] proven: each person contributed to the dealing
   *[other] not proven: not every person contributed to the dealing
}
found-deal = secret, deck and { $plays } plays are right; { $first } : { $second }
found-stopped = { $plays ->
    [one] secret, deck and { $plays } play are right, as far as it went
   *[other] secret, deck and { $plays } plays are right, as far as it went
}
found-result = { $ending ->
    [points] { $first } : { $second }
    [first] { $first } : { $second }; broken off, the first player wins
    [second] { $first } : { $second }; broken off, the second player wins
   *[nobody] { $first } : { $second }; broken off without a winner
}
found-players = { $plays } plays are the same again

test-of = { $method }, { $decks } decks
test-exhaustion = Exhaustive checks                                cases
test-battery = Statistics                                       observed     expected         p
test-mutants = Known bad shuffles                               decks  found out by
test-ok = passed
test-bad = FAILED
test-not-killed = NOT FOUND OUT
test-left-out = left out: it needs { $decks } decks
test-passed = Everything came out as it must.
test-failed = Something did not come out as it must.
method-basra-fair-1 = basra-fair/1
method-played = the deals played here
method-full-range-swap = naive swap over the full range
method-sattolo = Sattolo, off by one
method-one-short = loop one short
method-byte-modulo = byte modulo n
method-word-modulo = 16-bit number modulo n
method-small-keys = sorting by small keys with ties
method-random-comparator = sorting by a random comparator
method-7-riffles = 7 riffles
method-10-riffles = 10 riffles
method-32-bit-seed = 32-bit seed
check-choices = every choice, over all bytes
check-memory = no choice depends on the one before
check-orders = all orders of few cards
check-positions = which card lies where
check-rising = rising sequences
check-neighbours = neighbouring cards
check-inversions = inversions
check-fixed-points = cards that stayed in place
check-parity = parity
check-repeats = repeated decks

# The arena.

command-arena =
    Play computer players against each other and say how strong they are, in points a deal.

    In a pair one deck is played twice, the seats exchanged. PLAYERS are two or more names, each with a node budget of its own if you like: basra arena greedy careful@500 --pairs 2000. What has been played is kept; the same command goes on where it stopped.
command-arena-short = Play computer players against each other.
metavar-players = PLAYERS…
metavar-address = ADDRESS
option-pairs = How many pairs each two players play, by default { $default }.
option-matches = Play whole matches in place of deals: “new” ones, or “late” ones, where both sides begin with points between half of the target and the target. By default “{ $default }”: deals that stand alone.
option-deck-list = The list of decks: “{ $default }”, the default; “{ $claim }”, which no player was ever tuned on; or any other text.
option-nodes = Positions that a player may look at for one play, by default { $default }.
option-gap = Also tell each player’s share of the gap between { $reference } and { $bound }, which sees all cards.
option-jobs = How many processes play at a time; by default one for each core.
option-ray = Play on a Ray cluster: its address, “auto” for the one this machine belongs to, “local” for one of its own.
option-results = The folder where results are kept; by default the user’s cache folder.
option-plot = Draw the players with their intervals into this file, as SVG.
error-player = “{ $player }” is no player. Write one of { $players }, and @ with a node budget if you like, such as greedy@500.
error-players = Name two players or more, each once.
error-results = Results cannot be kept in { $folder }: { $reason }.
error-worker = A working process died. Pairs that are played and kept: { $played } of { $pairs }. The same command goes on from there.
error-plot = Drawing needs matplotlib: pip install "basra[arena]".
error-plot-file = The picture cannot be written to { $file }: { $reason }.
error-ray = Playing on a cluster needs Ray: pip install "basra[ray]".
error-cluster = The cluster { $address } cannot be used: { $reason }.
arena-interrupted = Stopped. Pairs that are played and kept: { $played } of { $pairs }. The same command goes on from there.
arena-over = Decks of the list “{ $decks }”, pairs: { $pairs }, rules: { $rules }. Intervals are of 95 %.
arena-against = { $first } against { $second }
arena-points = points a deal
arena-all = against all
arena-share = share of the gap
arena-pairs = pairs won / drawn / lost
arena-deals = deals won / drawn / lost
arena-matches = matches won / drawn / lost
arena-won = won more than lost, of 100 matches
arena-first = points a deal for playing first
arena-basras = basras a deal
arena-milliseconds = ms of CPU time a play
arena-nodes = positions a play
arena-decks = Decks, SHA-256: { $digest }
arena-machine = { $processor }, cores: { $cores }; basra { $version }, { $speed ->
    [compiled] compiled
   *[plain] not compiled
}
arena-plot-axis = points a deal against the mean of all others

# The speed.

command-bench =
    Measure how fast it is here.

    Processor time of one core: deals at random, captures, the last round solved, and each computer player.
command-bench-short = Measure how fast it is here.
bench-how = Processor time of one core, medians of { $runs } runs.
bench-deals = Deals at random, dealing and scoring included: { $number } plays a second
bench-captures = Captures asked for from Python: { $number } a second
bench-last-round = The last round solved exactly: { $number } µs
bench-players = Computer players, ms a play, node budget { $nodes }:

# What a host may choose.

metavar-limits = REQUESTS=NUMBER,…
metavar-addresses = ADDRESSES
metavar-address-port = [HOST:]PORT
option-limits = What each address may ask for: numbers of requests, openings and guesses a minute and of sockets at a time, such as { $default }, which is the default; or “off”.
option-trusted-proxies = The proxies whose word is taken for the address of a client, separated by commas; by default those of this computer.
option-metrics = Serve metrics for Prometheus there, by default nowhere; with a port alone only this computer can read them.
metrics-at = Metrics: { $address }
error-limits = The limits “{ $limits }” cannot be read. Write “off”, or what differs from { $default }, after commas.
error-metrics = The place of the metrics “{ $place }” cannot be read. Write a port, or a host, a colon and a port, such as 127.0.0.1:9101.

# The host's own commands.

command-admin =
    Look after the matches of a host.

    Each command works on the database itself, whether servers run on it or not, and must be of their version.
command-admin-short = Look after the matches of a host.
command-admin-status = Say how much is kept.
command-admin-status-short = Say how much is kept.
command-admin-matches = List the newest matches.
command-admin-matches-short = List matches.
command-admin-show = Show what is kept about MATCH but its cards, as JSON, and whether it is whole.
command-admin-show-short = Show a match.
command-admin-void =
    End MATCH without a winner and say in the public log that it is void.

    Its record says that it was stopped by agreement. One that is damaged is closed as it is.
command-admin-void-short = End a match without a winner.
command-admin-export-person = Print all that is held about PERSON, as JSON. PERSON is what the leaderboard and “show” call it.
command-admin-export-person-short = Print all that is held about a person.
command-admin-delete-person = Delete all that is held about PERSON, its matches included. PERSON is what the leaderboard and “show” call it.
command-admin-delete-person-short = Delete all that is held about a person.
command-admin-backup =
    Copy the database into FILE, as it is at one moment, while matches are played.

    The copy of SQLite is put back by “restore”, that of PostgreSQL by pg_restore.
command-admin-backup-short = Copy the database into a file.
command-admin-restore =
    Put the copy FILE of an SQLite database into the folder. No server may run on it.

    With --force it takes the place of a database that is there, which is kept beside it under another name.
command-admin-restore-short = Put a copy back.
command-admin-check =
    Replay every match and say which are damaged.

    The exit status is 0 if none is, else 1.
command-admin-check-short = Replay every match.
metavar-match = MATCH
metavar-person = PERSON
option-which = Which matches, by default all.
option-most = How many at most, by default { $default }.
option-force = Put it in the place of the database that is there.
admin-count-matches = matches
admin-count-open = of these open
admin-count-online = of these between two devices
admin-count-rated = of these rated and over
admin-count-events = events
admin-count-people = people who are known to others
admin-count-invitations = invitations
admin-count-nodes = servers that share the database
admin-open = deal { $deal }
admin-over = over
admin-voided = { $match } is void.
admin-deleted = { $matches ->
    [one] All that was held is deleted, one match included.
   *[other] All that was held is deleted, { $matches } matches included.
}
admin-backed-up = The copy is in { $file }.
admin-restored = The copy is in { $folder } now.
admin-kept = The database that was there is in { $file } now.
admin-checked = { $matches ->
    [one] One match replayed, damaged: { $damaged }.
   *[other] { $matches } matches replayed, damaged: { $damaged }.
}
error-no-data = There is no database in { $folder }: name its folder with --data, or its URL with --database.
error-data-there = There is a database in { $folder } already; --force puts the copy in its place and keeps it under another name.
error-no-match = There is no match { $match }.
error-no-person = There is no person { $person }.
error-match-over = { $match } is over already.
error-match-waits = { $match } cannot be stopped: nobody is to play at this moment, or it is not one of two persons.
error-meanwhile = Something happened at the table meanwhile; try again.
