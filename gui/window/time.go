package window

import (
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

func (w *Window) movesFuncs() page.MovesFuncs {
	return page.MovesFuncs{
		Map: w.moveMap, Trial: w.trialShown, GoTo: w.goTo, Switch: w.switchTo, Branches: w.openBranches,
		Keep: w.keepTrial, Back: w.leaveTrial, RuleOut: w.ruleOut, Relayout: w.Relayout,
	}
}

// moveMap is the line at hand with what lies on it and what leaves it.
func (w *Window) moveMap() (m page.MoveMap) {
	m.At, m.Of = w.session.Game.MoveNumber()
	for i, b := range w.session.Game.Branches() {
		if b.Current {
			m.Line = w.branchName(i, b)
			continue
		}
		from := w.session.Game.Meets(b.Tip)
		if n := b.Start + b.Len - from; n > 0 && from >= b.Start {
			m.Branches = append(m.Branches, page.MoveBranch{Name: w.branchName(i, b), Tip: b.Tip, From: from, Len: n})
		}
	}
	for _, s := range w.session.Game.Savepoints() {
		if w.session.Game.Meets(s.Node) == s.Move {
			m.Savepoints = append(m.Savepoints, page.MoveMark{Name: s.Name, Node: s.Node, Move: s.Move})
		}
	}
	slices.SortFunc(m.Savepoints, func(a, b page.MoveMark) int { return a.Move - b.Move })
	return m
}

// branchName is what the player calls the i-th branch, or the move that it begins
// with.
func (w *Window) branchName(i int, b game.Branch) string {
	if b.Name != "" {
		return b.Name
	}
	if m, ok := w.session.Game.BeganWith(b.Tip); ok && i > 0 {
		return w.moveText(m)
	}
	return w.T("branch.main")
}

// goTo replays the line at hand up to a move. It sums nothing up: that is for who
// makes the last move.
func (w *Window) goTo(move int) { w.travel(func() { w.session.Game.GoTo(move) }) }

// switchTo goes to a node, on whichever branch it is.
func (w *Window) switchTo(node int) {
	if w.travel(func() { w.session.Game.Switch(node) }) {
		m := w.moveMap()
		w.Say(w.T("branch.switched", "line", m.Line, "at", m.At, "of", m.Of))
	}
}

// travel shows another node; a game that is paused stays where it is.
func (w *Window) travel(there func()) bool {
	if w.session.Game.Paused() {
		w.Say(w.T("status.paused"))
		return false
	}
	w.notice = nil
	w.rest()
	w.session.WhatIf = false
	there()
	w.session.Finished = w.session.Game.Finished()
	w.changed()
	w.Refresh()
	return true
}

// restart goes back to the start; nothing is lost.
func (w *Window) restart() {
	if w.travel(w.session.Game.Restart) {
		w.Say(w.T("status.restarted"))
	}
}

// savepoint keeps the move at hand to be found again.
func (w *Window) savepoint() {
	list := w.session.Game.Savepoints()
	if i := slices.IndexFunc(list, func(s game.Savepoint) bool { return s.Node == w.session.Game.Node() }); i >= 0 {
		w.Say(w.T("savepoint.there", "name", list[i].Name))
		return
	}
	name := ""
	for n := len(list) + 1; name == "" || slices.ContainsFunc(list, func(s game.Savepoint) bool { return s.Name == name }); n++ {
		name = w.T("savepoint.name", "n", n)
	}
	w.session.Game.SetSavepoint(name)
	w.Say(w.T("savepoint.set", "name", name))
}

// startWhatIf has the next entry begin a what-if; the same again calls it off.
func (w *Window) startWhatIf() { w.session.WhatIf = !w.session.WhatIf }

// tryOut begins the what-if that was asked for, if m is an entry that will go in.
func (w *Window) tryOut(m game.Move) {
	s := w.session.Game.State()
	if _, err := s.Apply(w.session.Game.Givens(), m); !w.session.WhatIf || m.Action != game.Enter || err != nil {
		return
	}
	var cells []string
	for c := range m.Cells.All() {
		if s.Grid[c] == m.Digit {
			return // this takes digits away
		}
		cells = append(cells, c.String())
	}
	w.session.WhatIf = false
	w.session.Game.WhatIf(w.T("trial.name", "cell", w.lang.List(cells), "d", m.Digit))
	w.Say(w.T("trial.begun", "cell", w.lang.List(cells), "d", m.Digit))
}

func (w *Window) inTrial() bool {
	_, _, ok := w.session.Game.Trial()
	return ok && w.playing()
}

func (w *Window) trialShown() (t page.Trial) {
	t.On = w.inTrial()
	if k, ok := w.refuted(); ok {
		t.RuleOut = w.T("trial.entry", "cell", k.Cell(), "d", k.Digit())
	}
	return t
}

func (w *Window) refuted() (k puzzle.Candidate, ok bool) {
	if w.playing() {
		_, k, ok = w.session.Game.Refuted()
	}
	return k, ok
}

// keepTrial plays on where the what-if has led.
func (w *Window) keepTrial() {
	w.session.Game.KeepTrial()
	w.Say(w.T("trial.kept"))
	w.Refresh()
}

// leaveTrial goes back to where the what-if began; it stays as a branch.
func (w *Window) leaveTrial() {
	if from, m, ok := w.session.Game.Trial(); ok {
		w.travel(func() { w.session.Game.Switch(from) })
		w.lookAt(m)
		w.Say(w.T("trial.left"))
	}
}

// ruleOut goes back to where a what-if began that has come to nothing, and rules out
// there what it began with: one undo.
func (w *Window) ruleOut() {
	from, k, ok := w.session.Game.Refuted()
	if !ok {
		return
	}
	_, m, _ := w.session.Game.Trial()
	w.travel(func() {
		w.session.Game.Switch(from)
		if err := w.session.Game.Do(game.Move{Action: game.RuleOut, Cands: []puzzle.Candidate{k}}); err != nil {
			w.Say(w.lang.Error(err))
		}
	})
	w.lookAt(m)
	w.Say(w.T("trial.ruledout", "cell", k.Cell(), "d", k.Digit()))
}

// lookAt puts the cursor where a move was made.
func (w *Window) lookAt(m game.Move) {
	if !m.Cells.Empty() {
		w.session.UI.Cursor, w.session.UI.Selected = m.Cells.First(), m.Cells
		w.Refresh()
	}
}

// trialStatus says that a what-if is to begin, or what one has come to.
func (w *Window) trialStatus() (widget.Span, bool) {
	if w.session.WhatIf {
		return widget.Span{Text: w.T("trial.next"), Colour: w.kit.Pal.Accent}, true
	}
	if k, ok := w.refuted(); ok {
		return widget.Span{Text: w.T("trial.refuted", "cell", k.Cell(), "d", k.Digit()), Colour: w.kit.Pal.Bad}, true
	}
	return widget.Span{}, false
}
