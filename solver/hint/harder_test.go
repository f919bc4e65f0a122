package hint

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestWithin: a hint uses what it may, and where that leads no further says which technique
// does; its later depths are those of the step.
func TestWithin(t *testing.T) {
	r := request(t, "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5", "")
	easy := func(t *logic.Technique) bool { return t.Level <= puzzle.Easy }
	full, err := Path(t.Context(), r)
	if err != nil {
		t.Fatal(err)
	}
	within, further := 0, 0
	pos := r.Position()
	for _, s := range full {
		r.State.Grid, r.Within = pos.Grid, easy
		for c := range pos.Cands {
			r.State.RuledOut[c] = puzzle.NewPosition(pos.Grid).Cands[c] &^ pos.Cands[c]
		}
		h, err := Find(r)
		if err != nil {
			t.Fatal(err)
		}
		step, _ := h.Step()
		tech, is := h.Beyond()
		if is == easy(step.Technique) || is && tech != step.Technique {
			t.Errorf("%s is beyond: %v", step.Technique.ID, is)
		}
		if within++; is {
			further++
			text, d := h.Depth(Where, words.English)
			if !strings.Contains(text[1], words.English.Say(tech.Name())) || len(d.Cells)+len(d.Houses) > 0 {
				t.Errorf("%s: %q", tech.ID, text)
			}
			if text, _ := h.Depth(What, words.English); text[0] != step.What(words.English) {
				t.Errorf("%s: asked on it says %q", tech.ID, text)
			}
		}
		s.Apply(&pos)
	}
	if further == 0 || further == within {
		t.Errorf("%d of %d hints are beyond", further, within)
	}
}
