package cli

import (
	"fmt"

	"sudoku/puzzle/fault"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// catch calls f and returns a panic of it as an error, a *fault.Fault.
func catch(f func()) (err error) {
	defer fault.Recover(&err)
	f()
	return nil
}

// sayFault says that the program has a fault, and where the report of it is. If none can
// be written it says what is in it.
func (c *call) sayFault(f *fault.Fault) {
	text := c.lang.T("cli.fault")
	if games, err := store.Default(); err == nil && (fault.Reports{Dir: games.Dir, Version: words.Build()}).Write(f) == nil {
		text += " " + c.lang.T("fault.report", "file", f.File)
	} else {
		text += " " + f.Error()
	}
	fmt.Fprintf(c.err, "%s: %s\n", name, text)
}
