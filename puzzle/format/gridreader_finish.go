package format

import (
	"bytes"
	"cmp"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// finish ends the current grid: it yields a puzzle or an error.
func (b *gridReader) finish() {
	b.dropDashes()
	b.dropLabels()
	if b.rows.allBlank() || b.yielded && b.isTail() {
		b.rows = b.rows[:0]
	}
	if len(b.rows) == 0 {
		b.rulings = rulings{}
		return
	}
	it := b.item()
	b.cut.row = append(b.cut.row[:0], b.rows[0].raw...)
	err := b.check()
	if err == nil {
		if fault := cmp.Or(b.rows.signs(), b.oddRuling(), b.rows.oddBar()); fault != nil {
			b.emit(Item{Line: it.Line, Layout: it.Layout}, fault)
			return
		}
	}
	switch {
	case b.disorder(err) != nil:
		b.emit(Item{Line: it.Line, Layout: it.Layout}, b.disorder(err))
		return
	case err == nil:
		b.rows.fill(&it)
		if odd, ok := notSingle(&it.Puzzle); ok {
			r := &b.rows[odd.Row()]
			b.emit(Item{Line: r.no, Layout: it.Layout}, &ParseError{Line: r.no, Err: words.Error("format.json.digit", "text", (it.Puzzle.Centre[odd] | it.Puzzle.Givens[odd].Set()).String())})
			return
		}
		if it.Puzzle.Givens.HasConflict() && (b.rows[0].numbers() || b.rows[8].numbers()) {
			b.emit(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: words.Error("format.rows.count", "n", 8)})
			return
		}
	case !b.rows.fillSpaces(&it):
		b.emit(Item{Line: it.Line, Layout: it.Layout}, err)
		return
	case b.oddRuling() != nil:
		b.emit(Item{Line: it.Line, Layout: it.Layout}, b.oddRuling())
		return
	}
	b.emit(it, nil)
}

// headed reports whether the first row may be a heading.
func (b *gridReader) headed() bool {
	if len(b.rows) == 0 || b.section != noSection || !b.rows[0].numbersColumns() {
		return false
	}
	return bytes.ContainsAny(b.rows[0].text, "123456789") || b.ruledFirst() || len(b.rows) > 1 && b.rows[1].dash
}

// ruledFirst reports whether the first ruling is below the first row.
func (b *ruledRows) ruledFirst() bool { return b.rulings.all&3 == 2 }

// dropDashes removes rows of nine strokes if they are rulings. They are empty cells if
// strokes are empty cells in other rows.
func (b *ruledRows) dropDashes() {
	if n, used := b.rows.dashes(); n > 0 && n < 9 && !used {
		for i := len(b.rows) - 1; i >= 0; i-- {
			if b.rows[i].dash {
				b.rulings.drop(i)
				b.rulings.add(i, false)
			}
		}
		b.rows = slices.DeleteFunc(b.rows, func(r gridRow) bool { return r.dash })
	}
}

// isTail reports whether the rows have only delimiters, like the empty rows at the end of
// a table, or are the numbers of the columns again that are above the grid before.
func (b *gridReader) isTail() bool {
	if len(b.rows) == 1 && b.numbered && b.rows[0].numbersColumns() {
		return true
	}
	if len(b.rows) >= 9 {
		return false
	}
	for i := range b.rows {
		if !b.rows[i].isHollow() {
			return false
		}
	}
	return true
}

// item returns the current grid's item without the cells.
func (b *gridReader) item() Item {
	first := &b.rows[0]
	it := Item{Line: first.no, Blank: b.blank && b.count.grids > 0}
	it.Column, _ = columnOf(first.raw, len(first.text)-len(bytes.TrimLeft(first.text, " \t")))
	some, all := trait(0), spaced
	for i := range b.rows {
		some, all = some|b.rows[i].traits, all&b.rows[i].traits
	}
	if b.rulings.all > 1 {
		some |= ruled
	}
	usual := Rows
	if b.count.on {
		usual = POJ
	}
	it.Layout = (some&^spaced | all).layout(usual)
	it.above, b.head.code = b.head.code, ""
	if it.above == "" && hasWord(first.raw) { // the line end behind a name is lost
		it.above = string(first.raw)
	}
	b.head.putInto(&it.Puzzle)
	switch {
	case describe(&it.Puzzle, b.words), b.section != noSection:
		it.Layout = SDK
	case b.framed && b.rows.allFramed():
		it.Layout = SS
	}
	return it
}

