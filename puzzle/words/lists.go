package words

import (
	"iter"
	"slices"
	"strings"
	"unicode/utf8"
)

// House says which house h is: "row 3". Its kind is r, c or b, d for a diagonal and k for a
// cage, whose name ends in that of its first cell.
func House(h interface {
	Kind() byte
	Number() int
	String() string
}) Message {
	if h.Kind() == 'k' {
		return Message{"house.k", []any{"cell", Short(h.String()[1:])}}
	}
	return Message{"house." + string(h.Kind()), []any{"n", h.Number()}}
}

// A List says things one after the other. What was said so far and the next thing are the
// arguments a and b of a sentence: that of Comma, and of Last for the last thing.
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
func (a List) In(l Lang) string { return a.formed(l, "") }

// formed says the things, each in a form.
func (a List) formed(l Lang, form string) string {
	said := ""
	for i, p := range a.Parts {
		next := l.formed(p, form)
		switch {
		case i == 0:
			said = next
		case i == len(a.Parts)-1:
			said = l.Join(a.Last, said, next)
		default:
			said = l.Join(a.Comma, said, next)
		}
	}
	return said
}

// Join says a and b, which are already said, as the sentence of a key joins them: "{a}, {b}".
// Without a key nothing stands between them.
func (l Lang) Join(key, a, b string) string {
	if key == "" {
		return a + b
	}
	return l.T(key, "a", literal(a), "b", literal(b))
}

// literal is a text that is said as it stands.
type literal string

func (s literal) In(Lang) string { return string(s) }

// List says parts as the language lists them: "a, b and c", "a、b 和 c".
func (l Lang) List(parts ...string) string { return listed(parts, "language.and").In(l) }

// Commas says parts with commas alone: "a, b, c".
func (l Lang) Commas(parts ...string) string { return listed(parts, "language.comma").In(l) }

// Semicolons says parts with semicolons: "a; b; c".
func (l Lang) Semicolons(parts ...string) string {
	list := listed(parts, "language.semicolon")
	list.Comma = list.Last
	return list.In(l)
}

// Sentences says sentences one after the other, without those that are empty.
func (l Lang) Sentences(sentences ...string) (said string) {
	for _, s := range sentences {
		switch {
		case said == "":
			said = s
		case s != "":
			said = l.Join("language.gap", said, s)
		}
	}
	return said
}

// Statements says texts of which not all are sentences one after the other, each with a stop
// unless it stands alone.
func (l Lang) Statements(texts ...string) string {
	texts = slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return s == "" })
	for i, s := range texts {
		if last, _ := utf8.DecodeLastRuneInString(s); len(texts) > 1 && !strings.ContainsRune(".!?:…。！？：", last) {
			texts[i] = l.T("language.stop", "text", s)
		}
	}
	return l.Sentences(texts...)
}

func listed(parts []string, last string) List {
	list := List{nil, "language.comma", last}
	for _, p := range parts {
		list.Parts = append(list.Parts, literal(p))
	}
	return list
}

// An Opening begins a sentence: with a capital letter, unless it is a cell's name.
type Opening struct{ Sayer }

// In implements [Sayer].
func (o Opening) In(l Lang) string { return l.Start(o.Sayer.In(l)) }
