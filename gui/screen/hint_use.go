package screen

import (
	"slices"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// What hints may use, beside the levels: everything, or what was learnt.
const (
	useAll    = ""
	useLearnt = "learnt"
)

// HintUses lists what the page of settings offers; the hardest level would be everything.
var HintUses = []string{useAll, puzzle.Easy.Name(), puzzle.Medium.Name(), puzzle.Hard.Name(), puzzle.Unfair.Name(), useLearnt}

// HintUse returns what hints may use.
func (p Preferences) HintUse() string {
	if use := p.String(PrefHints); slices.Contains(HintUses, use) {
		return use
	}
	return useAll
}

// HintsUse calls f with which techniques hints may use, nil for all: now, or when it is read
// what was learnt.
func (a *App) HintsUse(f func(within func(*logic.Technique) bool)) {
	switch use := a.Prefs().HintUse(); use {
	case useAll:
		f(nil)
	case useLearnt:
		a.Sessions().Answers.Use(func(known []practice.Answer) { f(learnt(known)) })
	default:
		most, _ := puzzle.ParseLevel(use)
		f(func(t *logic.Technique) bool { return t.Level <= most })
	}
}

// learnt returns which techniques were learnt: those whose lessons are done.
func learnt(known []practice.Answer) func(*logic.Technique) bool {
	return func(t *logic.Technique) bool { return caption.StageOf(known, t.ID) == lesson.Mix }
}
