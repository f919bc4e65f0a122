package game

// changedBranches is like changed, for branches, savepoints and drawings.
const changedBranches = `
main "On paper" | main On paper                -> whole
main "On paper" | main "a"\nmain "b"           -> line 13: 0 moves
main "On paper" | main                         -> whole
at 8 | at 0                                    -> whole
at 8 | at 16                                   -> whole
at 8 | at 19                                   -> whole
at 8 | at 21                                   -> whole
at 8 | at 22                                   -> line 13: 21 moves
at 8 | at 8\nline 9                            -> whole
at 8 | at 8\nline 8                            -> line 14: 21 moves
at 8 | at 8\nline 21                           -> line 14: 21 moves
at 8 | at 8\nline 99                           -> line 14: 21 moves
at 8 | at 8\nline x                            -> line 14: 0 moves
at 8 | at 3\nline 15                           -> line 14: 21 moves
at 8 | at 3\nline 16                           -> whole
at 8 | at 3\nline 18                           -> whole
at 8 | at 5\nline 0                            -> line 14: 21 moves
savepoint "Fresh" | savepoint Fresh            -> whole
savepoint "Fresh" | savepoint                  -> whole
savepoint "Fresh" | savepoint "a"\nsavepoint "b" -> line 15: 0 moves
from 5 what-if "If | from 5 what-if If         -> whole
from 5 what-if "If | from 5 If                 -> whole
from 5 what-if "If | from 5 what-iffy "If      -> whole
from 5 what-if "If r1c4 were 2" | from 5 what-if -> whole
from 5 what-if "If r1c4 were 2" | from 5       -> whole
from 5 what-if "If r1c4 were 2" | from         -> line 25: 9 moves
from 5 what-if "If r1c4 were 2" | from "If"    -> line 25: 9 moves
from 5 what-if | from -5 what-if               -> line 25: 9 moves
from 5 what-if | from 10 what-if               -> line 25: 9 moves
from 5 what-if | from 99999999999999999999999  -> line 25: 9 moves
from 5 what-if | from 9 what-if                -> line 28: 11 moves
from 5 what-if | from 0\nfrom 5 what-if        -> line 26: 9 moves
from 5 what-if | from 0\nsavepoint "x"\nfrom 5 what-if -> line 26: 9 moves
enter 2 r1c4 | enter 2 r1c1                    -> line 26: 9 moves
savepoint "数独" | savepoint "数独"\nfrom 16      -> line 33: 15 moves
draw r2c7=3 r2c3=3 | draw r2c7=3               -> line 30: 13 moves
draw r2c7=3 r2c3=3 | draw r2c7=3 r2c7=3        -> line 30: 13 moves
draw r2c7=3 r2c3=3 | draw r2c7=3 r1c1=3        -> line 30: 13 moves
auto | auto on                                 -> line 27: 10 moves
colour-cands 3 r2c3=3 r2c7=3 | colour-cands r2c3=3 -> line 29: 12 moves
fill-marks r2c7 | fill-marks                   -> line 33: 15 moves
clear-drawing | end                            -> whole
clear-drawing | from 1\nend                    -> line 39: 19 moves
`
