package window

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// shownGuide is the guide to the techniques and the one that is chosen there.
type shownGuide struct {
	page   *page.Guide
	list   []*logic.Technique
	chosen int
	pos    puzzle.Position // its example
	step   logic.Step
	part   int
	tried  int // puzzles, in search of an exercise; 0 when there is no search
}

// taught lists the techniques that have an example, easy ones first.
func taught() []*logic.Technique {
	var list []*logic.Technique
	for _, t := range logic.Steps(true) {
		seen := slices.ContainsFunc(list, func(u *logic.Technique) bool { return u.ID == t.ID })
		if _, _, ok := t.Example(); ok && !seen {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b *logic.Technique) int { return int(a.Level) - int(b.Level) })
	return list
}

// openGuide turns to the guide, at the technique of the hint that is shown.
func (w *Window) openGuide() {
	s := &shownGuide{list: taught()}
	if w.hint != nil {
		if step, ok := w.hint.Step(); ok {
			s.chosen = max(0, slices.IndexFunc(s.list, func(t *logic.Technique) bool { return t.ID == step.Technique.ID }))
		}
	}
	w.showGuide(s)
}

func (w *Window) showGuide(s *shownGuide) {
	w.leaveEntry()
	w.hint, w.preview = nil, nil
	s.page = page.NewGuide(w.base(), page.GuideFuncs{
		Choose: func(row int) { w.chooseTechnique(row) },
		Part: func(by int) {
			s.part = turned(s.part, by, len(s.step.Picture.Parts()))
			w.tellGuide()
		},
		Practise: w.practise,
		Close:    w.backToGame,
	})
	w.guide = s
	w.turn(s.page)
	w.chooseTechnique(s.chosen)
}

// leaveGuide ends the search for an exercise.
func (w *Window) leaveGuide() {
	if w.guide.tried > 0 {
		w.makeJob.Stop()
	}
	w.guide = nil
}

func (w *Window) chooseTechnique(row int) {
	s := w.guide
	s.chosen, s.part = row, 0
	s.pos, s.step, _ = s.list[row].Example()
	w.tellGuide()
}

// tellGuide shows on the page what is chosen.
func (w *Window) tellGuide() {
	s := w.guide
	t := page.GuideText{Count: len(s.list), Chosen: s.chosen, Card: w.guideCard(),
		Row: func(i int) page.TechniqueRow {
			t := s.list[i]
			return page.TechniqueRow{Name: w.lang.Say(t.Name), Grade: w.lang.Say(t.Level.Text())}
		}}
	if s.tried > 0 {
		t.Tried = w.T("guide.tried", "n", s.tried)
	}
	s.page.Show(t)
	w.relayout()
	w.refresh()
}

// guideCard says what the technique is, why it holds, and what it does on the board.
func (w *Window) guideCard() page.HintText {
	s, l := w.guide, w.lang
	tech, parts := s.list[s.chosen], s.step.Picture.Parts()
	return page.HintText{Depth: page.NumDepths, Title: l.Say(tech.Name),
		Grade:      l.T("level.score", "level", l.Say(tech.Level.Text()), "score", tech.Score),
		Paragraphs: append([]string{l.Say(tech.Doc), s.step.What(l)}, s.step.Why(l)...), Picture: parts[s.part],
		Notation: s.step.Notation(l), Part: s.part + 1, Parts: len(parts)}
}

// view draws the example.
func (s *shownGuide) view(v board.View) board.View {
	pos := &s.pos
	v = board.View{Givens: pos.Given, Flags: board.FixedPlaces | board.Patterns}
	v.State.Grid, v.State.Centre = pos.Grid, pos.Cands
	v.Hint = partOf(s.step.Picture, s.part)
	return v
}

// practise looks for a puzzle that needs the chosen technique, or stops looking.
func (w *Window) practise() {
	s := w.guide
	if s.tried > 0 {
		w.makeJob.Stop()
		s.tried = 0
		w.tellGuide()
		return
	}
	s.tried = 1
	t := s.list[s.chosen]
	session.Start(w.makeJob, func(ctx context.Context, report func(int)) (generator.Exercise, error) {
		return generator.Practise(ctx, t, rand.Uint64(), max(1, runtime.NumCPU()-1), report)
	}, func(tried int) {
		s.tried = tried
		s.page.Tried(w.T("guide.tried", "n", tried))
	}, func(e generator.Exercise, err error) { w.practised(t, e, err) })
	w.tellGuide()
}

// practised starts a game at the point where the technique is due.
func (w *Window) practised(t *logic.Technique, e generator.Exercise, err error) {
	w.guide.tried = 0
	if errors.Is(err, generator.ErrRare) {
		w.say(w.T("guide.rare"))
	}
	if err != nil {
		w.tellGuide()
		return
	}
	p := e.Puzzle
	p.Title = w.T("guide.exercise", "technique", w.lang.Say(t.Name))
	p.Entries, p.Centre = e.Position.Grid, e.Position.Cands
	w.start(p)
	w.say(w.T("guide.due", "technique", w.lang.Say(t.Name)))
}
