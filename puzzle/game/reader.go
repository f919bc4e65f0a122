package game

import (
	"bufio"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
)

// A reader reads a saved game line by line, up to the line "end" or the end of the file.
type reader struct {
	in     *bufio.Reader
	text   string // the current line
	line   int    // its number, from 1
	sum    uint32 // the checksum of all lines up to it
	held   bool   // next returns it once more
	done   bool   // the line "end" was read
	damage *Damage
	err    error
}

// next goes to the next whole line and reports whether there is one to read.
func (r *reader) next() bool {
	if r.done || r.damage != nil || r.err != nil {
		return false
	}
	if r.held {
		r.held = false
		return true
	}
	b, err := r.in.ReadSlice('\n')
	r.text = strings.TrimRight(string(b), " \t\r\n")
	switch {
	case (err == nil || err == io.EOF) && r.ends(err == nil):
		r.done = true
	case err == nil:
		r.line++
		r.add()
		return true
	case err == io.EOF:
		r.damage = &Damage{Line: r.line}
	case errors.Is(err, bufio.ErrBufferFull):
		r.damaged(r.line + 1)
	default:
		r.err = err
	}
	return false
}

// ends reports whether the current line is the line "end", and compares the checksum on
// it. A line that is cut off within the checksum is not.
func (r *reader) ends(whole bool) bool {
	sum, ok := strings.CutPrefix(r.text, "end ")
	switch {
	case !ok:
		return r.text == "end"
	case sum == fmt.Sprintf("%08x", r.sum):
		return true
	case whole:
		r.damage = &Damage{Changed: true}
	}
	return whole
}

// add adds the current line to the checksum. Every line end counts as LF, so that a
// conversion to CR LF is no damage.
func (r *reader) add() {
	r.sum = crc32.Update(r.sum, checksums(), []byte(r.text+"\n"))
}

// damaged stops reading and records the damaged line, unless damage was recorded before.
func (r *reader) damaged(line int) {
	if r.damage == nil {
		r.damage = &Damage{Line: line, Within: true}
	}
}

// A header is the part of a saved game before the moves.
type header struct {
	puzzle  puzzle.Puzzle
	elapsed time.Duration
	paused  bool
	at, tip int
	main    string
	lines   map[string]int // the line of each key
}

func (r *reader) readHeader() *header {
	h := &header{at: math.MaxInt, lines: map[string]int{}}
	for r.next() {
		key, value, _ := strings.Cut(r.text, " ")
		set := h.field(key)
		switch {
		case set == nil: // the first move
			r.held = true
			return h
		case h.lines[key] != 0 || !set(value):
			r.damaged(r.line)
		default:
			h.lines[key] = r.line
		}
	}
	return h
}

// field returns the function that sets the value of a key, nil for an unknown key.
func (h *header) field(key string) (set func(string) bool) {
	p := &h.puzzle
	switch key {
	case "board":
		return func(s string) (ok bool) { p.Shape, ok = parseShape(s); return }
	case "givens":
		return func(s string) (ok bool) { p.Givens, ok = puzzle.ParseGrid(s); return }
	case "entries":
		return func(s string) (ok bool) { p.Entries, ok = puzzle.ParseGrid(s); return }
	case "centre-marks":
		return func(s string) (ok bool) { p.Centre, ok = parseMarks(s); return }
	case "corner-marks":
		return func(s string) (ok bool) { p.Corner, ok = parseMarks(s); return }
	case "clock":
		return h.setClock
	case "at":
		return func(s string) bool { return setNumber(&h.at, s) }
	case "line":
		return func(s string) bool { return setNumber(&h.tip, s) }
	case "main":
		return func(s string) bool { h.main = unquote(s); return true }
	}
	for _, f := range texts(p) {
		if f.key == key {
			return func(s string) bool { *f.text = unquote(s); return true }
		}
	}
	return nil
}

func (h *header) setClock(s string) (ok bool) {
	s, h.paused = strings.CutSuffix(s, " paused")
	h.elapsed, ok = parseClock(s)
	return ok
}

func setNumber(to *int, s string) bool {
	n, err := strconv.ParseUint(s, 10, 31)
	if err == nil {
		*to = int(n)
	}
	return err == nil
}

// unquote removes the quotes of a text. A person who edited the file may have left them
// out.
func unquote(s string) string {
	if text, err := strconv.Unquote(s); err == nil {
		return text
	}
	return s
}
