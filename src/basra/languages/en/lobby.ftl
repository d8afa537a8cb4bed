# Play with others: inviting a friend, the lobby, and who one is. $who is a name that is put in as it is.

# What a table is like
friend-about = Your friend gets a link and sits down, with no account.
friend-invite = Invite
clock = Clock
pace-none = No clock
pace-relaxed = Relaxed
pace-quick = Quick
clock-pace-none = As long as you like
clock-pace = { $seconds } s a play, { $minutes } min spare
clock-grace = { $minutes ->
    [one] Whoever loses the connection has one minute to come back.
   *[other] Whoever loses the connection has { $minutes } minutes to come back.
  }
counts = What for?
counts-friendly = For fun
counts-friendly-about = Ratings stay as they are
counts-rated = Rated
counts-rated-about = Changes both ratings
comes = Who may sit down?
comes-link = By link only
comes-link-about = Whom you send it to
comes-lobby = The lobby, too
comes-lobby-about = Anybody, and others may watch

# The own table, until somebody comes
invitation = Invitation
join-title = Invitation – Basra
your-table = Your table
awaiting = Waiting for your friend…
awaiting-about = Send the link. As soon as your friend sits down, you are both at the table.
awaiting-own = In this browser the invitation is your own. Your friend opens it on another device.
awaiting-stays = The link works for seven days. You may leave this page: the match then waits among your matches.
awaiting-listed = The lobby shows your table as long as this page is open.
about-table = The table
invitation-words = Come and play a match of Basra with me!
qr-code = QR code of the link
copy-link = Copy the link
cancel-invitation = Take the invitation back

# Somebody else’s table
invited-by = { $who } invites you
invited = You are invited
invited-about = To a match of Basra, the Egyptian card game for two.
rating-of = Rating { $rating }
sit-down = Sit down
invited-no = No, thanks
table-gone = Nobody is waiting here any more
table-gone-about = Somebody else sits at this table, or the invitation was taken back, or it is older than seven days. Ask for a new link.
error-own-invitation = This invitation is your own.
error-crowded = From your connection there are already as many tables in the lobby as it shows. Sit down at one of them, or send a friend a link.

# The lobby
lobby-title = Lobby – Basra
pair-title = Play whoever is there
pair-about = Rated, by these rules. If nobody is waiting for such a match, your table waits in the lobby.
open-tables = Open tables
open-tables-none = No table is open just now. Open one: whoever comes can sit down.
open-table = Open a table
running-matches = Matches to watch
running-none = Nobody is playing in public just now.
awaiting-somebody = Waiting for somebody…
awaiting-somebody-about = Whoever wants to play like this comes to your table. Stay on this page.
awaiting-by-link = Only who has the link can come to this table.
show-link = Show the link
wait-no-more = Wait no more

# Who one is
me-title = Profile – Basra
me-called = Your name
name-about = Others read it at the table and on the leaderboard. You may leave it out.
name-saved = Saved.
save = Save
rating-about = { $matches ->
    [one] From one rated match. Your true strength very likely lies within these bounds.
   *[other] From { $matches } rated matches. Your true strength very likely lies within these bounds.
  }
no-rating = You get one with your first rated match against another person.
devices = Your devices
devices-about = There are no accounts: what is yours belongs to this device.
devices-count = { $count ->
    [one] So far it is this one alone.
   *[other] { $count } devices share it.
  }
data = Your data
data-about = What this server holds about you, as one file, or gone for good.
export = Download all of it
delete-all = Delete everything
blocked-people = Blocked
blocked-count = { $count ->
    [one] You have blocked one person.
   *[other] You have blocked { $count } people.
  }
unblock-all = Unblock all

# To another device
move-to-device = Use another device, too
move-about = You get a private link. Open it on the other device, and both devices are you.
move-along = What comes along
move-along-about = Your matches with their seats, your name and your rating.
move-stays = What stays here
move-stays-about = Settings, and records opened from files. A match whose cards are still being mixed must be begun on this device first.
move-make = Make the link
move-open = Open it on the other device. It works once, until { $time }.
move-private = Keep it to yourself: whoever opens it is you.
move-title = Move here – Basra
move-here = Move to this device?
move-here-about = This private link brings a person’s matches, name and rating here. The device it comes from keeps them, too.
move-own = { $count ->
    [one] This device has a match of its own. It joins those of the link; a rating that was earned here ends.
   *[other] This device has { $count } matches of its own. They join those of the link; a rating that was earned here ends.
  }
move-yes = Move here
move-no = Leave it as it is
error-no-link = This link was used already, or it is too old. Make a new one on the other device.

# Deleting
delete-goes = This goes from the server for good:
delete-goes-matches = all your matches, for your opponents as well
delete-goes-invitations = your open invitations, and what you wrote at tables
delete-goes-rating = your name, your rating and whom you blocked
delete-goes-devices = the tie between your devices
delete-stays = The public log of dealings keeps its lines; they hold no names. Settings stay in this browser.
delete-sure = Really everything? This cannot be undone.
delete-no = Keep it
delete-yes = Yes, delete everything

# The leaderboard
leaderboard = Leaderboard
leaderboard-title = Leaderboard – Basra
leaderboard-none = Nobody has a place here yet.
no-place = No place yet
leaderboard-about = A place takes about five rated matches on this server, and is lost after a year without one. The number after ± tells how sure the rating is: it shrinks with each match.
place = Place
player = Player
rated-matches = Matches
