package screen

import (
	"context"
	"errors"
	"runtime"

	"sudoku/generator"
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
	t, from := g.list[g.chosen], g.app.NewGames().source
	session.Start(g.making, func(ctx context.Context, report func(int)) (generator.Exercise, error) {
		return from.Practise(ctx, t, max(1, runtime.NumCPU()-1), report)
	}, func(tried int) {
		g.tried = tried
		g.triedLabel.SetText(g.progress(g.Lang))
	}, func(e generator.Exercise, err error) { g.found(t, e, err) })
	g.update()
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
	p.Title, p.Exercise = exerciseTitle(b.Lang, t), t.ID
	p.Entries, p.Centre = e.Position.Grid, e.Position.Cands
	g.app.Start(p)
	g.app.Session().Generated = true
	g.app.Say(b.T("guide.due", "technique", b.Lang.Say(t.Name())))
}
