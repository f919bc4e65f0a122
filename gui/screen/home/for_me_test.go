package home

import (
	_ "embed"
	"strings"
	"testing"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

//go:embed testdata/player_level.txt
var playerLevels string

// TestPlayerLevel: the level and the sentence that says why, after each history of the table.
func TestPlayerLevel(t *testing.T) {
	results := map[rune]estimate.Result{'f': estimate.Unaided, '?': estimate.Unknown, 'd': estimate.Helped, 'g': estimate.GivenUp}
	for line := range strings.Lines(playerLevels) {
		f := strings.Split(line, "|")
		if strings.HasPrefix(line, "#") || len(f) != 3 {
			continue
		}
		var games []estimate.Played
		level := puzzle.Unrated
		for part := range strings.FieldsSeq(f[0]) {
			if at := strings.Index("EMHUX", part); at >= 0 {
				level = puzzle.Easy + puzzle.Level(at)
				continue
			}
			for _, r := range part {
				if part != "-" {
					games = append(games, estimate.Played{Level: level, Result: results[r]})
				}
			}
		}
		got := estimate.LevelOf(games)
		if want := strings.TrimSpace(f[1]); got.Level.Name() != want {
			t.Errorf("%s: %s, want %s", f[0], got.Level.Name(), want)
		}
		if text, want := levelReason(words.English, got), strings.TrimSpace(f[2]); text != want {
			t.Errorf("%s: %q, want %q", f[0], text, want)
		}
	}
}

// TestPlayedGames: which games say something of the player's level, and what.
func TestPlayedGames(t *testing.T) {
	day := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	mini, _ := puzzle.ParseShape("6x6")
	n := 0
	played := func(change func(*library.Outcome)) library.Outcome {
		n++
		o := library.Outcome{Game: string(rune('a' + n)), Begun: day.Add(time.Duration(n) * time.Hour), Ended: day.Add(time.Duration(n)*time.Hour + time.Minute)}
		o.Givens[n], o.Touched, o.Finished, o.Rating.Level = 1, true, true, puzzle.Hard
		change(&o)
		return o
	}
	list := []library.Outcome{
		played(func(*library.Outcome) {}),
		played(func(o *library.Outcome) { o.Depth = game.HintName }),
		played(func(o *library.Outcome) { o.Depth = game.HintCells }),
		played(func(o *library.Outcome) { o.Depth = game.UnknownDepth }),
		played(func(o *library.Outcome) { o.ByProgram = true }),
		played(func(o *library.Outcome) { o.Finished = false }),                                      // left for another
		played(func(o *library.Outcome) { o.Finished, o.Ended = false, o.Ended.Add(200*time.Hour) }), // played after all others
		played(func(o *library.Outcome) { o.Finished, o.Touched = false, false }),                    // nothing was done
		played(func(o *library.Outcome) { o.Rating.Level = puzzle.Unrated }),                         // of no level
		played(func(o *library.Outcome) { o.Shape = mini }),                                          // another board
		played(func(o *library.Outcome) { o.InMiddle = true }),                                       // begun in the middle
		played(func(o *library.Outcome) { o.Depth = game.HintDone }),                                 // the first again, see below
		played(func(o *library.Outcome) { o.Finished = false }),                                      // being played
		played(func(o *library.Outcome) { o.Finished = false }),                                      // no other was begun after it
	}
	list[11].Givens = list[0].Givens
	var got strings.Builder
	for _, p := range playedOf(list, list[12].Game) {
		got.WriteByte("f?dg"[p.Result])
	}
	if got.String() != "ffd?dg" {
		t.Errorf("%s", got.String())
	}
}

// TestPuzzleForMe: it makes a new puzzle of the player's level, and says why that level.
func TestPuzzleForMe(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	check := func(level puzzle.Level, want string) {
		t.Helper()
		was := d.Session().Game.Puzzle().Givens
		PuzzleForMe(d.App)
		d.Settle()
		now := d.Session().Game.Puzzle()
		r, err := session.Rate(t.Context(), nil, now.Givens)
		if d.Shown() != nil || now.Givens == was || err != nil || r.Level != level {
			t.Errorf("%T is shown, a puzzle of the level %v, %v", d.Shown(), r.Level, err)
		}
		if game.DailyOf(&now) != "" {
			t.Error("it is a daily puzzle")
		}
		if d.Said != want {
			t.Errorf("%q", d.Said)
		}
	}
	check(puzzle.Easy, "Easy to begin with. From 5 games at this level on, your level follows them.")
	d.Learned("full-house", 2*caption.PerStage, 9) // due, which lessons and Home say
	check(puzzle.Easy, "Easy to begin with. From 5 games at this level on, your level follows them.")
	finish(d, screentest.Harder)
	r, _ := session.Rate(t.Context(), nil, d.Session().Game.Puzzle().Givens)
	level := words.English.Level(r.Level.Name())
	check(r.Level, level+": you finished one of this level without a deep hint.")
	d.Close()
}

// finish plays a puzzle to its end and keeps the game.
func finish(d *screentest.Desk, text string) {
	d.T.Helper()
	givens, _ := puzzle.ParseGrid(text)
	d.Start(puzzle.Puzzle{Givens: givens})
	solution, err := solver.Solve(givens)
	if err != nil {
		d.T.Fatal(err)
	}
	for c, digit := range solution {
		if givens[c] == 0 {
			if err := d.Session().Game.Do(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))}); err != nil {
				d.T.Fatal(err)
			}
		}
	}
	if err := d.Session().Save(); err != nil {
		d.T.Fatal(err)
	}
}