// emit yields an item or its error, and begins the next grid. An item that later lines may
// add to is kept waiting.
func (b *gridReader) emit(it Item, fault *ParseError) {
	b.ruledRows, b.blank, b.words = ruledRows{rows: b.rows[:0]}, false, b.words[:0]
	b.head.lines, b.head.rules = b.head.lines[:0], b.head.rules[:0]
	if fault == nil && b.pending.it != nil && (b.section == stateSection || b.section == marksSection) {
		b.merge(&it.Puzzle)
		return
	}
	if fault == nil && it.Layout == Pencilmarks && b.pending.mergeCandidates(&it.Puzzle) {
		return
	}
	if fault == nil && it.Layout == Pencilmarks {
		fault = b.pending.nearlyCandidates(&it)
	}
	if fault == nil && b.section == noSection {
		if key := b.pending.lacksHeading(&it); key != "" {
			it, fault = Item{Line: it.Line, Layout: SDK}, &ParseError{Line: it.Line, Err: words.Error(key)}
		}
	}
	if fault == nil && b.section == puzzleSection && it.Puzzle.Centre != ([81]puzzle.DigitSet{}) { // its givens are lost
		it, fault = Item{Line: it.Line, Layout: SDK}, &ParseError{Line: it.Line, Err: words.Error("format.nopuzzle")}
	}
	var before *Item
	if fault == nil && it.Layout == SS && b.pending.mayBeState(&it.Puzzle.Givens) {
		before, b.pending.it = b.pending.it, nil
	}
	b.yieldPending()
	if err := b.count.next(it.Line); err != nil {
		b.emitAfterPending(Item{Layout: POJ}, err)
	}
	b.pending.spoiled = fault != nil && b.section != noSection
	if fault == nil && (b.section == puzzleSection || it.Layout == SS) {
		kept := it
		b.pending.it, b.pending.before = &kept, before
	} else {
		b.yieldOne(it, fault)
	}
	b.section = noSection
}

// emitAfterPending yields the waiting grid and then an item or an error.
func (b *gridReader) emitAfterPending(it Item, fault *ParseError) {
	b.yieldPending()
	b.yieldOne(it, fault)
}

// yieldOne yields unless yield has returned false before.
func (b *gridReader) yieldOne(it Item, fault *ParseError) {
	if b.stopped {
		return
	}
	var err error
	if fault != nil {
		err = fault
	}
	b.stopped, b.yielded = !b.yield(it, err), true
}

// closeEmpty yields an error if there were only titles.
func (b *gridReader) closeEmpty() {
	if b.first > 0 && !b.yielded {
		b.yieldOne(Item{Line: b.first, Layout: Rows}, &ParseError{Line: b.first, Column: 0, Err: words.Error("format.nopuzzle")})
	}
}

// closeCount checks the number above the grids.
func (b *gridReader) closeCount() {
	if err := b.count.short(); err != nil {
		b.emitAfterPending(Item{Layout: POJ}, err)
	}
}

// whole yields a puzzle that is a single line among grids.
func (b *gridReader) whole(r *gridRow) {
	b.rows = b.rows[:1]
	b.cut.no = 0
	it := b.item()
	r.fill(&it.Puzzle)
	b.emit(it, nil)
}

// shaped ends the grids, and reads the rest of the stream as the layout Text.
func (b *gridReader) shaped(line []byte) {
	b.head.lines = b.head.lines[:0]
	b.close()
	b.yielded = true
	b.stopped = b.stopped || !(&textReader{f: Text, s: b.s, yield: b.yield}).read(line, true)
}

// check returns what is wrong with the rows if spaces are not cells.
func (b *ruledRows) check() *ParseError {
	total, bad, first := 0, 0, 0
	fielded := 0 // rows between delimiters
	for i := range b.rows {
		fielded += min(1, b.rows[i].width)
	}
	pencil := slices.ContainsFunc(b.rows, func(r gridRow) bool { return r.traits&pencilled != 0 })
	if pencil {
		b.rows.cutRow()
	}
	for i := range b.rows {
		r := &b.rows[i]
		if r.fault > 0 {
			return r.wrong(i+1, 0)
		}
		if pencil && r.n == 9 && countTokens(r.text) != 9 && r.width == 0 || fielded > 4 && r.width == 0 && r.n == 9 && r.traits&spaced == 0 { // digits that are no cells of their own
			return &ParseError{Line: r.no, Err: words.Error("format.row.cells", "n", countTokens(r.text), "row", i+1)}
		}
		if total += r.n; r.n == 9 {
			continue
		}
		if bad++; bad == 1 {
			first = i
		}
	}
	switch {
	case len(b.rows) == 8 && b.above != nil && bad == 0:
		return b.above
	case len(b.rows) != 9:
		return &ParseError{Line: b.rows[0].no, Err: words.Error("format.rows.count", "n", len(b.rows))}
	case bad == 0 && b.above != nil && b.rows[7].isHollow() && b.rows[8].isHollow():
		return b.above // the last are the end of a table
	case bad == 0:
		return b.rows.mixed()
	case bad > 1:
		total = 0
	}
	return b.rows[first].wrong(first+1, total)
}
