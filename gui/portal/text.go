package portal

import (
	"time"

	"sudoku/puzzle/words"
)

const mostText = 4 << 20

// textSilence is how long the owner of the clipboard may take until it answers, and from one piece of
// its text to the next.
var textSilence = time.Second

// ErrSilent means that the owner of the clipboard doesn't answer.
var ErrSilent = words.Error("paste.silent")

var errLargeText = words.Error("paste.large", "size", mostText>>20)
