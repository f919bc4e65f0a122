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
		Keep: w.keepTrial, Back: w.leaveTrial, RuleOut: w.ruleOut, Relayout: w.relayout,
	}
}

// moveMap is the line at hand with what lies on it and what leaves it.
func (w *Window) moveMap() (m page.MoveMap) {
	m.At, m.Of = w.game.MoveNumber()
	for i, b := range w.game.Branches() {
		if b.Current {
			m.Line = w.branchName(i, b)
			continue
		}
		from := w.game.Meets(b.Tip)
		if n := b.Start + b.Len - from; n > 0 && from >= b.Start {
			m.Branches = append(m.Branches, page.MoveBranch{Name: w.branchName(i, b), Tip: b.Tip, From: from, Len: n})
		}
	}
	for _, s := range w.game.Savepoints() {
		if w.game.Meets(s.Node) == s.Move {
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
	if m, ok := w.game.BeganWith(b.Tip); ok && i > 0 {
		return w.moveText(m)
	}
	return w.T("branch.main")
}

// goTo replays the line at hand up to a move. It sums nothing up: that is for who
// makes the last move.
func (w *Window) goTo(move int) { w.travel(func() { w.game.GoTo(move) }) }

// switchTo goes to a node, on whichever branch it is.
func (w *Window) switchTo(node int) {
	if w.travel(func() { w.game.Switch(node) }) {
		m := w.moveMap()
		w.say(w.T("branch.switched", "line", m.Line, "at", m.At, "of", m.Of))
	}
}

// travel shows another node; a game that is paused stays where it is.
func (w *Window) travel(there func()) bool {
	if w.game.Paused() {
		w.say(w.T("status.paused"))
		return false
	}
	w.notice = nil
	w.rest()
	w.whatIf = false
	there()
	w.finished = w.game.Finished()
	w.changed()
	w.refresh()
	return true
}

// restart goes back to the start; nothing is lost.
func (w *Window) restart() {
	if w.travel(w.game.Restart) {
		w.say(w.T("status.restarted"))
	}
}

// savepoint keeps the move at hand to be found again.
func (w *Window) savepoint() {
	list := w.game.Savepoints()
	if i := slices.IndexFunc(list, func(s game.Savepoint) bool { return s.Node == w.game.Node() }); i >= 0 {
		w.say(w.T("savepoint.there", "name", list[i].Name))
		return
	}
	name := ""
	for n := len(list) + 1; name == "" || slices.ContainsFunc(list, func(s game.Savepoint) bool { return s.Name == name }); n++ {
		name = w.T("savepoint.name", "n", n)
	}
	w.game.SetSavepoint(name)
	w.say(w.T("savepoint.set", "name", name))
}

// startWhatIf has the next entry begin a what-if; the same again calls it off.
func (w *Window) startWhatIf() { w.whatIf = !w.whatIf }

// tryOut begins the what-if that was asked for, if m is an entry that will go in.
func (w *Window) tryOut(m game.Move) {
	s := w.game.State()
	if _, err := s.Apply(w.game.Givens(), m); !w.whatIf || m.Action != game.Enter || err != nil {
		return
	}
	var cells []string
	for c := range m.Cells.All() {
		if s.Grid[c] == m.Digit {
			return // this takes digits away
		}
		cells = append(cells, c.String())
	}
	w.whatIf = false
	w.game.WhatIf(w.T("trial.name", "cell", w.lang.List(cells), "d", m.Digit))
	w.say(w.T("trial.begun", "cell", w.lang.List(cells), "d", m.Digit))
}

func (w *Window) inTrial() bool {
	_, _, ok := w.game.Trial()
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
		_, k, ok = w.game.Refuted()
	}
	return k, ok
}

// keepTrial plays on where the what-if has led.
func (w *Window) keepTrial() {
	w.game.KeepTrial()
	w.say(w.T("trial.kept"))
	w.refresh()
}

// leaveTrial goes back to where the what-if began; it stays as a branch.
func (w *Window) leaveTrial() {
	if from, m, ok := w.game.Trial(); ok {
		w.travel(func() { w.game.Switch(from) })
		w.lookAt(m)
		w.say(w.T("trial.left"))
	}
}

// ruleOut goes back to where a what-if began that has come to nothing, and rules out
// there what it began with: one undo.
func (w *Window) ruleOut() {
	from, k, ok := w.game.Refuted()
	if !ok {
		return
	}
	_, m, _ := w.game.Trial()
	w.travel(func() {
		w.game.Switch(from)
		if err := w.game.Do(game.Move{Action: game.RuleOut, Cands: []puzzle.Candidate{k}}); err != nil {
			w.say(w.lang.Error(err))
		}
	})
	w.lookAt(m)
	w.say(w.T("trial.ruledout", "cell", k.Cell(), "d", k.Digit()))
}

// lookAt puts the cursor where a move was made.
func (w *Window) lookAt(m game.Move) {
	if !m.Cells.Empty() {
		w.ui.Cursor, w.ui.Selected = m.Cells.First(), m.Cells
		w.refresh()
	}
}

// trialStatus says that a what-if is to begin, or what one has come to.
func (w *Window) trialStatus() (widget.Span, bool) {
	if w.whatIf {
		return widget.Span{Text: w.T("trial.next"), Colour: w.kit.Pal.Accent}, true
	}
	if k, ok := w.refuted(); ok {
		return widget.Span{Text: w.T("trial.refuted", "cell", k.Cell(), "d", k.Digit()), Colour: w.kit.Pal.Bad}, true
	}
	return widget.Span{}, false
}
