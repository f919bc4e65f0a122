package library

import (
	"bytes"
	"testing"
	"time"
)

// TestContents: what a record holds is known without restoring it; of one that is cut off nothing is.
func TestContents(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	create(t, l, "empty")
	id := create(t, l, "large")
	puzzles := shuffled(250, 3)
	for i := range puzzles {
		puzzles[i].Note = string(bytes.Repeat([]byte{'x'}, 10_000)) // three parts
	}
	if _, err := l.Import(t.Context(), id, seq(puzzles...), nil); err != nil {
		t.Fatal(err)
	}
	play(t, home, "a.sudoku", 12, 2)
	play(t, home, "entry.sudoku", 3, 0) // is no game
	record := backedUp(t, l, "{}")
	read := func(record []byte) (Contents, error) {
		return ReadContents(bytes.NewReader(record), int64(len(record)))
	}
	c, err := read(record)
	if err != nil || c.Games != 1 || c.Collections != 2 || time.Since(c.Made) > time.Hour || len(record) < 2*partSize {
		t.Errorf("%+v of %d bytes; %v", c, len(record), err)
	}
	if c, err := read(record[:len(record)/2]); err == nil {
		t.Errorf("%+v of one that is cut off", c)
	}
}
