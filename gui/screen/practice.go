package screen

import (
	"context"
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// A watcher follows the player in an exercise: it notices when the technique was applied,
// and when a candidate was removed that the solution needs.
type watcher struct {
	app  *App
	jobs *session.Jobs
	of   *session.Session
	base puzzle.Position // what the technique is applied to
}

// practised is the start of the name under which the settings keep how often a technique
// was applied.
const practised = "practised."

// moved looks at a move of the player from one state to the next.
func (p *watcher) moved(m game.Move, from, to game.State) {
	at := p.app.Session()
	tech := caption.ExerciseOf(at.Game.Puzzle())
	if tech == nil || m.Action == game.SetAuto {
		return
	}
	if p.of != at {
		p.of, p.base = at, positionOf(&from, at.Game.Givens())
	}
	now := positionOf(&to, at.Game.Givens())
	switch k, wrong := p.needed(&from, &to); {
	case m.Hint:
		p.base = now // it was the hint's
	case wrong && m.Action != game.Enter:
		l := p.app.Base().Lang
		p.app.Say(l.T("practice.wrong", "digit", k.Digit(), "cell", k.Cell()))
	default:
		p.judge(tech, now)
	}
}

// look finds out in the background whether the technique leads from the base to now.
func (p *watcher) judge(tech *logic.Technique, now puzzle.Position) {
	at, base := p.of, p.base
	forms := []*logic.Technique{tech}
	for _, t := range logic.StepTechniquesFor(base.Shape, true) {
		if t.ID == tech.ID && t != tech {
			forms = append(forms, t)
		}
	}
	session.Start(p.jobs, func(ctx context.Context, _ func(int)) (bool, error) {
		steps, err := logic.AllContext(ctx, &base, forms)
		return slices.ContainsFunc(steps, func(s logic.Step) bool { return made(&s, &now) }), err
	}, func(int) {}, func(applied bool, err error) {
		if err == nil && applied && p.app.Session() == at {
			p.applied(tech, now)
		}
	})
}

// applied says that the technique was applied, and counts it.
func (p *watcher) applied(tech *logic.Technique, now puzzle.Position) {
	p.base = now
	prefs, l := p.app.Prefs(), p.app.Base().Lang
	n := int(prefs.FloatWithFallback(practised+tech.ID, 0)) + 1
	prefs.SetFloat(practised+tech.ID, float64(n))
	p.app.Say(l.T("practice.applied", "technique", l.Say(tech.Name()), "n", n))
	p.app.Refresh()
}

// made reports whether a position has all that a step does.
func made(s *logic.Step, now *puzzle.Position) bool {
	for _, k := range s.Place {
		if now.Grid[k.Cell()] != k.Digit() {
			return false
		}
	}
	for _, k := range s.Eliminate {
		if now.Has(k) || now.Grid[k.Cell()] == k.Digit() {
			return false
		}
	}
	return true
}

// needed returns a candidate that was removed from an empty cell although the solution has
// it there.
func (p *watcher) needed(from, to *game.State) (puzzle.Candidate, bool) {
	solution, ok := p.app.Session().Solution()
	if !ok || p.app.Session().Facts().Solutions() != 1 {
		return 0, false
	}
	before, after := from.Candidates(), to.Candidates()
	for c, d := range solution {
		if to.Grid[c] == 0 && before[c].Has(d) && !after[c].Has(d) {
			return puzzle.Cand(puzzle.Cell(c), d), true
		}
	}
	return 0, false
}

// positionOf returns the position that the player sees: the digits, and the candidates
// that are marked.
func positionOf(s *game.State, givens puzzle.CellSet) puzzle.Position {
	pos := s.Shape.NewPosition(s.Grid)
	pos.Given = givens
	for c, marks := range s.Candidates() {
		if s.Grid[c] == 0 && marks != 0 {
			pos.Cands[c] &= marks
		}
		pos.Cands[c] &^= s.RuledOut[c]
	}
	return pos
}
