package generator

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// Rows and texts of digits are read, or refused by what is wrong with them: "twice" a digit in a
// row.
func TestDigitTexts(t *testing.T) {
	for line := range strings.Lines(`
		row  5=314592687                    ok
		row  1=1987.....,9=0.2......        ok
		row  1=.........                    ok
		row  5=314592683                    twice
		row  5=314592687,5=314592687        no
		row  0=314592687                    no
		row  10=31459268                    no
		row  5=31459268                     no
		row  5=3145926877                   no
		row  5=31459268x                    no
		row  5                              no
		row  =314592687                     no
		row  ,                              no
		row  5=314592687,                   no
		text 1987                           ok
		text 24.12.1987                     ok
		text 24/12-1987                     ok
		text 05.10.2001                     ok
		text 1.2.3.4.5.6.7.8.9              ok
		text 123456789                      ok
		text 24121987                       twice
		text 1.2.3.4.5.6.7.8.9.1            no
		text 1234567890                     no
		text ...                            no
		text 24:12                          no
		text ²                              no`) {
		f := strings.Fields(line)
		if len(f) < 3 {
			continue
		}
		_, err := ParseRows(f[1])
		if f[0] == "text" {
			_, err = ParseText(f[1])
		}
		got := "ok"
		if _, again := err.(*RepeatError); again {
			got = "twice"
		} else if err != nil {
			got = "no"
		}
		if got != f[2] {
			t.Errorf("%s %s: %v, want %s", f[0], f[1], err, f[2])
		}
	}
}

// The parts of a text stand in rows one below the other, where no house has a digit twice, whatever
// the symmetry and the rows of the solution, or no place is found.
func TestTextPlaces(t *testing.T) {
	for _, tt := range []struct {
		text, rows string
		symmetry   Symmetry
		want       bool
	}{
		{"1987", "", None, true},
		{"24.12.1987", "", None, true},
		{"24.12.1987", "", HalfTurn, true},
		{"05.10.2001", "", QuarterTurn, true},
		{"11.11", "", None, false}, // refused when it is read
		{"1.1.1.1.1.1.1.1.1", "", None, true},
		{"123456789.123456789", "", None, false},
		{"1987", "5=198734562", None, true},
		{"1987", "1=198734562,2=7.......9", None, true},
		{"123456789", "1=912345678,2=.........", None, true},
		{"5.5.5.5.5.5.5.5.5", "5=12345678.", None, false},
	} {
		o := Order{Symmetry: tt.symmetry}
		if tt.rows != "" {
			o.Solution = must(ParseRows(tt.rows))
		}
		parts, err := ParseText(tt.text)
		var p *Pattern
		if err == nil {
			p, err = o.TextPattern(parts)
		}
		if (err == nil) != tt.want {
			t.Errorf("%s in %q: %v", tt.text, tt.rows, err)
		}
		if err != nil {
			continue
		}
		if got, want := textIn(p), slices.Concat(parts...); !slices.Equal(got, want) {
			t.Errorf("%s stands there as %v in %v", tt.text, got, p)
		}
		o.Pattern = p
		if err := o.Check(); err != nil {
			t.Errorf("%s: %v: %v", tt.text, p, err)
		}
	}
}

// textIn returns the digits of a pattern, and its cells that must be empty, line by line.
func textIn(p *Pattern) (line []puzzle.Digit) {
	for c, d := range p.Digits {
		if d != 0 || !p.Cells.Has(puzzle.Cell(c)) {
			line = append(line, d)
		}
	}
	return line
}

// Whatever is read as a row or a text is one, and never panics.
func FuzzDigits(f *testing.F) {
	for _, s := range []string{"5=314592687", "1=1987.....", "24.12.1987", "05-10-2001", "1=", "=", ",", "..", "5=３14592687", "1 2 3"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if g, err := ParseRows(s); err == nil {
			for row := range puzzle.Row(9) {
				var digits puzzle.Grid // the row alone
				for _, c := range row.Cells() {
					digits[c] = g[c]
				}
				if digits.HasConflict() {
					t.Errorf("%q has a digit twice in %v", s, row)
				}
			}
		}
		if parts, err := ParseText(s); err == nil {
			if len(parts) == 0 || len(parts) > 9 {
				t.Errorf("%q has %d parts", s, len(parts))
			}
			if p, err := new(Order).TextPattern(parts); err == nil && !slices.Equal(textIn(p), slices.Concat(parts...)) {
				t.Errorf("%q stands there as %v", s, p)
			}
		}
	})
}
