package paper

import (
	"math"
	"strconv"
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// measured returns the row of a size that is typed: take applies it if it is one, else the
// sentence of a key is said.
func (s *PrintMore) measured(key, value string, take func(text string) bool, wrong string, why func() string) page.Setting {
	if text, is := s.wrong[key]; is {
		value = text
	}
	typed := func(text string) {
		if delete(s.wrong, key); !take(strings.TrimSpace(text)) {
			s.wrong[key] = text
		}
	}
	return s.row(key, page.Text{Value: value, Typed: typed}, func() string {
		if _, is := s.wrong[key]; is {
			return s.app.Base().T(wrong)
		}
		if why != nil {
			return why()
		}
		return ""
	})
}

// inches reads a size without a unit as one in inches, as trims are written.
func inches(text string) string {
	text = strings.ToLower(strings.NewReplacer(" ", "", "×", "x", "，", ".", ",", ".").Replace(text))
	if !strings.HasSuffix(text, "in") && !strings.HasSuffix(text, "mm") {
		text += "in"
	}
	return text
}

// size writes a length with at most one decimal.
func size(l words.Lang, f float64) string { return words.Tenths(math.Round(10*f) / 10).In(l) }

// sizes returns the rows of paper, margins and digits of any size.
func (s *PrintMore) sizes() []page.Setting {
	o := &s.print.Order
	length := func(text string, min, max float64) (f float64, ok bool) {
		f, err := strconv.ParseFloat(strings.ReplaceAll(strings.TrimSpace(strings.TrimSuffix(text, "mm")), ",", "."), 64)
		return f, err == nil && min <= f && f <= max
	}
	digits := ""
	if o.DigitSize > 0 {
		digits = size(s.app.Base().Lang, o.DigitSize)
	}
	margins := o.Paper
	if o.Binding == print.Book {
		margins = o.Trim
	}
	return []page.Setting{
		s.measured("print.paper.any", o.Paper.Name(), func(text string) (ok bool) {
			paper, ok := print.ParsePaper(strings.ToLower(strings.NewReplacer(" ", "", "×", "x").Replace(text)))
			if ok {
				o.Paper = o.Paper.WithSize(paper)
			}
			return ok
		}, "cli.wantpaper", s.because("print.why.paper", func() bool { return o.Binding == print.Book && s.last == "print.paper.any" })),
		s.measured("print.margin", size(s.app.Base().Lang, margins.Margin()), func(text string) (ok bool) {
			if text == "" {
				o.Paper, o.Trim = o.Paper.OwnMargin(), o.Trim.OwnMargin()
				return true
			}
			margin, ok := length(text, 0, print.MaxMargin)
			if ok {
				o.Paper, o.Trim = o.Paper.WithMargin(margin), o.Trim.WithMargin(margin)
			}
			return ok
		}, "print.why.margin", nil),
		s.measured("print.digits", digits, func(text string) (ok bool) {
			if text == "" {
				o.DigitSize = 0
				return true
			}
			size, ok := length(strings.TrimSuffix(text, "pt"), leastDigits, mostDigits)
			if ok {
				o.DigitSize = size
			}
			return ok
		}, "print.why.digits", nil),
		s.on("print.heavy", &o.Heavy, nil),
	}
}

// The sizes of digits that can be ordered, in points.
const leastDigits, mostDigits = 4, 200
