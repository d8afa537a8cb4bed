# Matches that are not dealt by the protocol: for practice, and the deal of the day.

fair-line-practice = Practice
fair-short-practice = Practice
fair-line-daily = Daily deal
fair-short-daily = Daily deal
kind-sheet-title = Where do these cards come from?
kind-sheet-practice = This is a practice match. Its cards are shuffled by chance, or they are those of a deal you have played before. You can take plays back, and nothing is claimed about the dealing.
kind-sheet-daily = This is the deal of the day: the same cards for everybody, here and on any other server. They follow from the date alone. So anybody can work them out again, and anybody could know them beforehand. Nothing else is claimed about the dealing.
kind-sheet-otherwise = In any other match every deal is sealed beforehand, and your browser checks it once it is over.
kind-sheet-download = Download the record
rejected-no-take-back = There is no play to take back.
