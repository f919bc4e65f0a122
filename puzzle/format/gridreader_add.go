package format

// maxRows is how many rows are kept while it is unknown whether lines of strokes are rows
// or rulings.
const maxRows = 18

// maxSurplus is how many rows directly below nine others begin another grid. With fewer there
// is a heading above them, or it is unknown which rows are too many.
const maxSurplus = 3

// add keeps the row that readRow has read. A full grid is finished when no row follows at
// once. If rows follow one with blank lines inside, those above the last blank line are an
// incomplete grid, and those below it begin another one.
func (b *gridReader) add(r *gridRow) {
	k := len(b.rows)
	b.cut.no, b.cut.frames = 0, 0
	switch {
	case b.rows.full() && r.dash && !b.rows.usesStroke(r.stroke):
		b.rule(r.raw)
		return
	case b.rows.full() && b.rows.lastGap() > 0 && (b.rows.lastGap() >= maxSurplus || r.gap || b.rows.height() == 8+maxSurplus):
		b.keep(b.rows.lastGap())
	case b.rows.full() && b.rows.lastGap() > 0: // it is unknown which rows are too many
	case b.rows.full() && r.gap:
		b.keep(k)
	case b.rows.full() && b.rows.height() == 8+maxSurplus:
		b.keep(b.rows.ninth())
	case r.n == 9 && k > 0 && b.rows.allBlank():
		b.keep(k)
	}
	b.rows = b.rows[:len(b.rows)+1]
	if len(b.rows) > maxRows || b.rows.full() && b.rows.lastGap() == 0 && b.count.promises() {
		b.finish()
	}
}

// keep finishes the grid of the rows before from, and keeps the others and the one that
// readRow has read as the next grid.
func (b *gridReader) keep(from int) {
	all := b.rows[:len(b.rows)+1]
	blank := all[from].gap || b.rows.allBlank()
	lower := b.rulings.below(from)
	b.rows = all[:from]
	b.finish()
	b.rulings = lower
	for i := range all[from:] {
		all[i], all[from+i] = all[from+i], all[i]
	}
	b.rows, b.blank = all[:len(all)-from-1], blank
}
