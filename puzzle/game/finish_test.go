package game

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// nearly returns a game that lacks two digits, 1 in r1c1 and 4 in r1c2.
func nearly(w *watch) *Game {
	p := puzzle.Puzzle{Givens: grid("143628579572139468986754231391542786468917352725863914237481695619275843854396127")}
	p.Givens[0], p.Givens[1] = 0, 0
	return New(p, w.now)
}

// TestFinishStays does all that a player can do to a finished game: the finish stays as it
// was, in the game and in its file, and the board goes back to it when it is loaded.
func TestFinishStays(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*Game)
	}{
		{"nothing", func(*Game) {}},
		{"a stray digit", func(g *Game) { enter(g, 5, 1) }},
		{"the same digit again", func(g *Game) { enter(g, 4, 1) }},
		{"erased", func(g *Game) { g.Do(Move{Action: Erase, Cells: puzzle.CellsOf(0, 1)}) }},
		{"marked", func(g *Game) { g.Do(Move{Action: Centre, Digit: 3, Cells: puzzle.CellsOf(1)}) }},
		{"undone", func(g *Game) { g.Undo() }},
		{"undone, and a digit", func(g *Game) { g.Undo(); enter(g, 5, 1) }},
		{"at the start", func(g *Game) { g.GoTo(0) }},
		{"restarted, and a digit", func(g *Game) { g.Restart(); enter(g, 9, 0) }},
		{"on a branch", func(g *Game) { g.Switch(g.Branches()[1].Tip); enter(g, 4, 1) }},
		{"a what-if", func(g *Game) { g.Undo(); g.BeginWhatIf("x"); enter(g, 5, 1) }},
		{"paused and resumed", func(g *Game) { g.Clock.Pause(); g.Clock.Resume() }},
	} {
		w := newWatch()
		g := nearly(w)
		w.pass(time.Minute)
		enter(g, 1, 0)
		w.pass(1500 * time.Millisecond)
		enter(g, 5, 1) // a mistake, on a branch after the next undo
		g.Undo()
		enter(g, 4, 1) // within the same tenth of a second
		before, _ := g.Finish()
		outcome := g.Outcome()
		if outcome.Mistakes != 1 || outcome.Elapsed != 61500*time.Millisecond || !outcome.When.Equal(w.now()) {
			t.Fatalf("%s: %+v", c.name, outcome)
		}
		w.pass(time.Hour)
		c.do(g)
		w.pass(time.Hour)
		for _, g := range []*Game{g, reload(t, g, w)} {
			f, ok := g.Finish()
			state := g.Result()
			if f.Elapsed != before.Elapsed || f.When.Unix() != before.When.Unix() || !ok || !g.Finished() || !state.Grid.Solved() {
				t.Errorf("%s: %+v, want %+v", c.name, f, before)
			}
			if now := g.Outcome(); now.Mistakes != 1 || now.Moves != outcome.Moves || now.Elapsed != outcome.Elapsed || !now.Finished {
				t.Errorf("%s: %+v, want %+v", c.name, now, outcome)
			}
		}
		if g := reload(t, g, w); !g.state.Grid.Solved() {
			t.Errorf("%s: the loaded game shows %v", c.name, g.State().Grid)
		}
	}
}

// TestLostFinish reads games saved by a program that knew no finish, after further moves:
// they were finished when the puzzle was solved first.
func TestLostFinish(t *testing.T) {
	const head = "sudoku-desk game 3\ngivens ..3628579572139468986754231391542786468917352725863914237481695619275843854396127\n"
	for _, c := range []struct {
		name, rest string
		elapsed    time.Duration
		moves      int
	}{
		{"erased", "clock 5:00\nat 3\nenter 1 r1c1\nenter 4 r1c2\nerase r1c2\nend\n", 5 * time.Minute, 2},
		{"undone, and another digit", "clock 5:00\nat 2\nenter 1 r1c1\nenter 5 r1c2\nfrom 1\nenter 4 r1c2\nend\n", 5 * time.Minute, 2},
		{"at the start", "clock 5:00\nat 0\nenter 1 r1c1\nenter 4 r1c2\nend\n", 5 * time.Minute, 2},
		{"solved by the program, and undone", "clock 5:00\nat 0\nsolve 14.......\nend\n", 5 * time.Minute, 0},
	} {
		w := newWatch()
		text := strings.Replace(c.rest, "solve 14.......", "solve 14"+strings.Repeat(".", 79), 1)
		g, damage, err := Load(strings.NewReader(head+text), w.now)
		if err != nil || damage != nil {
			t.Fatal(c.name, err, damage)
		}
		f, ok := g.Finish()
		if want := c.moves > 0; ok != want || g.Finished() != want || g.Clock.Running() == want {
			t.Errorf("%s: finished %v %v, running %v", c.name, ok, g.Finished(), g.Clock.Running())
		}
		if o := g.Outcome(); c.moves > 0 && (o.Moves != c.moves || f.Elapsed != c.elapsed) {
			t.Errorf("%s: %+v %+v", c.name, o, f)
		}
	}
}

// TestFinishFile checks that a finish is believed only if it is whole and true; what is not
// is found anew from the moves.
func TestFinishFile(t *testing.T) {
	w := newWatch()
	g := nearly(w)
	w.pass(time.Minute)
	enter(g, 1, 0)
	enter(g, 4, 1)
	text, _, _ := strings.Cut(textOf(t, g), shownKey)
	_, line, ok := strings.Cut(text, "\n"+finishKey+" ")
	if !ok {
		t.Fatal(text)
	}
	rng := rand.New(rand.NewPCG(4, 1))
	for range 2000 {
		b := []byte(line)
		b[rng.IntN(len(b))] = byte(' ' + rng.IntN(95))
		same := string(b) == line
		h, damage, err := Load(strings.NewReader(strings.TrimSuffix(text, line)+string(b)), w.now)
		if err != nil || damage != nil {
			t.Fatal(string(b), err, damage)
		}
		f, ok := h.Finish()
		if !ok || f.Elapsed != time.Minute || same == f.When.IsZero() {
			t.Errorf("%q: %+v %v", b, f, ok)
		}
	}
}

// TestRestart checks that a restart is a jump: the clock goes on, and Undo goes back.
func TestRestart(t *testing.T) {
	w := newWatch()
	g := nearly(w)
	w.pass(time.Minute)
	enter(g, 1, 0)
	enter(g, 5, 1)
	node := g.Node()
	g.Restart()
	if at, of := g.MoveNumber(); at != 0 || of != 2 || g.Clock.Elapsed() != time.Minute || !g.CanUndo() || !g.Clock.Running() {
		t.Fatal(at, of, g.Clock.Elapsed())
	}
	if g.Undo(); g.Node() != node || g.Restarted() {
		t.Error("undo does not go back:", g.Node())
	}
	g.Restart()
	g.Redo()
	if g.Undo(); g.Node() != 0 || g.CanUndo() {
		t.Error("a move ends what undo takes back:", g.Node())
	}
}
