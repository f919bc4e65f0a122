package words

import (
	"iter"
	"strings"
	"unicode/utf8"
)

// House says which house h is: "row 3". Its kind is r, c or b.
func House(h interface {
	Kind() byte
	Number() int
}) Message {
	return Message{"house." + string(h.Kind()), []any{"n", h.Number()}}
}

// A List says things one after the other, with the sentences of two keys between them: the
// last two may be joined in another way.
type List struct {
	Parts       []any
	Comma, Last string
}

// And says things as a list: "1, 3 and 5".
func And[T any](things iter.Seq[T]) List {
	l := List{nil, "language.comma", "language.and"}
	for t := range things {
		l.Parts = append(l.Parts, t)
	}
	return l
}

// Or is the list of which one is meant: "1, 3 or 5".
func (a List) Or() List { return List{a.Parts, "language.comma", "language.or"} }

// joined is the list as a place of a sentence asks for it.
func (a List) joined(how string) List {
	switch how {
	case "or":
		a = a.Or()
	case "nor":
		a.Last = "language.nor"
	case "comma":
		a.Last = a.Comma
	}
	return a
}

// In implements [Sayer].
func (a List) In(l Lang) string {
	said := ""
	for i, p := range a.Parts {
		next := l.value(p)
		switch {
		case i == 0:
			said = next
		case i == len(a.Parts)-1:
			said = l.join(said, a.Last, next)
		default:
			said = l.join(said, a.Comma, next)
		}
	}
	return said
}

// join puts the sentence of a key between two texts. In the language's own "and" and "or" a
// language of Han characters has spaces for Latin letters and digits beside it alone.
func (l Lang) join(before, key, after string) string {
	between := ""
	if key != "" {
		between = l.T(key)
	}
	if strings.HasPrefix(key, "language.") && l.Han() {
		if r, _ := utf8.DecodeLastRuneInString(before); r >= utf8.RuneSelf {
			between = strings.TrimLeft(between, " ")
		}
		if r, _ := utf8.DecodeRuneInString(after); r >= utf8.RuneSelf {
			between = strings.TrimRight(between, " ")
		}
	}
	return before + between + after
}

// An Opening begins a sentence: with a capital letter, unless it is a cell's name.
type Opening struct{ Sayer }

// In implements [Sayer].
func (o Opening) In(l Lang) string { return l.start(o.Sayer.In(l)) }
