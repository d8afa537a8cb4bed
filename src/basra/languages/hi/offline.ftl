# डिवाइस पर ऐप
app-name = मिस्री बसरा
app-short-name = बसरा
app-daily = आज की बाँट
