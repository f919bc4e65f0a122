package format

import (
	"bytes"
	"math/bits"
	"strings"

	"sudoku/puzzle/words"
)

// A rulings is where lines are drawn between the rows or the columns of a grid: bit n, below or
// behind n of them.
type rulings struct{ all, heavy uint32 }

const (
	innerRulings = 1<<9 - 1<<1
	boxRulings   = 1<<3 | 1<<6
)

// add adds a ruling.
func (r *rulings) add(n int, heavy bool) {
	r.all |= 1 << n
	if heavy {
		r.heavy |= 1 << n
	}
}

// drop takes out row i, which is no row of the grid: what is below it moves up.
func (r *rulings) drop(i int) {
	upper := ^uint32(0) << (i + 1)
	r.all = r.all&^upper | r.all&upper>>1
	r.heavy = r.heavy&^upper | r.heavy&upper>>1
}

// below returns the rulings between the rows below so many.
func (r *rulings) below(n int) rulings { return rulings{r.all >> n &^ 1, r.heavy >> n &^ 1} }

// count returns how many rows have a ruling below.
func (r *rulings) count() int { return bits.OnesCount32(r.all) }

// odd returns where a ruling is that is around no box, 0 if there is none. Lines between all
// cells show no boxes, but for those that are heavier; one may be lost.
func (r *rulings) odd() int {
	inner, heavy := r.all&innerRulings, r.heavy&innerRulings
	if bits.OnesCount32(inner) >= 7 {
		if inner == heavy {
			return 0
		}
		inner = heavy
	}
	if inner &^= boxRulings; inner == 0 {
		return 0
	}
	return bits.TrailingZeros32(inner)
}

// isHeavy reports whether a ruling is drawn with double or thick lines.
func isHeavy[T []byte | string](raw T) bool {
	return strings.ContainsAny(string(raw), "=━═┅┉") || strings.Count(string(raw), `\hline`) > 1
}

// oddRuling returns an error if a ruling between rows is around no box. One below the first row
// alone is that of a table.
func (b *ruledRows) oddRuling() *ParseError {
	if n := b.rulings.odd(); n > 0 && b.rulings.all&innerRulings != 1<<1 {
		return &ParseError{Line: b.rows[n-1].no, Err: words.Error("format.ruling.row", "row", n)}
	}
	if n := b.columns.odd(); n > 0 {
		return &ParseError{Line: b.rows[0].no, Err: words.Error("format.ruling.column", "row", 1, "column", n)}
	}
	return nil
}

// oddBar returns an error if a bar between the cells of a row is around no box, or one of the other
// signs for bars beside a cell.
func (rows gridRows) oddBar() *ParseError {
	some, all := false, true
	for i := range rows {
		is := rows[i].otherBar() > 0
		some, all = some || is, all && is
	}
	for i := range rows {
		bars := rows[i].bars()
		odd := bars.odd()
		if at := rows[i].otherBar(); at > 0 && (odd > 0 || some && !all || rows[i].width > 0) {
			return characterFault(rows[i].no, at, rows[i].raw)
		}
		if odd > 0 {
			return &ParseError{Line: rows[i].no, Err: words.Error("format.ruling.column", "row", i+1, "column", odd)}
		}
	}
	return nil
}

// otherBar returns the index of a sign for bars other than | behind the first cell of a row, 0 if it has none.
func (r *gridRow) otherBar() int {
	first := bytes.IndexFunc(r.text, func(b rune) bool { return glyphs[byte(b)] == cell })
	if at := bytes.IndexAny(r.text[max(0, first):], "!:"); at > 0 && first >= 0 {
		return first + at
	}
	return 0
}

// doublesBars reports whether a row has nine fields if two bars beside each other are one, and else has not.
func doublesBars(text []byte, pairs int) bool {
	if pairs != 2 && pairs != 4 {
		return false
	}
	text = bytes.TrimSpace(text)
	fields := func(edge string) int {
		n := bytes.Count(text, []byte("|")) + 1
		if bytes.HasPrefix(text, []byte(edge)) {
			n--
		}
		if bytes.HasSuffix(text, []byte(edge)) {
			n--
		}
		return n
	}
	return fields("|") != 9 && fields("|")-pairs == 9 || fields("||")-pairs == 9 && pairs == 4
}

// bars returns where bars are between the cells of a row.
func (r *gridRow) bars() (all rulings) {
	if r.traits&(ruled|delimited) != ruled {
		return all
	}
	heavy := heavyBars(r.raw)
	if len(heavy) != countBars(r.text) { // a label has others
		heavy = make([]bool, countBars(r.text))
	}
	text := bytes.TrimLeft(r.text, " \t")
	cells, fields, inside := 0, -1, false
	if glyphs[text[0]] != bar {
		fields = 0
	}
	for i, c := range text {
		switch {
		case glyphs[c] == bar:
			double := r.joined && i > 0 && glyphs[text[i-1]] == bar
			if !double {
				fields++
			}
			if n := cells; r.width == 0 {
				all.add(min(n, 9), heavy[0] || double)
			} else {
				all.add(max(fields, 0), heavy[0] || double) // some have nothing in them
			}
			heavy, inside = heavy[1:], false
		case !inToken(c):
			inside = false
		case r.traits&pencilled == 0 && glyphs[c] == cell, r.traits&pencilled != 0 && !inside:
			cells++
			inside = true
		}
	}
	return all
}

// heavyBars reports for each bar of a line whether it is a double or a thick one.
func heavyBars(raw []byte) (list []bool) {
	var b [4]byte
	for _, r := range decode(raw) {
		if s := appendASCII(b[:0], r); len(s) == 1 && glyphs[s[0]] == bar {
			list = append(list, strings.ContainsRune("┃║", r))
		}
	}
	return list
}

func countBars(text []byte) (n int) {
	for _, b := range text {
		if glyphs[b] == bar {
			n++
		}
	}
	return n
}
