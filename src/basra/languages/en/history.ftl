# The page of all matches, results and records.
history-title = My matches – Basra
no-matches-yet = No match yet. Whatever you play will stand here, to go on with or to look at again.
older-matches = Older matches
results = Results
no-results-yet = After your first deal against the computer you will find here how it goes.
fact-won = matches won
fact-won-value = { $value } %
fact-points = points a deal
fact-points-value = { $value }
fact-against = points a deal against you
fact-against-value = { $value }
fact-basras = basras a deal
fact-basras-value = { $value }
fact-streak = won in a row now
fact-streak-value = { $value }
fact-longest = longest row of wins
fact-longest-value = { $value }
chart-wins = Wins by opponent
wins-of = { $won } of { $matches }
chart-deals = { $count ->
    [one] The latest deal
   *[other] The latest { $count } deals
  }
chart-deals-words = { $count ->
    [one] Points ahead of the opponent in the latest deal: { $average }.
   *[other] Points ahead of the opponent in the latest { $count } deals, on average: { $average }.
  }
chart-deals-about = A bar up: points more than the opponent. A bar down: fewer. The line is the average of the last { $averaged } deals.
records = Records from files
records-about = A record is the file of a whole match, from here or from any other Basra host. It is kept in this browser only.
record-open = Open a record
record-forget = Remove
deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
error-bad-record = This file is not the record of a match.
