package logictest

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Texts returns the texts of a step, by part, each a list of paragraphs.
func Texts(s logic.Step, l words.Lang) map[string][]string {
	return map[string][]string{"where": {s.Where(l)}, "what": {s.What(l)}, "pattern": {s.Pattern(l)}, "why": s.Why(l), "done": {s.Done(l)}}
}

// Check reads all that a step says in a language and proves it on its position. Each fault is
// an error that says which text, and why.
func (b *Book) Check(pos *puzzle.Position, s logic.Step, l words.Lang) (faults []error) {
	p := Proof{Pos: pos, Step: s}
	texts := Texts(s, l)
	for _, part := range sortedKeys(texts) {
		for _, text := range texts[part] {
			if err := b.CheckText(p, text, l); err != nil {
				faults = append(faults, fmt.Errorf("%s, %s: %q: %w", s.Technique.ID, part, text, err))
			}
		}
	}
	return faults
}

// CheckText reads one text and proves it.
func (b *Book) CheckText(p Proof, text string, l words.Lang) error {
	ways := b.Distinct(b.Read(l, text, b.starts(l)))
	switch len(ways) {
	case 0:
		return fmt.Errorf("it can't be read")
	case 1:
		return b.Prove(p, ways[0])
	}
	return fmt.Errorf("it can be read in %d ways:\n%v\n%v", len(ways), ways[0], ways[1])
}

// starts returns the keys with which a text can begin: those that aren't only said within others.
func (b *Book) starts(words.Lang) []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.begin == nil {
		for _, key := range sortedKeys(b.Rows) {
			if !b.Rows[key].Says && !strings.HasPrefix(key, "logic.text.remov") {
				b.begin = append(b.begin, key)
			}
		}
	}
	return b.begin
}

// Distinct returns those readings that claim something else than others: not those of which
// another claims all.
func (b *Book) Distinct(ways [][]*Sentence) (out [][]*Sentence) {
	var claims []map[string]bool
	for _, way := range ways {
		set := map[string]bool{}
		b.addClaims(set, way)
		claims = append(claims, set)
	}
	for i, way := range ways {
		if !slices.ContainsFunc(claims[:i], func(o map[string]bool) bool { return within(claims[i], o) }) &&
			!slices.ContainsFunc(claims[i+1:], func(o map[string]bool) bool { return within(claims[i], o) && len(claims[i]) < len(o) }) {
			out = append(out, way)
		}
	}
	return out
}

// within reports whether the claims of one are all among those of another.
func within(one, other map[string]bool) bool {
	for c := range one {
		if !other[c] {
			return false
		}
	}
	return true
}

// addClaims adds what sentences claim, those within others like those beside them.
func (b *Book) addClaims(set map[string]bool, way []*Sentence) {
	for _, s := range way {
		for _, c := range b.Rows[s.Key].Claims {
			if args, _ := s.arguments(c); args != nil && c.Name != "said" {
				set[c.Name+" "+shortly(args)] = true
			}
		}
		for _, name := range sortedKeys(s.Args) {
			b.addClaims(set, s.Args[name].Said)
		}
	}
}

// shortly writes arguments out, but for texts: what these claim is beside it.
func shortly(args []Value) string {
	var out strings.Builder
	for _, v := range args {
		if len(v.Said) == 0 {
			fmt.Fprint(&out, v, " ")
		}
	}
	return out.String()
}
