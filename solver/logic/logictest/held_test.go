package logictest

import (
	"maps"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestMustHold: that a Sue de Coq must hold its digits is found out to be false where a cell of it can take
// another digit too, and where the sentence names one digit more or less.
func TestMustHold(t *testing.T) {
	b, said, changed := Claims(), 0, 0
	for _, c := range casesOf(t, "suedecoq") {
		for _, s := range logic.All(&c.pos, []*logic.Technique{c.technique}) {
			p := Proof{Pos: &c.pos, Step: s}
			for _, rest := range heldSaid(b, s) {
				said++
				if err := b.Prove(p, []*Sentence{rest}); err != nil {
					t.Errorf("%v: %v", c.pos.Grid, err)
				}
				for at := range p.setCells().All() {
					wider := c.pos
					all, _ := p.cands(p.setCells())
					wider.Cands[at] |= (puzzle.AllDigits &^ all).Min().Set()
					if changed++; wider != c.pos && b.Prove(Proof{Pos: &wider, Step: s}, []*Sentence{rest}) == nil {
						t.Errorf("%v: %v, though %v can take another digit", c.pos.Grid, rest, at)
					}
				}
				for d := range puzzle.AllDigits.All() {
					other := &Sentence{rest.Key, maps.Clone(rest.Args)}
					v := other.Args["digits"]
					v.Digits ^= d.Set()
					other.Args["digits"] = v
					if changed++; b.Prove(p, []*Sentence{other}) == nil {
						t.Errorf("%v: %v is taken for %v", c.pos.Grid, other, rest)
					}
				}
			}
		}
	}
	if t.Log(said, "sentences,", changed, "changes"); said == 0 {
		t.Error("nothing is said to be held")
	}
}

// heldSaid returns what a step says to be held, wherever it says it.
func heldSaid(b *Book, s logic.Step) (found []*Sentence) {
	var within func(list []*Sentence)
	within = func(list []*Sentence) {
		for _, said := range list {
			if strings.HasPrefix(said.Key, "logic.sue-de-coq.rest") {
				found = append(found, said)
			}
			for _, v := range said.Args {
				within(v.Said)
			}
		}
	}
	for part, texts := range Texts(s, words.English) {
		for _, text := range texts {
			for _, way := range b.Read(words.English, text, b.Starts(s.Technique, part)) {
				within(way)
			}
		}
	}
	return found
}
