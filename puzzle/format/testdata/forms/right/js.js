const puzzle = [
  [1, null, 3, null, null, null, 5, null, 9],
  [null, null, 2, 1, null, 9, 4, null, null],
  [null, null, null, 7, null, 4, null, null, null],
  [3, null, null, 5, null, 2, null, null, 6],
  [null, 6, null, null, null, null, null, 5, null],
  [7, null, null, 8, null, 3, null, null, 4],
  [null, null, null, 4, null, 1, null, null, null],
  [null, null, 9, 2, null, 5, 8, null, null],
  [8, null, 4, null, null, null, 1, null, 7]
];
