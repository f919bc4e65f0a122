package cli

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/solver"
)

// sukaku returns a puzzle of candidates alone that has one solution, at least two in most cells.
func sukaku(t *testing.T, seed uint64) (p puzzle.Puzzle, solution puzzle.Grid) {
	rng := rand.New(rand.NewPCG(seed, 9))
	var s solver.Searcher
	solution, _ = s.Random(&puzzle.Grid{}, rng)
	pos := puzzle.NewPosition(puzzle.Grid{})
	for tries := 0; ; tries++ {
		n, _ := s.CountFrom(context.Background(), &pos, 2)
		if n == 1 {
			break
		}
		c := rng.IntN(81)
		d := puzzle.Digit(1 + rng.IntN(9))
		if d != solution[c] && (pos.Cands[c].Len() > 2 || tries > 3000) {
			pos.Cands[c] &^= d.Set()
		}
	}
	p.Centre = pos.Cands
	return p, solution
}

// TestSukaku: the verbs keep to candidates that are part of the puzzle, in every layout that holds
// them.
func TestSukaku(t *testing.T) {
	if testing.Short() {
		t.Skip("slow under the race detector, and nothing here runs at the same time")
	}
	seeds := uint64(1)
	if os.Getenv("SUDOKU_LONG") != "" {
		seeds = 6
	}
	for seed := range seeds {
		p, solution := sukaku(t, seed)
		line := solution.String()
		for _, f := range []*format.Format{format.Marks729, format.Pencilmarks} {
			text := f.Text(p)
			status, out, errs := try(t, text, "solve", "--to", "line")
			if status != 0 || strings.TrimSpace(out) != line || errs != "" {
				t.Errorf("%s: solve: %d %q %q, want %s", f.Name, status, out, errs, line)
			}
			if status, out, _ := try(t, text, "solve", "--all", "5", "--to", "line"); status != 0 || strings.TrimSpace(out) != line {
				t.Errorf("%s: solve --all: %d %q", f.Name, status, out)
			}
			if status, out, _ := try(t, text, "count", "--limit", "1000000"); status != 0 || out != "1\n" {
				t.Errorf("%s: count: %d %q", f.Name, status, out)
			}
			if status, out, _ := try(t, text, "check"); status != 0 || out != "1\tone\t1\t-\n" {
				t.Errorf("%s: check: %d %q", f.Name, status, out)
			}
			if status, out, errs := try(t, text, "rate"); status != 1 || !strings.Contains(errs, "--scale se") || !strings.Contains(out, "-") {
				t.Errorf("%s: rate: %d %q %q", f.Name, status, out, errs)
			}
			if status, out, errs := try(t, text, "rate", "--format", "serate"); status != 0 || errs != "" || strings.HasPrefix(out, "0.0") {
				t.Errorf("%s: rate --format serate: %d %q %q", f.Name, status, out, errs)
			}
			if status, _, errs := try(t, text, "canon"); status != 1 || !strings.Contains(errs, "Sukaku") {
				t.Errorf("%s: canon: %d %q", f.Name, status, errs)
			}
			if status, out, _ := try(t, text, "convert", "--to", "729"); status != 0 || out != format.Marks729.Text(p) {
				t.Errorf("%s: convert: %d %q", f.Name, status, out)
			}
			if _, _, errs := try(t, text, "convert", "--to", "line"); !strings.Contains(errs, "centre marks") {
				t.Errorf("%s: convert to a layout without candidates says %q", f.Name, errs)
			}
			for _, args := range [][]string{{"explain"}, {"explain", "--profile", "se"}, {"explain", "--profile", "se", "--unique=false"}} {
				if seed == 0 && len(args) == 1 && f != format.Marks729 {
					continue // needs nets, which take seconds: once is enough
				}
				status, out, errs := try(t, text, append(args, "--format", "tsv")...)
				if status != 0 || errs != "" || !leadsTo(&p, out, solution) {
					t.Errorf("%s: %q: %d %q", f.Name, args, status, errs)
				}
			}
		}
	}
}

// leadsTo reports whether steps, of which the columns after the notation of a placement are
// r1c1=5, lead from the givens to a solution.
func leadsTo(p *puzzle.Puzzle, steps string, solution puzzle.Grid) bool {
	g := p.Givens
	for line := range strings.Lines(steps) {
		for _, place := range strings.Fields(strings.Split(line, "\t")[3]) {
			g[9*(place[1]-'1')+place[3]-'1'] = puzzle.Digit(place[5] - '0')
		}
	}
	return g == solution
}

// TestSukakuRecords: the puzzle in an answer can be read again with its candidates.
func TestSukakuRecords(t *testing.T) {
	p, _ := sukaku(t, 2)
	text := format.Marks729.Text(p)
	for _, verb := range []string{"solve", "solve --all 1", "count", "check", "explain", "rate --scale se"} {
		_, out, _ := try(t, text, append(strings.Fields(verb), "--format", "json")...)
		var r struct{ Puzzle string }
		if err := json.Unmarshal([]byte(out), &r); err != nil || r.Puzzle+"\n" != text {
			t.Errorf("%s: %q, %v", verb, r.Puzzle, err)
		}
	}
	if status, out, errs := try(t, text, "steps", "--backdoors", "1"); status != 0 || errs != "" || !strings.HasPrefix(out, ".-") {
		t.Errorf("steps --backdoors: %d %q %q", status, out, errs)
	}
}

