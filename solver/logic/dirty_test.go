package logic

import (
	"reflect"
	"testing"

	"sudoku/puzzle"
)

// TestClean: on a board that has been searched before, whatever was kept about it and left
// out since, each technique but the singles finds what it finds on a new one.
func TestClean(t *testing.T) {
	var techs []*Technique
	for _, tech := range HoDoKu.Techniques {
		if tech.next == nil && tech.Level < puzzle.Extreme {
			techs = append(techs, tech)
		}
	}
	steps := func(b *Board, tech *Technique) (keys [][4]any) {
		tech.find(b, func(s Step) bool {
			s.Technique = tech
			keys = append(keys, key(s))
			return true
		})
		return keys
	}
	seen := 0
	walk(t, 6, sample(5, 100), func(b *Board, _ *puzzle.Grid) {
		fresh := NewBoard(&b.Position)
		for _, tech := range techs {
			want := steps(fresh, tech)
			seen += len(want)
			for range 2 {
				if got := steps(b, tech); !reflect.DeepEqual(got, want) {
					t.Fatalf("%v: %s finds %d steps, want %d", b.Grid, tech.ID, len(got), len(want))
				}
			}
		}
	})
	if seen == 0 {
		t.Error("there were no steps")
	}
}
