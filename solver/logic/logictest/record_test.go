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

// A record counts the steps that were read, by technique, and the changes of what they say, by
// kind.
type record struct {
	book            *Book
	steps, faults   map[string]int
	mutated, caught map[string]int
	missed          map[string]int
	example         map[string]string
}

func newRecord(b *Book) *record {
	return &record{b, map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]string{}}
}

// check reads all that a step says, in English and, if there is time, in all languages, and sees
// that it would be found out if it said anything else.
func (r *record) check(t *testing.T, pos *puzzle.Position, s logic.Step) {
	t.Helper()
	r.steps[s.Technique.ID]++
	langs := []words.Lang{words.English}
	if os.Getenv("SUDOKU_LONG") != "" && r.steps[s.Technique.ID] <= 30 {
		langs = words.Langs
	}
	for _, l := range langs {
		for _, err := range r.book.Check(pos, s, l) {
			if r.faults[s.Technique.ID]++; r.faults[s.Technique.ID] < 3 {
				t.Errorf("%v %v %v", l, pos.Grid, err)
			}
		}
	}
	for part, texts := range Texts(s, words.English) {
		for _, text := range texts {
			for _, way := range r.book.Read(words.English, text, r.book.starts(s.Technique, part)) {
				r.mutate(Proof{Pos: pos, Step: s}, way)
			}
		}
	}
}

// mostChanged is how many changes of a text are tried, about; a net has thousands.
const mostChanged = 150

func (r *record) mutate(p Proof, way []*Sentence) {
	n, i := 0, 0
	Mutations(p.Pos.Shape, way, func(string, []*Sentence) { n++ })
	Mutations(p.Pos.Shape, way, func(what string, changed []*Sentence) {
		if i++; i%(n/mostChanged+1) != 0 {
			return
		}
		if r.mutated[what]++; r.book.Prove(p, changed) != nil {
			r.caught[what]++
			return
		}
		for i, s := range changed {
			if s != way[i] {
				r.missed[what+" of "+s.Key]++
				r.example[what+" of "+s.Key] = s.String()
			}
		}
	})
}

// oneOfEach checks a step of each technique that has one in a position.
func (r *record) oneOfEach(t *testing.T, pos *puzzle.Position, with []*logic.Technique) {
	t.Helper()
	seen := map[string]bool{}
	for _, s := range logic.All(pos, with) {
		if !seen[s.Technique.ID] {
			seen[s.Technique.ID] = true
			r.check(t, pos, s)
		}
	}
}

// report logs the counts, and fails if too few changes were caught.
func (r *record) report(t *testing.T) {
	t.Helper()
	total := 0
	for _, n := range r.steps {
		total += n
	}
	t.Log(total, "steps:", r.steps, "; faults:", r.faults)
	for _, what := range sortedKeys(r.mutated) {
		t.Logf("%s: %d of %d changes caught", what, r.caught[what], r.mutated[what])
		if 100*r.caught[what] < 99*r.mutated[what] {
			t.Errorf("%s: %d changes of %d are not caught", what, r.mutated[what]-r.caught[what], r.mutated[what])
		}
	}
	for _, key := range slices.SortedFunc(maps.Keys(r.missed), func(a, b string) int { return r.missed[b] - r.missed[a] })[:min(len(r.missed), 20)] {
		t.Log(r.missed[key], "not caught:", key, r.example[key])
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
