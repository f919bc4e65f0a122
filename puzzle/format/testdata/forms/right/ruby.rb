board = [
  [1, nil, 3, nil, nil, nil, 5, nil, 9],
  [nil, nil, 2, 1, nil, 9, 4, nil, nil],
  [nil, nil, nil, 7, nil, 4, nil, nil, nil],
  [3, nil, nil, 5, nil, 2, nil, nil, 6],
  [nil, 6, nil, nil, nil, nil, nil, 5, nil],
  [7, nil, nil, 8, nil, 3, nil, nil, 4],
  [nil, nil, nil, 4, nil, 1, nil, nil, nil],
  [nil, nil, 9, 2, nil, 5, 8, nil, nil],
  [8, nil, 4, nil, nil, nil, 1, nil, 7]
]
