// Package logictest reads what the texts of techniques say back out of the rendered text, in any
// language, and proves it on the position: on grid, candidates and shape alone.
package logictest

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"sudoku/puzzle/words"
)

//go:embed claims/*.txt
var claims embed.FS

// A Row says what the text of a key claims.
type Row struct {
	Key     string
	Kinds   map[string]string // of its arguments, where they differ from those of the book
	Claims  []Claim
	Says    bool   // it is part of another sentence, whose row says what is claimed of it
	Nothing string // why it claims nothing
}

// A Claim is a predicate and the arguments that it is about.
type Claim struct {
	Name string
	Args []string // one that ends in ? may be missing
}

// isAbout reports whether an argument is among those of the claim.
func (c Claim) isAbout(name string) bool {
	return slices.Contains(c.Args, name) || slices.Contains(c.Args, name+"?")
}

func (c Claim) String() string { return c.Name + "(" + strings.Join(c.Args, ", ") + ")" }

// A Book is the rows of all keys.
type Book struct {
	Rows   map[string]*Row
	kinds  map[string]string // of an argument's name
	groups map[string]string // keys of which a kind may name all

	mu      sync.Mutex
	matches map[string][]string
	merged  map[string]map[string]string
	begin   []string // see shared

	starting sync.Map // of partOfTechnique, see startsOf
}

// Claims is the book of the program's own techniques: the files of the folder claims, a family
// each, in the order of their names.
var Claims = sync.OnceValue(func() *Book {
	var text strings.Builder
	files, err := fs.Glob(claims, "claims/*.txt")
	for _, file := range files {
		data, _ := claims.ReadFile(file)
		text.Write(data)
	}
	b, parseErr := ParseBook(text.String())
	if err = cmp.Or(err, parseErr); err != nil {
		panic(err) // it is part of the program
	}
	return b
})

// ParseBook reads a book:
//
//	kind KIND: NAME NAME...            arguments of these names are of a kind
//	group NAME: KEY KEY...             in kinds behind it, @NAME is this
//	KEY KEY...: [NAME=KIND, ... |] CLAIM; CLAIM...
//	BEGIN*END: ...                     all keys that have no row yet, and no other arguments
//	KEY: [NAME=KIND, ... |] says CLAIM
//	KEY: [NAME=KIND, ... |] nothing: WHY
//
// Lines that begin with # are comments; one that begins with a blank goes on with the last.
func ParseBook(text string) (*Book, error) {
	b := &Book{Rows: map[string]*Row{}, kinds: map[string]string{}, groups: map[string]string{}, matches: map[string][]string{}, merged: map[string]map[string]string{}}
	text = strings.NewReplacer("\n ", " ", "\n\t", " ").Replace(text)
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if err := b.line(line); err != nil {
			return nil, fmt.Errorf("%q: %w", line, err)
		}
	}
	return b, nil
}

func (b *Book) line(line string) error {
	if kind, ok := strings.CutPrefix(line, "kind "); ok {
		at := strings.LastIndex(kind, ": ")
		if at < 0 {
			return fmt.Errorf("no names")
		}
		for name := range strings.FieldsSeq(kind[at+1:]) {
			b.kinds[name] = kind[:at]
		}
		return nil
	}
	keys, rest, ok := strings.Cut(line, ": ")
	if !ok {
		return fmt.Errorf("no claims")
	}
	if name, ok := strings.CutPrefix(keys, "group "); ok {
		b.groups["@"+name] = rest
		return nil
	}
	kinds, claims, ok := strings.Cut(rest, " | ")
	if !ok {
		kinds, claims = "", rest
	}
	for _, key := range b.match(keys) {
		row, err := b.parseRow(kinds, claims)
		if err != nil {
			return err
		}
		if strings.Contains(keys, "*") && (b.Rows[key] != nil || !row.complete(key)) {
			continue // it has a row of its own
		}
		if b.Rows[key] != nil {
			return fmt.Errorf("%s twice", key)
		}
		row.Key, b.Rows[key] = key, row
	}
	return nil
}

// complete reports whether each argument of a key is in a claim.
func (row *Row) complete(key string) bool {
	return !slices.ContainsFunc(placesOf(words.English, key), func(name string) bool {
		return !slices.ContainsFunc(row.Claims, func(c Claim) bool { return c.isAbout(name) })
	})
}

func (b *Book) parseRow(kinds, claims string) (*Row, error) {
	row := &Row{Kinds: map[string]string{}}
	for _, k := range splitOutside(kinds, ',') {
		name, kind, ok := strings.Cut(k, "=")
		if !ok {
			return nil, fmt.Errorf("no kind: %q", k)
		}
		for group, of := range b.groups {
			kind = strings.ReplaceAll(kind, group, of)
		}
		row.Kinds[name] = kind
	}
	if why, ok := strings.CutPrefix(claims, "nothing: "); ok {
		row.Nothing = why
		return row, nil
	}
	claims, row.Says = strings.CutPrefix(claims, "says ")
	for _, c := range splitOutside(claims, ';') {
		name, args, ok := strings.Cut(strings.TrimSuffix(c, ")"), "(")
		if !ok {
			return nil, fmt.Errorf("no claim: %q", c)
		}
		if !row.Says && predicates[name] == nil {
			return nil, fmt.Errorf("no such predicate: %s", name)
		}
		row.Claims = append(row.Claims, Claim{name, splitOutside(args, ',')})
	}
	return row, nil
}

// splitOutside cuts a text at a mark that stands outside of brackets, without the blanks around.
func splitOutside(text string, mark rune) (out []string) {
	depth, from := 0, 0
	for i, r := range text + string(mark) {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == mark && depth == 0:
			if piece := strings.TrimSpace(text[from:i]); piece != "" {
				out = append(out, piece)
			}
			from = i + 1
		}
	}
	return out
}

// kindsOf returns the kinds of the arguments of a key.
func (b *Book) kindsOf(key string) map[string]string {
	b.mu.Lock()
	defer b.mu.Unlock()
	kinds := b.merged[key]
	if kinds == nil {
		kinds = map[string]string{}
		for _, name := range placesOf(words.English, key) {
			kinds[name] = b.kinds[name]
		}
		if row := b.Rows[key]; row != nil {
			maps.Copy(kinds, row.Kinds)
		}
		b.merged[key] = kinds
	}
	return kinds
}

// match returns the keys of a list, of which some may have a * for anything.
func (b *Book) match(patterns string) []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	keys, ok := b.matches[patterns]
	if !ok {
		for p := range strings.FieldsSeq(patterns) {
			begin, end, several := strings.Cut(p, "*")
			if !several {
				keys = append(keys, p)
				continue
			}
			for _, key := range words.English.Keys(begin) {
				if strings.HasSuffix(key, end) {
					keys = append(keys, key)
				}
			}
		}
		b.matches[patterns] = keys
	}
	return keys
}
