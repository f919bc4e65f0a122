package learn

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"

	"sudoku/generator"
	"sudoku/generator/lesson"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/solver/logic"
)

// practise starts the search for a puzzle that needs the chosen technique, or stops it.
func (g *Guide) practise() {
	if g.tried > 0 {
		g.making.Stop()
		g.tried = 0
		g.update()
		return
	}
	g.tried = 1
	t, from := g.Technique(), g.app.NewGames().Source
	session.Start(g.making, func(ctx context.Context, report func(int)) (generator.Exercise, error) {
		return newExercise(ctx, from, t, report)
	}, func(tried int) {
		g.tried = tried
		g.triedLabel.SetText(g.progress(g.Lang))
	}, func(e generator.Exercise, err error) { g.found(t, e, err) })
	g.update()
}

// newExercise makes an exercise with a puzzle that was not there before: at once, as lessons
// make their positions, or where these know none by a search among new puzzles.
func newExercise(ctx context.Context, from *session.PuzzleSource, t *logic.Technique, report func(int)) (generator.Exercise, error) {
	const again = 4
	for range again {
		e, err := lesson.Practise(ctx, t, rand.Uint64())
		if errors.Is(err, lesson.ErrNone) {
			break
		}
		if err != nil || !from.Used.Has(e.Puzzle.Givens) {
			return e, err
		}
	}
	return from.Practise(ctx, t, max(1, runtime.NumCPU()-1), report)
}

// found starts a game at the position where the technique is the next step.
func (g *Guide) found(t *logic.Technique, e generator.Exercise, err error) {
	g.tried = 0
	b := g.app.Base()
	if errors.Is(err, generator.ErrNoneFound) {
		g.app.Say(b.T("guide.rare"))
	}
	if err != nil {
		g.update()
		return
	}
	p := e.Puzzle
	p.Exercise = t.ID
	p.Entries, p.Centre = e.Position.Grid, e.Position.Cands
	g.app.Start(p)
	due := "guide.due"
	if _, easier := logic.Next(&e.Position, logic.EasierThan(t)); easier {
		due = "guide.due.beside"
	}
	g.app.Say(b.T(due, "technique", b.Lang.Say(t.Name())))
}

// Practise generates a puzzle in which a technique is needed, on the page of techniques.
func Practise(a *screen.App, t *logic.Technique) {
	g := NewGuide(a, t)
	a.Show(g)
	g.practise()
}
