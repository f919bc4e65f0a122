package format

import (
	"bytes"
	"errors"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Integers is 81 integers with white space between them, 0 for an empty cell, as on judge
// sites. It is written with 9 in a line.
var Integers = &Format{Name: "integers", Ext: ".txt", Apart: true, append: appendIntegers, answer: appendIntegersOf}

func appendIntegers(dst []byte, p *puzzle.Puzzle) []byte { return appendIntegersOf(dst, p.Givens) }

func appendIntegersOf(dst []byte, g puzzle.Grid) []byte {
	for c, d := range g {
		dst = append(dst, '0'+byte(d), "        \n"[c%9])
	}
	return dst
}

// An integerReader reads integers with any white space between them, also line ends, so
// that a puzzle may begin anywhere.
type integerReader struct {
	s *source
	cleaner
	it    Item
	n     int    // cells of the current puzzle so far
	all   int    // puzzles so far
	whole bool   // each puzzle is one line
	held  []Item // puzzles that are yielded when what follows them shows that they were right
	skip  bool   // after an error: skip everything before the next blank line or title
	from  int    // the length of the earlier parts of this line
	open  bool   // the part before ended within an integer
	items bool   // each line of this puzzle is an item of a list, with bullets
	loose int    // how many lines of others are such items
	tens  int    // how many lines of this puzzle have ten: a row and its label
	pairs int    // or eighteen: rows of two grids side by side

	rulings rulings // between rows of nine

	hollow int // how many a line with fields that have nothing in them has, 0 if there is none
	text   int // the first line of text, -1 after an error
	wide   int // how many integers each line of this puzzle has, -1 if not all have as many
}

// read yields an item or an error for each puzzle.
func (r *integerReader) read(yield func(Item, error) bool) bool {
	for {
		part := r.s.part
		raw, ok := r.s.next()
		if !ok {
			switch {
			case r.n == 0 && r.all == 0 && r.text > 0:
				return yield(Item{Line: r.text, Layout: Integers}, &ParseError{Line: r.text, Err: words.Error("format.nopuzzle")})
			case r.n == 0:
				return r.release(yield)
			}
			return yield(r.fail(r.it.Line, 0, words.Error("format.integers.short", "n", r.n)))
		}
		if !part {
			r.from, r.open = 0, false
		}
		text := r.clean(raw)
		if !r.line(text, yield) {
			return false
		}
		r.from += len(text)
		r.open = len(text) > 0 && inToken(text[len(text)-1])
	}
}

func (r *integerReader) line(text []byte, yield func(Item, error) bool) bool {
	switch kind := classOf(text); {
	case kind == vacant:
		r.skip = false
		r.it.Blank = r.it.Blank || r.n == 0 && r.all > 0
		r.s.skipBlank()
		return r.n > 0 || r.release(yield)
	case kind == prose && r.n == 0 && singleCells(text) < 8: // with more a character of a row may be wrong
		if r.skip = false; r.text == 0 {
			r.text = r.s.no
		}
		return r.release(yield)
	case kind == prose || kind == cells:
		if err := r.uneven(text); err != nil {
			r.text = -1
			return yield(Item{Line: err.Line, Layout: Integers}, err)
		}
		return r.skip || r.cells(r.withoutBullet(text), yield)
	case kind == ruling && r.n%9 == 0 && r.n > 0:
		r.rulings.add(r.n/9, isHeavy(text))
	}
	return true
}

// uneven returns an error for a line with a few integers too many or too few if each
// puzzle is one line, so that only this puzzle is lost.
func (r *integerReader) uneven(text []byte) *ParseError {
	n := 0
	for range tokensOf(text) {
		n++
	}
	if n == 81 && r.n > 0 && r.from == 0 && !r.s.part && !r.skip { // a puzzle of its own within another
		return r.cutShort()
	}
	if n == 729 && r.n == 0 && r.from == 0 { // candidates, nine places for each cell
		return cellsFault(r.s.no, 0, n)
	}
	if !r.whole || r.n > 0 || r.from > 0 || r.s.part || n == 81 || n < 65 || n > 97 {
		return nil
	}
	return cellsFault(r.s.no, 0, n)
}

// cutShort ends the current puzzle with an error.
func (r *integerReader) cutShort() *ParseError {
	_, err := r.fail(r.it.Line, 0, words.Error("format.integers.short", "n", r.n))
	fault, _ := errors.AsType[*ParseError](err)
	return fault
}

func (r *integerReader) cells(text []byte, yield func(Item, error) bool) bool {
	r.measure(text)
	for tok := range tokensOf(text) {
		column := r.from + tok.at + 1
		if len(tok.text) > 1 || glyphs[tok.text[0]] != cell || tok.at == 0 && r.open {
			return yield(r.fail(r.s.no, column, words.Error("format.integer", "text", clip(tok.text))))
		}
		if r.n == 0 {
			r.it = Item{Line: r.s.no, Column: column, Layout: Integers, Blank: r.it.Blank}
		}
		if r.items && r.n > 0 && len(bytes.TrimSpace(text)) == 1 && (tok.text[0] == '-' || tok.text[0] == '*') { // a bullet without its cell
			return yield(r.fail(r.s.no, column, words.Error("format.integer", "text", clip(tok.text))))
		}
		r.it.Puzzle.Givens[r.n] = puzzle.Digit(digitOf[tok.text[0]])
		if r.n++; r.n < 81 {
			continue
		}
		if r.loose > 4 {
			return yield(r.fail(r.it.Line, 0, words.Error("format.line.none")))
		}
		if r.tens > 4 {
			return yield(r.fail(r.it.Line, 0, words.Error("format.row.cells", "n", 10, "row", 1)))
		}
		if r.wide == 3 && namesCells(&r.it.Puzzle.Givens) {
			return yield(r.fail(r.it.Line, 0, errUnclearCells))
		}
		if r.wide > 9 && r.wide < 2*9 || r.pairs > 2 {
			return yield(r.fail(r.it.Line, 0, words.Error("format.row.cells", "n", max(r.wide, 2*9*min(r.pairs, 1)), "row", 1)))
		}
		if n := r.rulings.odd(); n > 0 && r.wide == 9 {
			return yield(r.fail(r.it.Line, 0, words.Error("format.ruling.row", "row", n)))
		}
		if r.hollow > 0 && r.wide < 0 { // rows of a table
			return yield(r.fail(r.it.Line, 0, words.Error("format.row.cells", "n", r.hollow, "row", 1)))
		}
		it := r.it
		r.it.Blank, r.n, r.all = false, 0, r.all+1
		if !r.hold(it, yield) {
			return false
		}
	}
	return true
}

// maxHeld is how many puzzles are held back where nothing is between them: it is known only at the
// end that they begin and end where it seemed.
const maxHeld = 64

// hold keeps a puzzle back for a while.
func (r *integerReader) hold(it Item, yield func(Item, error) bool) bool {
	if r.whole {
		return yield(it, nil)
	}
	r.held = append(r.held, it)
	return len(r.held) < maxHeld || r.release(yield)
}

// release yields the puzzles that were held back.
func (r *integerReader) release(yield func(Item, error) bool) bool {
	for _, it := range r.held {
		if !yield(it, nil) {
			return false
		}
	}
	r.held = r.held[:0]
	return true
}

// measure compares the length of a line with that of the others.
func (r *integerReader) measure(text []byte) {
	n := 0
	for range tokensOf(text) {
		n++
	}
	switch {
	case r.n == 0:
		r.wide, r.tens, r.pairs, r.hollow, r.loose, r.rulings = n, 0, 0, 0, 0, rulings{}
	case r.wide != n && r.n+n < 81:
		r.wide = -1
	}
	if bytes.Contains(text, []byte("\t\t")) {
		r.hollow = n
	}
	switch n {
	case 10:
		r.tens++
	case 2 * 9:
		r.pairs++
	}
}

// fail drops the current puzzle and returns its error.
func (r *integerReader) fail(line, column int, why words.Message) (Item, error) {
	it := Item{Line: line, Layout: Integers}
	if r.n > 0 {
		it.Line = r.it.Line
	}
	r.n, r.skip, r.held, r.text = 0, true, r.held[:0], -1
	return it, &ParseError{Line: line, Column: column, Err: why}
}

// clip shortens a quotation for a message.
func clip(text []byte) string {
	if len(text) > 12 {
		return string(text[:12]) + "…"
	}
	return string(text)
}
