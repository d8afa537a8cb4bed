# Lists of matches. $who and $other are names that are put in as they are.
versus = { $who } and { $other }
kind-practice = Practice
kind-daily = Daily deal
review = Review
record = Record
all-matches = All matches
seat-number = Player { $number }
guest = Guest
rating = Rating
rated = Rated