// TestSukakuRatings: the ratings in testdata/sukaku.txt are those of Sukaku Explainer, with and
// without uniqueness.
func TestSukakuRatings(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	data, err := os.ReadFile("testdata/sukaku.txt")
	if err != nil {
		t.Fatal(err)
	}
	var puzzles strings.Builder
	var with, without []string
	for line := range strings.Lines(string(data)) {
		if f := strings.Fields(line); len(f) == 3 {
			with, without = append(with, f[0]), append(without, f[1])
			puzzles.WriteString(f[2] + "\n")
		}
	}
	for unique, want := range map[string][]string{"--unique=true": with, "--unique=false": without} {
		status, out, errs := try(t, puzzles.String(), "rate", "--format", "serate", unique)
		if got := strings.Fields(out); status != 0 || errs != "" || !slices.Equal(got, want) {
			t.Errorf("%s: %d %q, %v, want %v", unique, status, errs, got, want)
		}
	}
}

// TestWritten: a digit that a peer has as a candidate is the one candidate of its cell.
func TestWritten(t *testing.T) {
	p, _ := sukaku(t, 3)
	text := []byte(strings.TrimSpace(format.Marks729.Text(p)))
	for d := range 9 { // r5c5 is 5, which r5c6 has too
		text[9*40+d] = '.'
	}
	text[9*40+4], text[9*41+4] = '5', '5'
	for _, loose := range []bool{true, false} {
		if !loose {
			for c := range puzzle.Cell(40).Peers().All() {
				text[9*int(c)+4] = '.'
			}
		}
		ps, err := format.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		it := item{Item: format.Item{Puzzle: ps[0], Layout: format.Marks729}}
		w := it.written()
		if placed := w.Grid[40] == 5; placed == loose || loose && (w.Cands[40] != puzzle.Digit(5).Set() || !w.Cands[41].Has(5)) {
			t.Errorf("loose %v: %v, %v, %v", loose, w.Grid[40], w.Cands[40], w.Cands[41])
		}
		if s := string(*it.shown()); s != string(text) {
			t.Errorf("loose %v: %s, want %s", loose, s, text)
		}
	}
}

// TestSukakuByDigits: paper and the list of what there was take no Sukaku by its digits alone.
func TestSukakuByDigits(t *testing.T) {
	t.Chdir(t.TempDir())
	p, _ := sukaku(t, 1)
	text := format.Marks729.Text(p)
	if status, _, errs := try(t, text, "print", "-o", "a.pdf"); status == 0 || !strings.Contains(errs, "Sukaku") {
		t.Errorf("print: %d %q", status, errs)
	}
	if err := os.WriteFile("had.txt", []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, _, errs := try(t, "", "generate", "--distinct-from", "had.txt"); status != 2 || !strings.Contains(errs, "Sukaku") {
		t.Errorf("generate --distinct-from: %d %q", status, errs)
	}
}

// TestSukakuElsewhere: what takes puzzles by their digits says that it can't take this one, and two
// of them are not doubles because neither has digits.
func TestSukakuElsewhere(t *testing.T) {
	p, _ := sukaku(t, 1)
	q, _ := sukaku(t, 2)
	text := format.Marks729.Text(p) + format.Marks729.Text(q)
	if status, out, _ := try(t, text, "convert", "--to", "729", "--distinct"); status != 0 || out != text {
		t.Errorf("convert --distinct: %d, %d lines", status, strings.Count(out, "\n"))
	}
	if status, _, errs := try(t, text, "check", "--typos", "1"); status != 1 || !strings.Contains(errs, "Sukaku") {
		t.Errorf("check --typos: %d %q", status, errs)
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if status, out, errs := try(t, text, "library", "import"); status != 1 || !strings.Contains(errs, "Sukaku") {
		t.Errorf("library import: %d %q %q", status, out, errs)
	}
}

// TestSpoiltCandidates: a candidate of the solution is missing.
func TestSpoiltCandidates(t *testing.T) {
	p, solution := sukaku(t, 7)
	c := 0
	for p.Centre[c].Len() < 3 {
		c++
	}
	p.Centre[c] &^= solution[c].Set()
	status, out, errs := try(t, format.Marks729.Text(p), "solve")
	if status != 1 || strings.Contains(out, solution.String()) || !strings.Contains(errs, "keeps to its candidates") {
		t.Errorf("%d %q %q", status, out, errs)
	}
	// beside digits that have one solution
	g, _ := puzzle.ParseGrid("1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7")
	half := puzzle.Puzzle{Givens: g, Centre: puzzle.NewPosition(g).Cands}
	if status, out, errs := try(t, format.Pencilmarks.Text(half), "solve", "--format", "json"); status != 0 || errs != "" || !json.Valid([]byte(out)) {
		t.Errorf("%d %q %q", status, out, errs)
	}
	if status, out, _ := try(t, format.Pencilmarks.Text(half), "rate"); status != 0 || strings.Contains(out, "\t-\t") {
		t.Errorf("%d %q", status, out)
	}
	half.Centre[1] &^= puzzle.Digit(4).Set() // of the solution
	for _, verb := range []string{"solve", "count", "check"} {
		status, out, _ := try(t, format.Pencilmarks.Text(half), verb)
		if verb == "count" && out != "0\n" || verb != "count" && status != 1 || strings.Contains(out, "1436") {
			t.Errorf("%s: %d %q", verb, status, out)
		}
	}
}
