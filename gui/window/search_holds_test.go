package window

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/screen/reading"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// A seenGame is what was seen of a game, and must stay so.
type seenGame struct {
	clock    time.Duration // may only grow
	finished *result       // once it is
}

// A result is how a game was finished.
type result struct {
	clock time.Duration
	when  string // the date, as it is saved
	state game.State
}

func resultOf(g *game.Game) *result {
	f, ok := g.Finish()
	if !ok {
		return nil
	}
	state := g.Result()
	state.Shape = nil // each load makes one; sameGame compares them
	return &result{f.Elapsed, f.When.UTC().Format(time.RFC3339), state}
}

// holds fails unless all rules hold.
func (s *trial) holds() {
	s.holdsReports()
	s.holdsBoard()
	s.holdsFresh()
	s.holdsFocus()
	s.holdsStates()
	s.holdsReach()
	s.holdsNumbers()
	s.holdsSession(s.app.Session())
	if e := s.entering(); e != nil {
		s.holdsSession(e.Entry().Session)
	}
}

// holdsReports: no work in the background panicked.
func (s *trial) holdsReports() {
	list, _ := filepath.Glob(filepath.Join(s.Store.Dir, "report-*"))
	if len(list) > 0 {
		text, _ := os.ReadFile(list[0])
		s.tb.Fatalf("a job panicked\n%s", text)
	}
}

// holdsBoard: the board shows the digits of this game and no other.
func (s *trial) holdsBoard() {
	if top := s.app.Top(); top != screen.Screen(s.app.Play()) && top != screen.Screen(s.entering()) || !s.board.Visible() {
		return
	}
	at := s.shownSession()
	grid, looks := at.Game.State().Grid, s.looks()
	paused := s.entering() == nil && (at.Game.Clock.Paused() || s.clock.stands() && s.app.HasGame() && screen.OfGame(s.app) && !at.Game.Finished())
	for c := range puzzle.Cell(81) {
		if hidden := looks[c].Paused; hidden != paused {
			s.tb.Fatalf("the board hides a game: %v, which is paused: %v", hidden, paused)
		}
		if d := looks[c].Digit; d != grid[c] && !paused {
			s.tb.Fatalf("the board shows another digit than the game\n%d at %v, not %d", d, c, grid[c])
		}
	}
}

// looks returns what the board shows.
func (s *trial) looks() [81]board.Look {
	f := reflect.ValueOf(s.board).Elem().FieldByName("looks")
	return *(*[81]board.Look)(f.Addr().UnsafePointer())
}

// holdsFocus: keys go to what is there.
func (s *trial) holdsFocus() {
	if f := s.win.Canvas().Focused(); f != nil && s.win.Canvas().Overlays().Top() == nil && !s.shows(f.(fyne.CanvasObject)) {
		s.tb.Fatalf("what has the focus isn't visible\n%T on %T", f, s.app.Top())
	}
}

// holdsFresh: what the window shows stays the same when all of it is looked at again.
func (s *trial) holdsFresh() {
	_, text := s.app.Top().(*reading.TextView)                    // a long text
	if text || s.busy || s.win.Canvas().Overlays().Top() != nil { // or one that says how long already, or a menu
		return
	}
	before, looks := s.texts(), s.looks()
	s.Refresh()
	s.Relayout()
	if looks != s.looks() {
		s.tb.Fatalf("a stale board\non %T", s.app.Top())
	}
	if after := s.texts(); !slices.Equal(before, after) {
		s.tb.Fatalf("stale text in the window\non %T\n%s", s.app.Top(), difference(before, after))
	}
}

// difference lists what one list has and the other has not.
func difference(before, after []string) string {
	var out []string
	for _, l := range before {
		if !slices.Contains(after, l) {
			out = append(out, fmt.Sprintf("was %q", l))
		}
	}
	for _, l := range after {
		if !slices.Contains(before, l) {
			out = append(out, fmt.Sprintf("now %q", l))
		}
	}
	if len(out) == 0 { // the same texts, but not as often, or in another order
		return fmt.Sprintf("was %q\nnow %q", before, after)
	}
	return strings.Join(out, "\n")
}

// holdsSession: the file of a game holds what is shown, and nothing that was reached is lost.
func (s *trial) holdsSession(at *session.Session) {
	if at.Name == "" {
		return
	}
	if err := at.Flush(); err != nil {
		s.tb.Fatal("a game can't be saved: ", err)
	}
	g, damage, err := s.Store.Load(at.Name, s.Now)
	if _, moves := at.Game.MoveNumber(); moves == 0 && errors.Is(err, fs.ErrNotExist) {
		return // nothing was typed yet
	}
	if err != nil || damage != nil {
		s.tb.Fatalf("the file of the game can't be read\n%v %v", err, damage)
	}
	s.sameGame(at.Game, g)
	s.stays(at.Name, g)
	at0, _ := g.MoveNumber()
	g.GoTo(0)
	if bare := game.New(g.Puzzle(), s.Now); g.State() != bare.State() {
		s.tb.Fatalf("undone to the beginning it isn't the puzzle\n%s", at.Name)
	}
	g.GoTo(at0)
	now, result := g.State(), at.Game.Result() // a finished game is saved at its finish
	now.Shape, result.Shape = nil, nil         // sameGame has compared them
	if now != result {
		s.tb.Fatalf("undone and redone it isn't the game\n%s", at.Name)
	}
}

