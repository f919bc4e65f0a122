package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// TestReview reviews games from files and standard input, damaged ones and what is none.
func TestReview(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	t.Chdir(t.TempDir())
	game := playedGame(t)
	cut := game[:strings.Index(game, "\nend")-20]
	for name, text := range map[string]string{
		"a.sudoku": game, "b.sudoku": game, "cut.sudoku": cut, "puzzle.txt": one,
		"many.sudoku": "sudoku-desk game 3\ngivens " + many + "\nenter 4 r1c3\nend\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct {
		args, in     string
		status       int
		begins, errs string
		lines        int // of the output as tsv
	}{
		{"", game, 0, "-\t1\t0\t-\t-\tnote", "", 62},
		{"-", game, 0, "-\t1\t0\t-\t-\tnote", "", 62},
		{"a.sudoku b.sudoku", "", 0, "a.sudoku\t1\t", "", 124},
		{"cut.sudoku", "", 1, "cut.sudoku\t1\t-\t", "breaks off", 60},
		{"puzzle.txt a.sudoku", "", 1, "a.sudoku\t1\t", says("game.nogame"), 62},
		{"none.sudoku", "", 1, "", says("error.notexist"), 0},
		{"many.sudoku", "", 1, "", says("review.solutions"), 0},
	} {
		status, out, errs := try(t, tt.in, append([]string{"review", "--format", "tsv"}, strings.Fields(tt.args)...)...)
		if n := strings.Count(out, "\n"); status != tt.status || n != tt.lines || !strings.HasPrefix(out, tt.begins) || !strings.Contains(errs, tt.errs) || (tt.errs == "") != (errs == "") {
			t.Errorf("%s: status %d, %d lines, %.60q, %q", tt.args, status, n, out, errs)
		}
	}
	for _, l := range words.Langs {
		_, out, _ := try(t, "", "review", "a.sudoku", "b.sudoku", "--lang", l.Code())
		if !strings.HasPrefix(out, "a.sudoku\n") || !strings.Contains(out, "\n\nb.sudoku\n") || strings.Contains(out, "{") {
			t.Errorf("%s: %s", l.Code(), out)
		}
	}
}

// A game on another board is reviewed by the solution on that board.
func TestReviewOfShapes(t *testing.T) {
	_, read := boardsOf(t, generator.Mini6, "--difficulty", "easy")
	g := game.New(read[0], time.Now)
	solution, err := solutionOf(t.Context(), &read[0])
	if err != nil {
		t.Fatal(err)
	}
	moves := 0
	for c := range read[0].Shape.Cells().Without(read[0].Givens.Filled()).All() {
		if err := g.Do(game.Move{Action: game.Enter, Cells: puzzle.CellsOf(c), Digit: solution[c]}); err != nil {
			t.Fatal(err)
		}
		moves++
	}
	var save bytes.Buffer
	if err := g.Save(&save); err != nil {
		t.Fatal(err)
	}
	status, out, errs := try(t, save.String(), "review", "--format", "tsv")
	if status != 0 || errs != "" || strings.Count(out, "\n") != moves || strings.Count(out, "\tsingle\t") < moves/2 {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

// TestReviewAgrees: of a wrong first digit the list, the moments and the record name the same technique,
// or none does.
func TestReviewAgrees(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	n, named := 200, 0
	for r, err := range generator.Stream(t.Context(), generator.Order{Level: puzzle.Easy, Seed: 1}, n, 1, nil) {
		if err != nil {
			t.Fatal(err)
		}
		solution, err := solutionOf(t.Context(), &r.Puzzle)
		if err != nil {
			t.Fatal(err)
		}
		c := puzzle.AllCells.Without(r.Puzzle.Givens.Filled()).First()
		wrong := puzzle.NewPosition(r.Puzzle.Givens).Cands[c] &^ solution[c].Set()
		if wrong == 0 {
			wrong = (solution[c]%9 + 1).Set() // it stands in a house already
		}
		g := game.New(r.Puzzle, time.Now)
		if err := g.Do(game.Move{Action: game.Enter, Cells: puzzle.CellsOf(c), Digit: wrong.Min()}); err != nil {
			t.Fatal(err)
		}
		var save bytes.Buffer
		if err := g.Save(&save); err != nil {
			t.Fatal(err)
		}
		if agrees(t, save.String()) {
			named++
		}
	}
	if named < n/8 {
		t.Errorf("%d name a technique", named)
	}
}

// agrees compares what a review names in a game of one mistake, and returns whether it names anything.
func agrees(t *testing.T, save string) bool {
	t.Helper()
	_, out, errs := try(t, save, "review")
	list, moment, _ := strings.Cut(out, "\n")
	_, record, _ := try(t, save, "review", "--format", "json")
	var v reviewed
	if err := json.Unmarshal([]byte(record), &v); err != nil || errs != "" {
		t.Fatal(err, errs)
	}
	told := words.English.T("review.told", "what", "")
	name := ""
	if v.Technique != nil {
		name = words.English.T("logic." + *v.Technique + ".name")
	}
	label := words.English.T("review.label." + v.Label)
	ok := strings.HasSuffix(list, label+": "+name) && strings.Contains(moment, told+name)
	if name == "" {
		ok = strings.HasSuffix(list, "  "+label) && !strings.Contains(moment, told)
	}
	if !ok {
		t.Errorf("%s: %q in\n%s", save, name, out)
	}
	return name != ""
}
