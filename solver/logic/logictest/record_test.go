package logictest

import (
	"os"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A record counts the steps that were read, by technique, and the changes of what they say.
type record struct {
	*Count
	steps, faults map[string]int
}

func newRecord(b *Book) *record { return &record{NewCount(b), map[string]int{}, map[string]int{}} }

// check reads all that a step says, in English and, if there is time, in all languages, and sees
// that it would be found out if it said anything else.
func (r *record) check(t *testing.T, pos *puzzle.Position, s logic.Step) {
	t.Helper()
	r.steps[s.Technique.ID]++
	langs, long := []words.Lang{words.English}, os.Getenv("SUDOKU_LONG") != ""
	if long && r.steps[s.Technique.ID] <= 30 {
		langs = words.Langs
	}
	for _, l := range langs {
		for _, err := range r.Book.Check(pos, s, l) {
			if r.faults[s.Technique.ID]++; r.faults[s.Technique.ID] < 3 {
				t.Errorf("%v %v %v %v", l, pos.Shape, pos.Grid, err)
			}
		}
	}
	if !long && r.steps[s.Technique.ID] > fewSteps {
		return
	}
	for part, texts := range Texts(s, words.English) {
		for _, text := range texts {
			r.Change(Proof{Pos: pos, Step: s}, part, text, words.English)
		}
	}
}

// fewSteps is how many steps of a technique are changed where there are many.
const fewSteps = 25

// oneOfEach checks a step of each technique that has one in a position, and returns how many there are.
func (r *record) oneOfEach(t *testing.T, pos *puzzle.Position, with []*logic.Technique) int {
	t.Helper()
	seen := map[string]bool{}
	for _, s := range logic.All(pos, with) {
		if !seen[s.Technique.ID] {
			seen[s.Technique.ID] = true
			r.check(t, pos, s)
		}
	}
	return len(seen)
}

// report logs the counts, and fails if too few changes were caught.
func (r *record) report(t *testing.T) {
	t.Helper()
	total := 0
	for _, n := range r.steps {
		total += n
	}
	t.Log(total, "steps:", r.steps, "; faults:", r.faults)
	lines, err := r.Report()
	for _, line := range lines {
		t.Log(line)
	}
	if err != nil {
		t.Error(err)
	}
}

// A testCase is a position in which a technique has steps.
type testCase struct {
	technique *logic.Technique
	pos       puzzle.Position
}

// casesOf reads files of solver/logic/testdata: a technique, a grid with a + before digits that
// were not given, and the candidates that are gone.
func casesOf(t *testing.T, files string) (cases []testCase) {
	t.Helper()
	for file := range strings.FieldsSeq(files) {
		data, err := os.ReadFile("../testdata/" + file + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			f := strings.Fields(line)
			if len(f) < 3 || f[0] == "#" {
				continue
			}
			technique, ok := logic.ByID(f[0])
			if pos, read := readPosition(f[1], f[2]); ok && read {
				cases = append(cases, testCase{technique, pos})
			}
		}
	}
	return cases
}

func readPosition(grid, gone string) (pos puzzle.Position, ok bool) {
	g, ok := puzzle.ParseGrid(strings.ReplaceAll(grid, "+", ""))
	if !ok {
		return pos, false
	}
	pos = puzzle.NewPosition(g)
	c := puzzle.Cell(0)
	for i := range len(grid) {
		switch {
		case grid[i] != '+':
			c++
		default:
			pos.Given.Remove(c)
		}
	}
	for part := range strings.SplitSeq(gone, ",") {
		name, digits, _ := strings.Cut(part, "-")
		if c, ok := puzzle.ParseCell(name); ok {
			for _, d := range digits {
				pos.Eliminate(puzzle.Cand(c, puzzle.Digit(d-'0')))
			}
		}
	}
	return pos, true
}

// fieldsOf returns the words of a file.
func fieldsOf(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(data))
}
