board = [
  [1, None, 3, None, None, None, 5, None, 9],
  [None, None, 2, 1, None, 9, 4, None, None],
  [None, None, None, 7, None, 4, None, None, None],
  [3, None, None, 5, None, 2, None, None, 6],
  [None, 6, None, None, None, None, None, 5, None],
  [7, None, None, 8, None, 3, None, None, 4],
  [None, None, None, 4, None, 1, None, None, None],
  [None, None, 9, 2, None, 5, 8, None, None],
  [8, None, 4, None, None, None, 1, None, 7]
]
