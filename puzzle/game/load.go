package game

import (
	"bufio"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"

	"sudoku/puzzle/words"
)

// Errors of Load for a file of which nothing can be read.
var (
	ErrNoGame   = words.Error("game.nogame")   // it is something else
	ErrNewer    = words.Error("game.newer")    // a later version of the program wrote it
	ErrNoPuzzle = words.Error("game.nopuzzle") // it ends before the givens
)

// Limits that no file written by Save exceeds.
const (
	maxLine = 64 << 10
	maxFile = 64 << 20

	maxEmpty = 1000 // empty lines at the top
)

// A Damage says that a saved game could only be read up to some move, or that all of it
// could be read but its checksum is wrong.
type Damage struct {
	Line    int  // the damaged line, or the last whole line of a file that was cut off
	Within  bool // Line is damaged; else the file was cut off after it
	Changed bool // the checksum is wrong; the line is unknown
	Moves   int  // how many moves could be read
}

// In returns the message in a language: where the damage is and how much was read.
func (d *Damage) In(l words.Lang) string {
	key := "game.cut"
	switch {
	case d.Changed:
		key = "game.changed"
	case d.Within:
		key = "game.damaged"
	}
	return l.T(key, "line", d.Line, "n", d.Moves)
}

// IsSavedGame reports whether text begins like a saved game of any version.
func IsSavedGame(text string) bool {
	text = strings.TrimLeftFunc(text, func(r rune) bool { return r == '\uFEFF' || unicode.IsSpace(r) })
	return strings.HasPrefix(text, form+" ")
}

// Load reads a game that Save wrote, in any version from the first that was released on. Of a file that
// is cut off or damaged it reads the part before the damage, and damage says where that
// is; it also says if the checksum is wrong. It is nil for an intact file. The clock
// runs unless it was paused. A game whose moves once solved the puzzle is finished, also
// where a program that knew no finish saved it after further moves.
func Load(in io.Reader, now func() time.Time) (g *Game, damage *Damage, err error) {
	r := &reader{in: bufio.NewReaderSize(io.LimitReader(in, maxFile), maxLine)}
	r.readForm()
	h := r.readHeader()
	switch {
	case r.err != nil:
		return nil, nil, r.err
	case h.lines["givens"] == 0:
		return nil, nil, ErrNoPuzzle
	}
	g = New(h.puzzle, now)
	g.tree.main, g.help = clipTo(h.main, maxName), Help{}
	p := &replay{Game: g, in: r}
	p.read()
	if r.err != nil {
		return nil, nil, r.err
	}
	p.restore(h)
	p.readOn()
	p.lookBack()
	p.goToFinish()
	return g, r.damage, nil
}

// readForm reads the first line that is not empty.
func (r *reader) readForm() {
	for r.line < maxEmpty && r.next() {
		text := strings.TrimSpace(strings.TrimPrefix(r.text, "\uFEFF"))
		if text == "" {
			continue
		}
		v, ok := strings.CutPrefix(text, form+" ")
		n, err := strconv.ParseUint(v, 10, 64)
		switch {
		case !ok, err == nil && n < classicVersion:
			r.err = ErrNoGame
		case n > version: // and where n is out of range
			r.err = ErrNewer
		case err != nil:
			r.err = ErrNoGame
		}
		r.text, r.sum = text, 0 // the checksum begins here
		r.add()
		return
	}
	if r.err == nil {
		r.err = ErrNoGame
	}
}
