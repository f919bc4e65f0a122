package logictest

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/puzzle/words"
)

// A reader reads a text of a language by the rows of a book.
type reader struct {
	*language
	book *Book
	text string
	memo map[memoKey][]reading
}

type memoKey struct {
	what string // a key of the catalogue, or a kind
	at   int
}

// A reading is a value that was read, and where it ends.
type reading struct {
	end int
	Value
}

// Read returns the ways in which a text can be read as sentences of the keys, one after the
// other, in one or several paragraphs. Of ways that claim the same it returns one.
func (b *Book) Read(l words.Lang, text string, keys []string) [][]*Sentence {
	r := &reader{languageOf(l), b, text, map[memoKey][]reading{}}
	return r.from(0, keys, map[int][][]*Sentence{})
}

// enoughWays is how many are told apart: more than one is a fault.
const enoughWays = 4

// from reads the text from an offset on.
func (r *reader) from(at int, keys []string, known map[int][][]*Sentence) [][]*Sentence {
	if at == len(r.text) {
		return [][]*Sentence{nil}
	}
	if ways, ok := known[at]; ok {
		return ways
	}
	var ways [][]*Sentence
	for _, s := range r.oneOf(keys, at) {
		next := []int{s.end}
		if s.end < len(r.text) {
			next = append(r.literal("\n", s.end), r.literal(r.gap, s.end)...)
		}
		for _, at := range next {
			for _, rest := range r.from(at, keys, known) {
				if len(ways) < 4*enoughWays {
					ways = append(ways, slices.Concat(s.Said, rest))
				}
			}
		}
	}
	if len(ways) > 1 {
		ways = r.book.Distinct(ways)
		ways = ways[:min(len(ways), enoughWays)]
	}
	known[at] = ways
	return ways
}

// oneOf reads a sentence of any of the keys.
func (r *reader) oneOf(keys []string, at int) (found []reading) {
	for _, key := range keys {
		found = append(found, r.sentence(key, at)...)
	}
	return found
}

// sentence reads a sentence of a key.
func (r *reader) sentence(key string, at int) []reading {
	texts := r.textsOf(key)
	if !slices.ContainsFunc(texts, func(t text) bool { return r.mayBegin(t.parts, at) }) {
		return nil // as most of those that are tried
	}
	k := memoKey{key, at}
	if found, ok := r.memo[k]; ok {
		return found
	}
	r.memo[k] = nil // it can't begin with itself
	var found []reading
	kinds := r.book.kindsOf(key)
	for _, t := range texts {
		r.parts(t.parts, kinds, at, map[string]Value{}, func(end int, args map[string]Value) {
			args, ok := t.counted(kinds, args)
			if !ok {
				return
			}
			said := reading{end, Value{Kind: "text", Said: []*Sentence{{key, args}}}}
			if !slices.ContainsFunc(found, func(o reading) bool { return o.end == end && o.String() == said.String() }) {
				found = append(found, said)
			}
		})
	}
	r.memo[k] = found
	return found
}

// mayBegin reports whether a text begins with a place, or as the rest does.
func (r *reader) mayBegin(parts []part, at int) bool {
	return len(parts) == 0 || parts[0].name != "" || len(r.literal(parts[0].literal, at)) > 0
}

// parts reads the parts of a text one after the other, in each way. What stands in two places of
// the same name must be the same.
func (r *reader) parts(parts []part, kinds map[string]string, at int, args map[string]Value, found func(end int, args map[string]Value)) {
	if len(parts) == 0 {
		found(at, args)
		return
	}
	p, rest := parts[0], parts[1:]
	if p.name == "" {
		for _, end := range r.literal(p.literal, at) {
			r.parts(rest, kinds, end, args, found)
		}
		return
	}
	for _, v := range r.place(p, kinds[p.name], at) {
		if was, ok := args[p.name]; ok && was.String() != v.String() {
			continue
		}
		with := map[string]Value{p.name: v.Value}
		for name, was := range args {
			with[name] = was
		}
		r.parts(rest, kinds, v.end, with, found)
	}
}

// literal reads a text as it stands, but for a capital letter at its beginning; a language of Han
// characters may lack the spaces at its ends.
func (r *reader) literal(s string, at int) (ends []int) {
	try := []string{s}
	if r.han {
		try = append(try, strings.TrimPrefix(s, " "), strings.TrimSuffix(s, " "), strings.Trim(s, " "))
	}
	for _, s := range try {
		if end := at + len(s); end <= len(r.text) && sameText(r.text[at:end], s) && !slices.Contains(ends, end) {
			ends = append(ends, end)
		}
	}
	return ends
}

// sameText compares two texts; the first letter may be a capital one in one of them.
func sameText(a, b string) bool {
	if a == b {
		return true
	}
	x, n := utf8.DecodeRuneInString(a)
	y, m := utf8.DecodeRuneInString(b)
	return n == m && unicode.ToLower(x) == unicode.ToLower(y) && a[n:] == b[m:]
}

// place reads what stands in a place.
func (r *reader) place(p part, kind string, at int) []reading {
	switch how := strings.Split(p.how, ","); {
	case slices.Contains(how, "after"):
		found := []reading{{at, Value{Kind: "text"}}}
		if strings.HasPrefix(kind, "some(") {
			found = nil
		}
		for _, start := range r.literal(r.gap, at) {
			found = append(found, r.value(kind, start)...)
		}
		return found
	case slices.Contains(how, "before"):
		found := []reading{{at, Value{Kind: "text"}}}
		for _, v := range r.value(kind, at) {
			for _, end := range r.literal(r.gap, v.end) {
				v.end = end
				found = append(found, v)
			}
		}
		return found
	}
	return r.value(kind, at)
}

// list reads things of which each stands behind the last, with a joint between, and every
// beginning of such a list.
func (r *reader) list(one func(at int) []reading, joints []string, at int) (found []reading) {
	for _, first := range one(at) {
		for _, joint := range joints {
			for _, next := range r.literal(joint, first.end) {
				for _, rest := range r.list(one, joints, next) {
					found = append(found, reading{rest.end, merged(first.Value, rest.Value)})
				}
			}
		}
		found = append(found, first)
	}
	return found
}

// merged is a list of two things or lists.
func merged(a, b Value) Value {
	return Value{Kind: a.Kind, Cells: a.Cells.Or(b.Cells), Digits: a.Digits | b.Digits, Number: a.Number, Path: slices.Concat(a.Path, b.Path), Sets: slices.Concat(a.Sets, b.Sets), Cands: slices.Concat(a.Cands, b.Cands),
		Houses: slices.Concat(a.Houses, b.Houses), Terms: slices.Concat(a.Terms, b.Terms), Said: slices.Concat(a.Said, b.Said)}
}
