val board = arrayOf(
    intArrayOf(1, 0, 3, 0, 0, 0, 5, 0, 9),
    intArrayOf(0, 0, 2, 1, 0, 9, 4, 0, 0),
    intArrayOf(0, 0, 0, 7, 0, 4, 0, 0, 0),
    intArrayOf(3, 0, 0, 5, 0, 2, 0, 0, 6),
    intArrayOf(0, 6, 0, 0, 0, 0, 0, 5, 0),
    intArrayOf(7, 0, 0, 8, 0, 3, 0, 0, 4),
    intArrayOf(0, 0, 0, 4, 0, 1, 0, 0, 0),
    intArrayOf(0, 0, 9, 2, 0, 5, 8, 0, 0),
    intArrayOf(8, 0, 4, 0, 0, 0, 1, 0, 7)
)
