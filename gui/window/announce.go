package window

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// An announcer says what happened where the focus is not: what a sighted player sees at a
// glance. Messages of the status line say themselves. A conflict is said at once, all else
// after what is being said.
type announcer struct {
	part
	status *status
	game   *game.Game
	grid   puzzle.Grid
	level  string   // how hard the puzzle is, "" until that is known
	page   string   // the page that is shown
	spoken []string // what it says of itself
	input  input

	pending bool // it will look
}

// look says what has changed since it looked last, once what is being done is done.
func (a *announcer) look() {
	switch {
	case a.reader == nil || !a.reader.On():
		a.game, a.page = nil, ""
	case !a.pending:
		a.pending = true
		a.app.Later(func() {
			a.pending = false
			a.lookNow()
		})
	}
}

func (a *announcer) lookNow() {
	a.lookAtPage()
	a.lookAtGame()
	a.lookAtInput()
	a.lookAtBoard()
}

// lookAtPage says the title of a page that came up, and what a page newly says of itself.
func (a *announcer) lookAtPage() {
	top := a.app.Top()
	var text, fresh []string
	if page := fmt.Sprintf("%T", top); page != a.page {
		if a.page != "" {
			fresh = append(fresh, titleOf(top))
		}
		a.page, a.spoken = page, nil
	}
	if s, ok := top.(screen.Speaker); ok {
		text = s.Spoken()
	}
	for _, line := range text {
		if !slices.Contains(a.spoken, line) && !slices.Contains(fresh, line) {
			fresh = append(fresh, line)
		}
	}
	if text != nil { // else it is being looked for, and may be the same again
		a.spoken = text
	}
	a.say(a.lang.Statements(fresh...), false)
}

// lookAtGame says which game was opened, and how hard its puzzle is once that is known.
func (a *announcer) lookAtGame() {
	if !a.app.HasGame() || !screen.OfGame(a.app) || screen.OwnBoard(a.app) {
		return
	}
	level, f := "", a.app.Session().Facts()
	name := a.lang.Level(f.Rating.Level.Name()) // which may stand in the title
	switch {
	case f.Known && f.Rated:
		level = a.T("access.rated", "level", name)
	case f.Known:
		level = caption.LevelOf(a.lang, f)
	}
	switch {
	case a.game == nil: // it was there before anybody listened
	case a.game != a.app.Session().Game:
		if title := a.status.title(); strings.Contains(title, name) {
			a.say(title, false)
		} else {
			a.say(a.lang.Statements(title, level), false)
		}
	case a.level == "" && !strings.Contains(a.status.title(), name):
		a.say(level, false)
	}
	a.level = level
}

// lookAtBoard says with what a digit that was written is in conflict; else which houses are
// complete, and how many of the digit are left.
func (a *announcer) lookAtBoard() {
	g := a.app.Session().Game
	state := g.State()
	was, is := a.grid, state.Grid
	same := a.game == g
	a.game, a.grid = g, is
	c, ok := written(&was, &is)
	if !same || !ok || g.Finished() {
		return
	}
	if rivals := rivals(state.Shape, &is, c); !rivals.Empty() && a.app.Prefs().On(screen.PrefConflicts) {
		a.say(a.T("access.rivals", "d", is[c], "cells", words.And(rivals.All())), true)
		return
	}
	a.say(a.lang.Sentences(a.complete(&state, c), a.left(&state, is[c])), false)
}

// written returns the cell in which a digit was written, if that is all that happened.
func written(was, is *puzzle.Grid) (at puzzle.Cell, ok bool) {
	n := 0
	for c := range puzzle.Cell(81) {
		if was[c] != is[c] {
			at, n = c, n+1
		}
	}
	return at, n == 1 && is[at] != 0
}

// rivals returns the other cells with the digit of a cell that share a house with it.
func rivals(on *puzzle.Shape, g *puzzle.Grid, c puzzle.Cell) puzzle.CellSet {
	return g.Of(g[c]).And(on.Peers(c))
}

// left says how many of a digit are to be placed, unless the player wants no such count.
func (a *announcer) left(s *game.State, d puzzle.Digit) string {
	n := s.Shape.Size() - s.Grid.Of(d).Len()
	if n < 0 || !a.app.Prefs().On(screen.PrefLeft) {
		return ""
	}
	return a.T("access.left", "n", n, "d", d)
}

// complete says which houses of a cell are full without a conflict.
func (a *announcer) complete(s *game.State, c puzzle.Cell) string {
	full := s.Grid.Filled().Without(s.Conflicts())
	var list []words.Message
	for _, h := range s.Shape.HousesOf(c) {
		if s.Shape.Set(h).In(full) {
			list = append(list, words.House(h))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return a.T("access.completed", "n", len(list), "houses", words.And(slices.Values(list)))
}
