package logictest

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestRows: each text of a technique has a row, and each of its arguments is in a claim.
func TestRows(t *testing.T) {
	b := Claims()
	missing := 0
	for _, key := range words.English.Keys("logic.") {
		places := placesOf(words.English, key)
		row := b.Rows[key]
		if len(places) == 0 || slices.Contains([]string{"name", "doc", "notation"}, key[strings.LastIndex(key, ".")+1:]) {
			continue
		}
		if row == nil {
			if missing++; missing < 10 {
				t.Errorf("%s has no row: %v", key, words.English.Texts(key))
			}
			continue
		}
		for _, name := range places {
			if row.Nothing == "" && name != "name" && !slices.ContainsFunc(row.Claims, func(c Claim) bool { return slices.Contains(c.Args, name) }) {
				t.Errorf("%s claims nothing of {%s}", key, name)
			}
			if row.Nothing == "" && b.kindsOf(key)[name] == "" {
				t.Errorf("%s: {%s} has no kind", key, name)
			}
		}
	}
	if missing > 0 {
		t.Errorf("%d texts without a row", missing)
	}
	for key := range b.Rows {
		if words.English.Texts(key) == nil {
			t.Errorf("no text: %s", key)
		}
	}
}

// TestPaths: what is said of each step on the way to the solution of puzzles is so.
func TestPaths(t *testing.T) {
	b := Claims()
	mutated, caught, missed := map[string]int{}, map[string]int{}, map[string]int{}
	faults, steps, counts := map[string]int{}, 0, map[string]int{}
	for _, line := range puzzles(t) {
		g, ok := puzzle.ParseGrid(line)
		if !ok {
			t.Fatal(line)
		}
		pos := puzzle.NewPosition(g)
		path, _, err := logic.PathFrom(t.Context(), &pos, logic.Full.Techniques)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range path {
			steps++
			counts[s.Technique.ID]++
			for _, err := range b.Check(&pos, s, words.English) {
				faults[s.Technique.ID]++
				if faults[s.Technique.ID] < 3 {
					t.Error(line, err)
				}
			}
			for _, texts := range Texts(s, words.English) {
				for _, text := range texts {
					for _, way := range b.Distinct(b.Read(words.English, text, b.starts(words.English))) {
						Mutations(pos.Shape, way, func(what string, changed []*Sentence) {
							if mutated[what]++; b.Prove(Proof{Pos: &pos, Step: s}, changed) != nil {
								caught[what]++
							} else {
								missed[what+" of "+way[0].Key]++
							}
						})
					}
				}
			}
			s.Apply(&pos)
		}
	}
	t.Log(steps, "steps;", counts, "; faults:", faults)
	for _, what := range sortedKeys(mutated) {
		t.Logf("%s: %d of %d changes caught", what, caught[what], mutated[what])
		if 100*caught[what] < 99*mutated[what] {
			t.Errorf("%s: %d changes of %d are not caught", what, mutated[what]-caught[what], mutated[what])
		}
	}
	for _, key := range slices.SortedFunc(maps.Keys(missed), func(a, b string) int { return missed[b] - missed[a] })[:min(len(missed), 20)] {
		t.Log(missed[key], "not caught:", key)
	}
}

func puzzles(t *testing.T) (list []string) {
	data, err := os.ReadFile("testdata/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(data))
}
