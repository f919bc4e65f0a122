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

// Distinct returns those readings that claim something else than the ones before them.
func (b *Book) Distinct(ways [][]*Sentence) (out [][]*Sentence) {
	seen := map[string]bool{}
	for _, way := range ways {
		claims := b.claimsOf(way)
		if !seen[claims] {
			seen[claims] = true
			out = append(out, way)
		}
	}
	return out
}

// claimsOf writes out what sentences claim, those within others like those beside them.
func (b *Book) claimsOf(way []*Sentence) string {
	claims := b.addClaims(nil, way)
	slices.Sort(claims)
	return strings.Join(claims, "\n")
}

func (b *Book) addClaims(claims []string, way []*Sentence) []string {
	for _, s := range way {
		for _, c := range b.Rows[s.Key].Claims {
			if args, _ := s.arguments(c); c.Name != "said" {
				claims = append(claims, fmt.Sprint(c.Name, args))
			}
		}
		for _, name := range sortedKeys(s.Args) {
			claims = b.addClaims(claims, s.Args[name].Said)
		}
	}
	return claims
}