// sameGame: the file holds what the screen shows; that of a finished game its result, wherever
// the player looks.
func (s *trial) sameGame(shown, saved *game.Game) {
	type facts struct {
		board   string // equal ones of two games are not the same
		puzzle  puzzle.Puzzle
		at, of  int
		paused  bool
		clock   string
		lines   string
		state   game.State
		outcome game.Outcome
	}
	of := func(g *game.Game) (f facts) {
		f.puzzle, f.paused, f.clock = g.Puzzle(), g.Clock.Paused(), game.Clock(g.Clock.Elapsed())
		if _, finished := g.Finish(); !finished {
			f.at, f.of = g.MoveNumber()
			f.lines = lines(g)
		}
		f.state, f.outcome = g.Result(), g.Outcome()
		f.outcome.When = f.outcome.When.UTC().Truncate(time.Second)
		f.outcome.Elapsed = 0
		f.board = f.state.Shape.String()
		f.puzzle.Shape, f.state.Shape, f.outcome.Shape = nil, nil, nil
		return f
	}
	a, b := of(shown), of(saved)
	b.clock = a.clock // is saved from time to time
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if x, y := x.Field(i), y.Field(i); !x.Equal(y) {
			s.tb.Fatalf("the file differs from the screen\n%+v\n%+v", x, y)
		}
	}
}

// lines writes out moves, branches and savepoints. Numbers of nodes differ where branches were
// removed.
func lines(g *game.Game) string {
	var out strings.Builder
	for _, m := range g.Moves() {
		fmt.Fprintln(&out, m)
	}
	for _, b := range g.Branches() {
		fmt.Fprintln(&out, b.Name, b.Start, b.Len, b.Current, b.WhatIf, b.Shared, b.First)
	}
	for _, p := range g.Savepoints() {
		fmt.Fprintln(&out, p.Name, p.Move)
	}
	return out.String()
}

// stays: the clock of a game never goes back, and what is finished stays finished. A puzzle that
// is being typed is no game yet.
func (s *trial) stays(name string, g *game.Game) {
	was := s.seen[name]
	if store.IsEntry(name) {
		return
	}
	if was == nil {
		was = &seenGame{}
		s.seen[name] = was
	}
	o := g.Outcome()
	if o.Elapsed < was.clock-time.Second { // it is saved in whole ones
		s.tb.Fatalf("the clock of a game goes back\n%s: from %v to %v", name, was.clock, o.Elapsed)
	}
	was.clock = o.Elapsed
	switch now := resultOf(g); {
	case was.finished == nil:
		was.finished = now
	case now == nil:
		s.tb.Fatal("a finished game lost its finish\n" + name)
	case *was.finished != *now || o.Elapsed != now.clock:
		s.tb.Fatalf("the result of a finished game changes\n%s: from %v on %s to %v on %s, the clock at %v", name,
			was.finished.clock, was.finished.when, now.clock, now.when, o.Elapsed)
	}
}

// compareAll: the games in the folder and the outcomes in the library are what was seen.
func (s *trial) compareAll() {
	games := store.Games{Dir: filepath.Join(s.root, "games")}
	lib, err := library.Open(context.Background(), s.root, games)
	if err != nil {
		s.tb.Fatal("the library can't be opened: ", err)
	}
	defer lib.Close()
	if err := lib.Sync(context.Background()); err != nil {
		s.tb.Fatal("the library can't be read: ", err)
	}
	outcomes, _ := lib.Outcomes(context.Background())
	list, _ := games.List()
	for _, info := range list {
		g, damage, err := games.Load(info.Name, s.Now)
		if err != nil || damage != nil {
			s.tb.Fatalf("a game in the folder can't be read\n%s: %v %v", info.Name, err, damage)
		}
		s.stays(info.Name, g)
		o := g.Outcome()
		if store.IsEntry(info.Name) || o.Givens == (puzzle.Grid{}) {
			continue
		}
		i := slices.IndexFunc(outcomes, func(o library.Outcome) bool { return o.Game == info.Name })
		if i < 0 || outcomes[i].Finished != o.Finished || outcomes[i].When.Unix() != o.When.Unix() {
			s.tb.Fatalf("the library misses an outcome\n%s", info.Name)
		}
	}
}
