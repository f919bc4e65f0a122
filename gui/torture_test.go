//go:build e2e && !headless

package gui_test

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// kills is how often TestKills kills the program: a few times in every run of the
// tests, two hundred times by "make torture".
var kills = flag.Int("kills", few, "how often TestKills kills the program")

const few = 3

// late is the greatest age of a move that a kill may lose, on a machine that has time: in
// a usual run it grows with the time that a first move takes to reach the disk.
const late = time.Second

// A typist plays at random and knows what the game must be after each key.
type typist struct {
	*program
	rand   *rand.Rand
	game   *game.Game
	ui     game.UI
	states []played
	late   time.Duration // greatest age of a move that the kill may lose
}

// A played is the game after a key, and when the key was pressed.
type played struct {
	moved
	at time.Time
}

// TestKills kills the program at random moments of play and checks the disk: every file
// is whole, the current game is one that was on the board, with all its branches, and no
// move older than a second is lost. Then it continues with the same games.
func TestKills(t *testing.T) {
	t.Parallel()
	binary, home := build(t), begun(t)
	s, seed := newScreen(t), uint64(time.Now().UnixNano())
	t.Log("seed", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	keys, lost, oldest := 0, 0, time.Duration(0)
	for range *kills {
		p := &typist{program: s.open(binary, home), rand: r, late: late}
		p.begin(p.current())
		if opening := r.IntN(8) == 0; opening { // it may not receive keys yet
			p.late = time.Hour
		} else {
			p.firstMove()
		}
		pace := 100 * r.IntN(2) // as a person types, or as fast as keys can be sent
		for end := time.Now().Add(time.Duration(100+r.IntN(2400)) * time.Millisecond); time.Now().Before(end); {
			p.press()
			time.Sleep(time.Duration(r.IntN(1+pace)) * time.Millisecond)
		}
		killed := time.Now()
		p.crash()
		n, age := p.check(killed)
		keys, lost = keys+len(p.states)-1, lost+n
		if p.late < time.Hour {
			oldest = max(oldest, age)
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d kills in %d keys took back %d of them, the oldest %v old; no file is damaged",
		*kills, keys, lost, oldest.Round(time.Millisecond))
}

// begun returns a home folder in which a game is begun.
func begun(t *testing.T) (home string) {
	home = t.TempDir()
	games := gamesOf(home)
	if err := games.Save(games.NewName(time.Now()), game.New(puzzle.Puzzle{Givens: grid(strings.ReplaceAll(pasted, "\n", ""))}, time.Now)); err != nil {
		t.Fatal(err)
	}
	return home
}

// firstMove makes a move and waits until it is on the disk.
func (p *typist) firstMove() {
	pressed := time.Now()
	p.do("5", game.Input{Kind: game.Type, Digit: 5})
	p.onDisk("a first move")
	if *kills == few {
		p.late += 10 * time.Since(pressed)
	}
}

// onDisk waits until all that was pressed is on the disk, from where no kill may take it.
func (p *typist) onDisk(what string) {
	p.Helper()
	want := movedIn(p.game)
	p.wait(what, func() bool { return movedIn(p.current()) == want })
	p.states = p.states[len(p.states)-1:]
}

// moved is what was done in a game: what is on the board, and the moves of all branches.
type moved struct {
	state game.State
	tree  string
}

// movedIn describes the moves of a game without their numbers and order, which a file changes.
func movedIn(g *game.Game) moved {
	var tree []string
	for _, b := range g.Branches() {
		tree = append(tree, fmt.Sprint("branch ", b.Start, b.Len, b.Shared, b.Current, b.WhatIf, b.First, to(g, b.Tip)))
	}
	for _, s := range g.Savepoints() {
		tree = append(tree, fmt.Sprint("savepoint ", s.Move, to(g, s.Node)))
	}
	slices.Sort(tree)
	return moved{g.State(), fmt.Sprintln("at", moveNumber(g), "in", g.Moves()) + strings.Join(tree, "\n")}
}

// to stands for the board after the moves that lead to a node.
func to(g *game.Game, node int) string {
	h := fnv.New32a()
	fmt.Fprint(h, g.StateAt(node))
	return fmt.Sprintf(" %08x", h.Sum32())
}

func gamesOf(home string) store.Games {
	return store.Games{Dir: filepath.Join(home, "data", "sudoku-desk", "games")}
}

// begin takes over the game that the window has opened.
func (p *typist) begin(g *game.Game) {
	p.game, p.ui = g, game.UI{Clean: true}
	state := g.State()
	if empty := puzzle.AllCells.Without(state.Grid.Filled()); !empty.Empty() {
		p.ui.Cursor = empty.First()
	}
	p.ui.Selected = puzzle.CellsOf(p.ui.Cursor)
	p.note()
}

func (p *typist) note() { p.states = append(p.states, played{movedIn(p.game), time.Now()}) }

// press presses a random key.
func (p *typist) press() {
	d := 1 + p.rand.IntN(9)
	in := game.Input{Kind: game.Type, Digit: puzzle.Digit(d)}
	key := fmt.Sprint(d)
	switch n := p.rand.IntN(20); {
	case n == 0:
		p.key("ctrl+d") // a new file
		p.begin(p.game)
		return
	case n == 1:
		p.undo()
		return
	case n == 2:
		p.savepoint()
		return
	case n < 6:
		key, in = "Delete", game.Input{Kind: game.Delete}
	case n < 9:
		key, in.Kind, in.Mode = "shift+"+key, game.TypeAs, game.CornerMode
	case n < 12:
		key, in.Kind, in.Mode = "ctrl+"+key, game.TypeAs, game.CentreMode
	case n < 14:
		key, in = "Right", game.Input{Kind: game.Right}
	case n < 15:
		key, in = "Down", game.Input{Kind: game.Down}
	}
	p.do(key, in)
}

func (p *typist) undo() {
	p.key("ctrl+z")
	p.game.Undo()
	p.note()
}

func (p *typist) savepoint() {
	p.key("ctrl+k")
	p.game.SetSavepoint("")
	p.note()
}

func (p *typist) do(key string, in game.Input) {
	ui, m, ok := game.Interpret(p.ui, in)
	p.ui = ui
	if ok {
		_ = p.game.Do(m) // the window rejects what the game rejects
	}
	p.key(key)
	p.note()
}

// check reads every file. It returns how many keys the kill lost, and how old the first
// of them was.
func (p *typist) check(killed time.Time) (lost int, age time.Duration) {
	games := gamesOf(p.home)
	list, err := games.List()
	if err != nil {
		p.Fatal(err)
	}
	for _, l := range list {
		if e, err := games.Summary(l); err != nil || e.Damage != nil {
			p.Errorf("%s: %v %v", l.Name, err, e.Damage)
		}
	}
	is := movedIn(p.current())
	for i := len(p.states) - 1; i >= 0; i-- {
		if p.states[i].moved == is {
			break
		}
		lost, age = lost+1, killed.Sub(p.states[i].at)
	}
	if lost == len(p.states) {
		p.Errorf("the game on the disk was never on the board:\n%v\n%s\nThe last was\n%s", is.state.Grid, is.tree, p.states[len(p.states)-1].tree)
	} else if age > p.late {
		p.Errorf("%d keys are lost, the first %v old; the file was written %v before the kill", lost, age, killed.Sub(list[0].Saved))
	}
	return lost, age
}
