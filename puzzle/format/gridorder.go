package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// namedRow is the name of a row at its left edge: a word for rows and a number, or a letter.
var namedRow = compileNames(`(?i)^[ \t|*_>\[({"'-]*(?:(?:r|{rowname})[ _]?([0-9]{1,2})|([a-l]))["'*_]*(?:[ \t]|[:.)|,;=\]])`)

// name returns the name of a row and its number, "" if it has none.
func (r *gridRow) name() (name string, n int) {
	if at := labelStart(r.raw); at == len(r.raw) || !isLetter(r.raw[at]) { // for speed
		return "", 0
	}
	m := namedRow().FindSubmatch(r.raw)
	switch {
	case m == nil:
		return "", 0
	case len(m[1]) > 0:
		n, _ = strconv.Atoi(string(m[1])) // two digits
		return string(m[1]), n
	}
	return strings.ToUpper(string(m[2])), int(m[2][0]|' '-'a') + 1
}

// disorder returns an error if the names of rows are not in order, upwards or downwards. What is the same for all
// is a bullet.
func (rows gridRows) disorder() *ParseError {
	first, base, some, bullets := -1, 0, 0, 0
	up, down := -1, -1 // the first rows that are not in these orders
	for i := range rows {
		name, n := rows[i].name()
		if name == "" {
			continue
		}
		if some++; first < 0 {
			first, base = i, n
		}
		if n == base {
			bullets++
		}
		if up < 0 && n-base != i-first {
			up = i
		}
		if down < 0 && base-n != i-first {
			down = i
		}
	}
	if some < 7 || bullets == some || up < 0 || down < 0 {
		return nil
	}
	r := &rows[max(up, down)]
	name, _ := r.name()
	return &ParseError{Line: r.no, Err: words.Error("format.rows.order", "name", name)}
}

// disorder returns an error if the names of the rows or of the columns above them are not in order.
// fault is what is wrong with them else, nil if nothing is.
func (b *ruledRows) disorder(fault *ParseError) *ParseError {
	switch {
	case b.mirrored, fault != nil && len(b.rows) == 10 && backwards(b.rows[0].text):
		return &ParseError{Line: b.rows[0].no, Err: words.Error("format.columns.order")}
	case fault == nil:
		return b.rows.disorder()
	}
	return nil
}

// backwards reports whether a line numbers the columns from right to left.
func backwards(line []byte) bool {
	digits := strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, string(line))
	return digits == "987654321" || digits == "876543210"
}
