package session

import (
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// An order is written as it is read, and says beside which option no puzzle can fit. A line
// is an order, the option, and words of the sentence.
func TestPuzzleOrders(t *testing.T) {
	x := strings.Repeat
	for line := range strings.Lines(`
		difficulty=hard symmetry=half-turn                     |           |
		clues=24..30 minimal=yes                               |           |
		hardest=x-wing with=naked-pair,naked-triple score=700  |           |
		number=12 seed=18446744073709551615                    |           |
		new-one=7 difficulty=easy                              |           |
		score=many                                             | score     | “many”
		score=9..5                                             | score     | “9..5”
		singles=-1                                             | singles   | range
		seed=x                                                 | seed      | whole number
		se=7.0..7.9 difficulty=hard                            |           |
		se=700                                                 | se        | Sudoku Explainer
		with=x-wang                                            | with      | x-wang
		clues=16                                               | clues     | None
		clues=0..16                                            | clues     | None
		clues=18 symmetry=quarter-turn                         | clues     | Quarter-turn
		difficulty=easy hardest=xyz-wing                       | hardest   | “Level” excludes
		with=x-wing without=x-wing                             | with      | “Without” excludes
		hardest=xy-wing with=als-xz                            | with      | “Hardest” excludes
		count-of=x-wing=2.. once=x-wing                        | count-of  | “Once” allows
		count-of=x-wing                                        | count-of  | no list
		count-of=x-wing=2..,pointing=3                         |           |
		first-at=hard=30..,pointing=5                          |           |
		first-at=hard                                          | first-at  | no list
		first-at=hard=9.. difficulty=medium                    | first-at  | Allow more
		first=naked-single                                     | first     | is a single
		difficulty=easy score=900..1000                        | score     | nothing but singles
		difficulty=medium score=5000                           | score     | of this level
		difficulty=easy singles=10                             | singles   | nothing but singles
		pattern=123                                            | pattern   | 81 characters
		pattern=` + x("x", 12) + x(".", 69) + `                | pattern   | 12 are drawn
		pattern=` + x(".", 18) + x("x", 63) + `                | pattern   | Two rows
		pattern=` + x("x", 81) + `                             | pattern   | no cell empty
		within=yes pattern=11` + x("x", 79) + `                | pattern   | No grid
		clues=30 pattern=` + x("xx.xx.xx.", 9) + `             | pattern   | 54 cells
		symmetry=vertical pattern=` + x("xx.xx.xx.", 9) + `    | pattern   | symmetry`) {
		f := strings.Split(line, "|")
		if len(f) < 3 {
			continue
		}
		text, option, said := strings.TrimSpace(f[0]), strings.TrimSpace(f[1]), strings.TrimSpace(f[2])
		o := ParsePuzzleOrder(text)
		if again := ParsePuzzleOrder(o.String()); again.String() != o.String() || len(o) != len(strings.Fields(text)) {
			t.Errorf("%s is written as %s", text, o)
		}
		_, wrong := o.Order()
		switch {
		case wrong == nil && option != "":
			t.Errorf("%s is possible", text)
		case wrong != nil && (wrong.Option != option || !strings.Contains(wrong.In(words.English), said)):
			t.Errorf("%s: at %s: %s", text, wrong.Option, wrong.In(words.English))
		}
		if wrong != nil && strings.ContainsAny(wrong.In(words.Chinese), "{}") {
			t.Error(wrong.In(words.Chinese))
		}
	}
}

// Techniques are added to an option and taken out; an option of one technique has the last.
func TestAsk(t *testing.T) {
	o := PuzzleOrder{}
	for _, step := range []struct {
		option, id string
		on         bool
		want       string
	}{
		{"with", "x-wing", true, "with=x-wing"},
		{"with", "w-wing", true, "with=x-wing,w-wing"},
		{"hardest", "w-wing", true, "hardest=w-wing with=x-wing,w-wing"},
		{"hardest", "xy-wing", true, "hardest=xy-wing with=x-wing,w-wing"},
		{"with", "x-wing", false, "hardest=xy-wing with=w-wing"},
		{"with", "w-wing", false, "hardest=xy-wing"},
		{"hardest", "xy-wing", false, ""},
		{"count-of", "x-wing", true, "count-of=x-wing=2.."},
		{"count-of", "w-wing", true, "count-of=x-wing=2..,w-wing=2.."},
		{"count-of", "x-wing", true, "count-of=w-wing=2..,x-wing=3.."},
		{"count-of", "w-wing", false, "count-of=x-wing=3.."},
		{"count-of", "x-wing", false, ""},
	} {
		if o.Ask(step.option, step.id, step.on); o.String() != step.want {
			t.Errorf("%q, want %q", o, step.want)
		}
	}
}
