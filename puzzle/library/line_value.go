package library

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
)

// append appends a rating as level/score/technique/value.
func (r *Rating) append(dst []byte) []byte {
	dst = strconv.AppendUint(dst, uint64(r.Level), 10)
	dst = strconv.AppendInt(append(dst, '/'), int64(r.Score), 10)
	dst = append(append(append(dst, '/'), r.Hardest...), '/')
	return strconv.AppendFloat(dst, r.SE, 'f', 1, 64)
}

func parseRating(s string) (r Rating, ok bool) {
	parts := strings.Split(s, "/")
	if len(parts) != 4 || len(parts[2]) > 60 || strings.ContainsAny(parts[2], " \t\"") {
		return r, false
	}
	level, err1 := strconv.ParseUint(parts[0], 10, 4)
	score, err2 := strconv.ParseInt(parts[1], 10, 31)
	se, err3 := strconv.ParseFloat(parts[3], 32)
	ok = err1 == nil && err2 == nil && err3 == nil && score >= 0 && se >= 0 && se < 100 && level <= uint64(puzzle.Extreme)
	return Rating{puzzle.Level(level), int(score), parts[2], float64(tenths(se)) / 10}, ok
}

// appendMarks appends marks as cell=digits, with commas between them, and - for none.
func appendMarks(dst []byte, marks *[81]puzzle.DigitSet) []byte {
	n := len(dst)
	for c, set := range marks {
		if set != 0 {
			if len(dst) > n {
				dst = append(dst, ',')
			}
			dst = append(append(append(dst, puzzle.Cell(c).String()...), '='), set.String()...)
		}
	}
	if len(dst) == n {
		dst = append(dst, '-')
	}
	return dst
}

func parseMarks(s string) (marks [81]puzzle.DigitSet, ok bool) {
	if s == "-" {
		return marks, true
	}
	for part := range strings.SplitSeq(s, ",") {
		name, digits, _ := strings.Cut(part, "=")
		c, ok := puzzle.ParseCell(name)
		if !ok || digits == "" {
			return marks, false
		}
		for _, d := range []byte(digits) {
			if d < '1' || d > '9' {
				return marks, false
			}
			marks[c] |= puzzle.Digit(d - '0').Set()
		}
	}
	return marks, true
}

// appendQuoted is [strconv.AppendQuoteToGraphic], faster for what most texts are.
func appendQuoted(dst []byte, s string) []byte {
	for i := range len(s) {
		if b := s[i]; b < ' ' || b >= utf8.RuneSelf-1 || b == '"' || b == '\\' {
			return strconv.AppendQuoteToGraphic(dst, s)
		}
	}
	return append(append(append(dst, '"'), s...), '"')
}
