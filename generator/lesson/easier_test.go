package lesson

import (
	"slices"
	"testing"

	"sudoku/puzzle/words"
)

// TestEasier: where a step costs less than those of the lesson, the lesson says which technique
// it is of. It counts such positions, of all techniques when there is time.
func TestEasier(t *testing.T) {
	positions, easier := 0, 0
	for _, l := range onClassic() {
		if !long && !slices.Contains(sample, l.Technique.ID) && l.Technique.ID != "siamese-finned-x-wing" {
			continue
		}
		n := 0
		for seed := range uint64(4) {
			p, err := New(t.Context(), l.Technique, 1000+seed)
			if err != nil {
				t.Errorf("%s: %v", l.Technique.ID, err)
				continue
			}
			positions++
			if p.Easier != nil {
				n++
			}
			if said := p.Note(words.English) != ""; said != (p.Easier != nil) || p.Alone && said {
				t.Errorf("%s: %v says %q", l.Technique.ID, p.Grid, p.Note(words.English))
			}
		}
		if easier += n; n > 0 {
			t.Logf("%-36s %d of 4", l.Technique.ID, n)
		}
	}
	if t.Logf("%d of %d", easier, positions); easier == 0 || 3*easier > positions {
		t.Errorf("in %d of %d positions something is easier", easier, positions)
	}
}
