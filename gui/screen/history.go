package screen

import (
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// History moves through the moves of the current game, its branches and what-ifs.
type History struct {
	*App
	play *Play
}

func (h History) game() *game.Game { return h.Session().Game }

// ShowBranches opens the page of branches.
func (h History) ShowBranches() { h.Pages.Branches() }

// Map returns the current line with its savepoints and the branches that leave it.
func (h History) Map() (m page.MoveMap) {
	g, l := h.game(), h.Base().Lang
	m.Game = g
	m.At, m.Of = g.MoveNumber()
	m.WhatIf = h.whatIf()
	list := g.Branches()
	m.All = len(list)
	for i, b := range list {
		if b.Current {
			m.Line = BranchName(l, i, b)
			continue
		}
		if b.Start+b.Len > b.Shared && b.Shared >= b.Start {
			m.Branches = append(m.Branches, page.MoveBranch{Tip: b.Tip, From: b.Shared})
		}
	}
	for _, s := range g.Savepoints() {
		if g.SharedMoves(s.Node) == s.Move {
			m.Savepoints = append(m.Savepoints, page.MoveMark{Name: s.Name, Node: s.Node, Move: s.Move})
		}
	}
	slices.SortFunc(m.Savepoints, func(a, b page.MoveMark) int { return a.Move - b.Move })
	return m
}

// BranchName returns the player's name of the i-th branch, or its first move if it has
// none.
func BranchName(l words.Lang, i int, b game.Branch) string {
	if b.Name != "" {
		return b.Name
	}
	if i > 0 && b.Len > 0 {
		return game.MoveText(l, b.First)
	}
	return l.T("branch.main")
}

// GoTo goes to a move of the current line.
func (h History) GoTo(move int) { h.play.ChangeMove(func() { h.game().GoTo(move) }) }

// Switch goes to a node on any branch.
func (h History) Switch(node int) {
	if h.play.ChangeMove(func() { h.game().Switch(node) }) && !h.play.Finished() { // the summary says where one looks
		m := h.Map()
		h.Say(h.Base().T("branch.switched", "line", m.Line, "at", m.At, "of", m.Of))
	}
}

// Restart goes back to the start; no move is lost.
func (h History) Restart() {
	if h.play.ChangeMove(h.game().Restart) {
		h.Say(h.Base().T("status.restarted"))
	}
}

// Savepoint marks the current move so that the player can return to it.
func (h History) Savepoint() {
	list := h.game().Savepoints()
	if i := slices.IndexFunc(list, func(s game.Savepoint) bool { return s.Node == h.game().Node() }); i >= 0 {
		h.Say(h.Base().T("savepoint.there", "name", list[i].Name))
		return
	}
	name := ""
	for n := len(list) + 1; name == "" || slices.ContainsFunc(list, func(s game.Savepoint) bool { return s.Name == name }); n++ {
		name = h.Base().T("savepoint.name", "n", n)
	}
	h.game().SetSavepoint(name)
	h.Say(h.Base().T("savepoint.set", "name", name))
}

// PlayAgain begins another attempt at the puzzle, with a clock of its own. The current game
// stays as it is; what the program has shown in it is known in the new one.
func (h History) PlayAgain() {
	before := h.Session().Kept()
	g := h.Sessions().NewGame(h.game().Puzzle(), h.Prefs().On(PrefAuto))
	g.Inherit(h.game().Help())
	h.StartGame(g)
	h.SayBegun(h.Base().T("again.begun"), before)
}

// TryFrom goes on from a node, or from a copy of the moves up to there if the game is
// finished, which stays as it is. It reports whether it could.
func (h History) TryFrom(node int) bool {
	g := h.game()
	if _, ok := g.Finish(); !ok {
		return h.play.ChangeMove(func() { g.Switch(node) })
	}
	c := g.UpTo(node)
	c.SetTitle(caption.CopyTitle(h.Base().Lang, g.Puzzle()))
	h.StartGame(c)
	return true
}

// TryHere is TryFrom the move that is shown.
func (h History) TryHere() {
	at, _ := h.game().MoveNumber()
	if h.TryFrom(h.game().Node()) {
		h.Say(h.Base().T("again.trying", "n", at))
	}
}

// SayFinished says that a finished game stays as it is, and how to go on.
func (h History) SayFinished() {
	key := "game.finished"
	if h.LookingBack() {
		key = "game.finished.back"
	}
	h.Say(h.Base().T(key))
}

// LookingBack reports whether an earlier move of a finished game is shown.
func (h History) LookingBack() bool {
	f, ok := h.game().Finish()
	return ok && h.game().Node() != f.Node
}

// ToFinish goes to the last move of a finished game.
func (h History) ToFinish() {
	if f, ok := h.game().Finish(); ok {
		h.Switch(f.Node)
	}
}

// WhatIf makes the next entry start a what-if, and says so; called again, it cancels that.
func (h History) WhatIf() {
	if h.Session().WhatIf = !h.Session().WhatIf; h.Session().WhatIf {
		h.Say(h.Base().T("trial.next"))
	} else {
		h.ClearMessage()
	}
}

// EndWhatIf cancels the what-if that the next entry would start, or leaves the current one.
func (h History) EndWhatIf() {
	if !h.Session().WhatIf {
		h.LeaveWhatIf()
		return
	}
	h.Session().WhatIf = false
	h.ClearMessage()
	h.Refresh()
}

// TryOut starts the what-if that the player announced, if m is an entry that the game
// will accept.
func (h History) TryOut(m game.Move) {
	s := h.game().State()
	if _, err := s.Apply(h.game().Givens(), m); !h.Session().WhatIf || m.Action != game.Enter || err != nil {
		return
	}
	var cells []string
	var clashing puzzle.CellSet
	for c := range m.Cells.All() {
		if s.Grid[c] == m.Digit {
			return // this removes digits
		}
		cells = append(cells, h.Base().Lang.Cell(c))
		for other := range s.Shape.Peers(c).All() {
			if s.Grid[other] == m.Digit {
				clashing.Add(other)
			}
		}
	}
	h.Session().WhatIf = false
	h.game().BeginWhatIf(h.Base().T("trial.name", "cell", h.Base().Lang.List(cells...), "d", m.Digit))
	if !clashing.Empty() && len(cells) == 1 && !s.Broken() {
		h.Say(h.Base().T("trial.clashes", "cell", cells[0], "d", m.Digit, "cells", words.And(clashing.All())))
		return
	}
	h.Say(h.Base().T("trial.begun", "cell", h.Base().Lang.List(cells...), "d", m.Digit))
}

// InWhatIf reports whether a what-if is under way.
func (h History) InWhatIf() bool {
	_, _, ok := h.game().InWhatIf()
	return ok && h.play.Editable()
}

func (h History) whatIf() (t page.WhatIf) {
	t.On = h.InWhatIf()
	if k, ok := h.RefutedWhatIf(); ok {
		t.RuleOut = h.Base().T("trial.entry", "cell", k.Cell(), "d", k.Digit())
	}
	return t
}

// RefutedWhatIf returns the entry that the current what-if started with, if it has led to
// a contradiction.
func (h History) RefutedWhatIf() (k puzzle.Candidate, ok bool) {
	if h.play.Editable() {
		_, k, ok = h.game().RefutedWhatIf()
	}
	return k, ok
}

// KeepWhatIf keeps the moves of the what-if as ordinary moves.
func (h History) KeepWhatIf() {
	h.game().KeepWhatIf()
	h.Say(h.Base().T("trial.kept"))
	h.Refresh()
}

// LeaveWhatIf goes back to where the what-if started; its moves stay as a branch.
func (h History) LeaveWhatIf() {
	if from, m, ok := h.game().InWhatIf(); ok {
		h.play.ChangeMove(func() { h.game().Switch(from) })
		h.moveCursorTo(m)
		h.Say(h.Base().T("trial.left"))
	}
}

// RuleOut goes back to where a refuted what-if started and removes there the candidate
// that it started with, in one undoable step.
func (h History) RuleOut() {
	from, k, ok := h.game().RefutedWhatIf()
	if !ok {
		return
	}
	_, m, _ := h.game().InWhatIf()
	h.play.ChangeMove(func() {
		h.game().Switch(from)
		if err := h.game().Do(game.Move{Action: game.RuleOut, Cands: []puzzle.Candidate{k}}); err != nil {
			h.Say(h.Base().Lang.Error(err))
		}
	})
	h.moveCursorTo(m)
	h.Say(h.Base().T("trial.ruledout", "cell", k.Cell(), "d", k.Digit()))
}

// moveCursorTo puts the cursor where a move was made.
func (h History) moveCursorTo(m game.Move) {
	if !m.Cells.Empty() {
		h.Session().UI.Cursor, h.Session().UI.Selected = m.Cells.First(), m.Cells
		h.Refresh()
	}
}

// WhatIfStatus says what the current what-if has led to.
func (h History) WhatIfStatus() (widget.Span, bool) {
	if k, ok := h.RefutedWhatIf(); ok {
		return widget.Span{Text: h.Base().T("trial.refuted", "cell", k.Cell(), "d", k.Digit()), Colour: h.Base().Kit.Pal.Bad}, true
	}
	return widget.Span{}, false
}
