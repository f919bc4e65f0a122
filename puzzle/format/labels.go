package format

import (
	"bytes"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// unlabel masks the letter, or r and a number, that names a row at its left edge, or a letter
// at the right edge or at both.
func unlabel(text []byte) bool {
	at := labelStart(text)
	if right := rightLabel(text); right > 0 {
		only := labelEnd(text[at:]) == 0
		if only || text[right] == text[at] {
			mask(text[right:])
		}
		if only {
			return isRow(text)
		}
	}
	end := at + labelEnd(text[at:])
	sign := skip(text, end, "*_`\"'")
	next := skip(text, sign, " ")
	if next < len(text) && text[next] == '\t' {
		next++ // other tabs are between empty fields
	}
	switch {
	case next == len(text), sign > end && (at == 0 || text[at-1] != text[end]): // a sign behind it alone
		return false
	case next == sign && strings.IndexByte(".:)|,;", text[next]) >= 0, glyphs[text[next]] == bar, glyphs[text[next]] == comma:
		next++
	case next == end:
		return false // it is part of a word
	}
	for at > 0 && (text[at-1] == '*' || text[at-1] == '_') {
		at--
	}
	mask(text[at:next])
	return isRow(text)
}

// isRow reports whether a line has nine cells and nothing else.
func isRow(text []byte) bool {
	var r row
	if classOf(text) == cells {
		r.read(text)
	}
	return r.n == 9
}

// rightLabel returns the index of a letter that may name a row at its right edge, 0 if there
// is none. Those of a tenth row tell that there is one. In a table what is behind the last
// delimiter may be a cell.
func rightLabel(text []byte) int {
	at := len(bytes.TrimRight(text, " \t")) - 1
	if at < 9 || bytes.Count(text, []byte("|")) >= 8 || text[at]|' ' < 'a' || text[at]|' ' > 'l' || glyphs[text[at-1]] != blank && glyphs[text[at-1]] != bar {
		return 0
	}
	return at
}

func labelStart(text []byte) int { return skip(text, 0, " \t|*_`>[{(\"'") }

// isLabelled reports whether a line begins or ends with what may be a label.
func isLabelled(text []byte) bool {
	return labelEnd(text[labelStart(text):]) > 0 || rightLabel(text) > 0
}

// skip returns the index of the next byte from at on that is not one of chars.
func skip(text []byte, at int, chars string) int {
	for at < len(text) && strings.IndexByte(chars, text[at]) >= 0 {
		at++
	}
	return at
}

// labelEnd returns the length of the label that text begins with, 0 if there is none: a
// letter, or r or row and a number. Labels of a tenth row tell that there is one.
func labelEnd(text []byte) int {
	if len(text) < 2 || !isLetter(text[0]) {
		return 0
	}
	end := 1
	if !isLetter(text[1]) {
		if 'a' <= text[0]|' ' && text[0]|' ' <= 'l' {
			return end
		}
	} else if len(text) > 3 && bytes.EqualFold(text[:3], []byte("row")) {
		end = skip(text, 3, " ")
	}
	if text[0]|' ' == 'r' && end < len(text) && '1' <= text[end] && text[end] <= '9' {
		return skip(text, end, "0123456789")
	}
	return 0
}

// numbersColumns reports whether a row has the numbers of the columns in order, or nothing
// between the separators of a table.
func (r *gridRow) numbersColumns() bool {
	digits := make([]byte, 0, 10)
	for _, b := range r.text {
		if '0' <= b && b <= '9' {
			digits = append(digits, b)
		} else if glyphs[b] == cell {
			return false
		}
	}
	s := string(digits)
	return s == "123456789" || s == "012345678" || s == "" && r.n == 9 && r.traits&(ruled|delimited) != 0
}

// numbers reports whether a row has the numbers of the columns.
func (r *gridRow) numbers() bool {
	return r.numbersColumns() && bytes.ContainsAny(r.text, "123456789")
}

// isHollow reports whether a row has only delimiters.
func (r *gridRow) isHollow() bool {
	return r.fault == 0 && r.traits&delimited != 0 && !bytes.ContainsAny(r.text, "0123456789.-_*?")
}

// dropLabels removes what is no part of a grid of more cells: the row of column numbers
// above it, and the number or the bullet before each of its rows.
func (b *gridReader) dropLabels() {
	most := 9
	if b.headed() {
		most = 10
	}
	b.dropTail(most)
	if (len(b.rows) == 10 || b.ruledAfter == 1) && b.headed() {
		heading := b.rows[0] // its memory is used again
		copy(b.rows, b.rows[1:])
		b.rows[len(b.rows)-1] = heading
		b.rows = b.rows[:len(b.rows)-1]
		b.numbered = true
	}
	if len(b.rows) == 9 {
		b.rows.dropE()
		b.rows.alignEdges()
	}
	if len(b.rows) == 9 && b.check() == nil && b.rows[0].traits != 0 && (b.rows.numbersRows() || b.rows.mayNumberRows()) {
		b.rows[0].n = 10 // so many labels are no cells
	}
	if len(b.rows) == 9 && b.rows[8].isCutEmphasis(&b.rows[0]) {
		b.rows[8].n = 10 // the signs around its digits are no cells
	}
	if len(b.rows) != 9 || b.check() == nil {
		return
	}
	for _, cut := range [](func([]byte) (string, []byte)){cutLabel, cutRightLabel, cutBothLabels} {
		if bare, ok := b.rows.withoutLabels(cut); ok {
			b.rows.setRows(bare)
			b.rows.compareWidths()
			return
		}
	}
}

// dropTail removes empty rows at the end of a table, if those that are left are a grid for sure: of
// eight rows and several empty ones, one may be lost.
func (b *gridReader) dropTail(most int) {
	n := len(b.rows)
	for n > 0 && b.rows[n-1].isHollow() {
		n--
	}
	switch {
	case len(b.rows) <= most:
	case n >= most:
		b.rows = b.rows[:n]
	case b.above != nil:
		b.rows = b.rows[:n]
	}
}

// withoutLabels returns the rows without what cut cuts off, if that is the label of each and
// leaves rows.
func (rows gridRows) withoutLabels(cut func([]byte) (string, []byte)) (bare [9][]byte, ok bool) {
	var labels [9]string
	for i := range rows {
		r := &rows[i]
		if labels[i], bare[i] = cut(r.text); bare[i] == nil {
			return bare, false
		}
		var read row
		if read.read(bare[i]); read.n != 9 || r.fault > 0 {
			return bare, false
		}
	}
	return bare, areLabels(&labels, rows[0].text)
}

// setRows sets the texts of the rows.
func (rows gridRows) setRows(bare [9][]byte) {
	for i := range rows {
		r := &rows[i]
		no, raw, gap := r.no, bytes.Clone(r.raw), r.gap
		r.set(bare[i], raw, no)
		r.gap = gap
	}
}

// numbersRows reports whether the first cells of nine rows are their numbers, from 0 or 1.
func (rows gridRows) numbersRows() bool {
	first := rows[0].cells[0].Min()
	for i := range rows {
		if s := rows[i].cells[0]; s.Min() != first+puzzle.Digit(i) || first > 1 {
			return false
		}
	}
	return true
}

// mayNumberRows reports whether the first or the last cells of nine rows, of which others
// are empty, are the numbers of the rows, of all but one at least: those may have taken the
// place of empty cells.
func (rows gridRows) mayNumberRows() bool {
	var up, down, zero [2]int
	some := false
	for i := range rows {
		cells := rows[i].cells[:9]
		for k, s := range [2]puzzle.DigitSet{cells[0], cells[8]} {
			switch d := int(s.Min()); {
			case d == i+1:
				up[k]++
			case d == i:
				zero[k]++
			}
			if int(s.Min()) == 9-i {
				down[k]++
			}
		}
		some = some || slices.Contains(cells, 0)
	}
	return some && max(up[0], up[1], down[0], down[1], zero[0], zero[1]) >= 8
}

// dropE takes off the fifth row the label E, which else is an empty cell, if the rows around
// it end with D and F.
func (rows gridRows) dropE() {
	ends := func(i int, with byte) bool {
		text := bytes.TrimRight(rows[i].raw, " \t\r")
		return len(text) > 1 && text[len(text)-1]|' ' == with && !isLetter(text[len(text)-2])
	}
	r := &rows[4]
	bare := bytes.TrimRight(bytes.Clone(r.text), " \t")
	if len(bare) == 0 || !ends(3, 'd') || !ends(4, 'e') || !ends(5, 'f') || len(bare) < len(bytes.TrimRight(r.raw, " \t\r")) {
		return // or it was taken off
	}
	gap := r.gap
	r.set(bare[:len(bare)-1], bytes.Clone(r.raw), r.no)
	r.gap = gap
}

// isCutEmphasis reports whether signs are left around digits of the row, because the text was
// cut off in it, that were around those of the first row, too.
func (r *gridRow) isCutEmphasis(first *gridRow) bool {
	for tok := range tokensOf(r.text) {
		if len(tok.text) > 1 && isEmphasis(tok.text) {
			sign := tok.text[:1]
			return bytes.Contains(first.raw, sign) && !bytes.Contains(first.text, sign)
		}
	}
	return false
}

// cutLabel splits the first field or word off a row, and returns the row without it.
func cutLabel(text []byte) (label string, bare []byte) {
	separators := " \t"
	for _, s := range []string{"|", ",", ";", "\t"} {
		if bytes.Count(text, []byte(s)) >= 8 {
			separators = s
			break
		}
	}
	if separators == "|" && bytes.Count(text, []byte("|")) == 10 && text[skip(text, 0, " \t")] != '|' && !empty(text[bytes.LastIndexByte(text, '|')+1:]) {
		return "", nil // nine cells between bars, and something at either edge
	}
	from := skip(text, 0, " \t|")
	end := bytes.IndexAny(text[from:], separators)
	if separators == " \t" && from+1 < len(text) && glyphs[text[from+1]] == bar { // as in 1:, of grep
		end = 1
	}
	if end < 0 {
		return "", nil
	}
	bare = bytes.Clone(text)
	mask(bare[:from+end+1])
	return string(bytes.Trim(text[from:from+end], " \t|*_.:)`")), bare
}

// cutRightLabel splits the digit behind the last blank or bar off a row. In a table it may be
// a cell.
func cutRightLabel(text []byte) (label string, bare []byte) {
	end := len(bytes.TrimRight(text, " \t"))
	if end < 3 || hasFields(text) || glyphs[text[end-2]] != blank && glyphs[text[end-2]] != bar {
		return "", nil
	}
	if text[end-1] == '-' {
		return "", nil // bullets are at the left
	}
	bare = bytes.Clone(text[:end-1])
	return string(text[end-1 : end]), bare
}

// cutBothLabels splits the same label off both edges of a row.
func cutBothLabels(text []byte) (label string, bare []byte) {
	label, bare = cutRightLabel(text)
	if bare == nil {
		return "", nil
	}
	left, bare := cutLabel(bare)
	if left != label {
		return "", nil
	}
	return label, bare
}

// areLabels reports whether labels are those of nine rows: their numbers, upwards from 1 or 0
// or downwards from 9, or all the same bullet.
func areLabels(labels *[9]string, first []byte) bool {
	up, zero, down, bullets := true, bytes.IndexByte(first, '0') >= 0, true, isBullet(labels[0], first)
	for i, l := range labels {
		up = up && l == string(rune('1'+i))
		zero = zero && l == string(rune('0'+i))
		down = down && l == string(rune('9'-i))
		bullets = bullets && l == labels[0]
	}
	return up || zero || down || bullets
}

// isBullet reports whether a label of the first row is a bullet.
func isBullet(label string, first []byte) bool {
	at := skip(first, 0, " \t")
	return label == "-" || label == "" && at+1 < len(first) && first[at+1] == ' ' && (first[at] == '*' || first[at] == '-')
}
