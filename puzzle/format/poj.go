package format

// POJ is the form of problem 2676 of the Peking University judge: a line with
// the number of puzzles, then 9 lines of 9 digits each.
var POJ = &Format{Name: "poj", Ext: ".txt", Counted: true, append: appendRows, answer: appendRowsOf}
