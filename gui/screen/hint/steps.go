package hint

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Steps lists the possible steps, the path to the solution, or the backdoors of the
// current game.
type Steps struct {
	screen.AboutGame
	*session.Tasks
	app *screen.App
	page.Base
	stepsState
	shown stepsText
	job   *session.Jobs

	tabs, sortTabs, slowCheck, wrongTabs *widget.Control
	infoLabel                            *widget.Label
	upToList                             *stepsChoice // techniques of the path, to go to
	list                                 *widget.List
	card                                 *page.Card
	parts, apply, close                  *widget.Control
}

// ListSteps opens a list of steps; on a board with mistakes it says so instead.
func ListSteps(a *screen.App, tab StepsTab, shown screen.Screen) {
	if a.Session().Game.Finished() {
		a.Play().History().SayFinished()
		return
	}
	if h, ok := hint.Wrong(Request(a)); ok {
		a.Show(NewHint(a, h, hint.Where))
		return
	}
	if s, ok := shown.(*Steps); ok {
		s.setTab(tab)
		return
	}
	t := a.Tasks()
	s := &Steps{Tasks: t, app: a, job: t.Jobs(), stepsState: stepsState{tab: tab, sort: logic.ByTechnique, chosen: -1, busy: true}}
	s.Rebuild()
	a.Show(s)
	s.restart()
}

// tabKeys are the texts of the tabs.
var tabKeys = []string{"steps.all", "steps.path", "steps.doors"}

// Rebuild implements Screen.
func (s *Steps) Rebuild() {
	b := s.app.Base()
	step := func(by int) { s.Step(by) }
	s.Base = b
	var tabs []widget.Segment
	for _, key := range tabKeys {
		tabs = append(tabs, widget.Segment{Text: b.T(key)})
	}
	s.tabs = b.Kit.Segments(tabs,
		func() int { return int(s.tab) }, func(i int) { s.setTab(StepsTab(i)) })
	s.infoLabel = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.makeOptions(b)
	s.list = b.Kit.NewList(s.rowHeight(), s.count, s.paintRow, s.chooseRow)
	s.list.Name = tabs[s.tab].Text
	s.list.Press = func(row int) {
		if s.groupAt(row) != nil {
			s.fold(row)
		}
	}
	s.list.Act = s.act
	s.list.Key = func(k fyne.KeyName) bool {
		return (k == fyne.KeyLeft || k == fyne.KeyRight) && s.setOpen(s.list.Chosen(), k == fyne.KeyRight)
	}
	s.card = page.NewCard(b, step, nil)
	s.parts = page.Parts(b, func() (int, int) { return s.shown.card.Part, s.shown.card.Parts }, step)
	s.apply = b.Kit.NewControl(nil, func(c *widget.Canvas) { c.Primary(s.shown.do) }, func(int) { s.do() })
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.updatePage()
}

// makeOptions makes the controls of the single tabs.
func (s *Steps) makeOptions(b page.Base) {
	s.sortTabs = b.Kit.Segments([]widget.Segment{{Text: b.T("steps.bytechnique")}, {Text: b.T("steps.byeffect")}, {Text: b.T("steps.byunlocks")}},
		func() int { return int(s.sort) }, func(by int) { s.sort = logic.Order(by); s.sorted() })
	s.slowCheck = b.Kit.Check(b.T("steps.slow"), func() bool { return s.slow }, func() { s.slow = !s.slow; s.restart() })
	s.wrongTabs = b.Kit.Segments([]widget.Segment{{Text: b.T("steps.digits")}, {Text: b.T("steps.candidates")}}, func() int {
		if s.wrong {
			return 1
		}
		return 0
	}, func(i int) { s.wrong = i == 1; s.restart() })
	s.upToList = &stepsChoice{base: b, key: b.Kit.Key}
	s.upToList.ExtendBaseWidget(s.upToList)
	s.upToList.PlaceHolder = b.T("steps.upto")
	s.upToList.OnChanged = func(string) {
		if i := s.upToList.SelectedIndex(); i >= 0 {
			s.upToList.ClearSelected()
			s.upTo(i)
		}
	}
}

// act opens or closes the chosen group, or applies the chosen step.
func (s *Steps) act() {
	if at := s.list.Chosen(); s.groupAt(at) != nil {
		s.fold(at)
	} else {
		s.apply.Press(0)
	}
}

// Focus returns what gets the focus when the page opens.
func (s *Steps) Focus() fyne.Focusable { return s.list }

// Shown implements ShownHandler.
func (s *Steps) Shown() { s.update() }

// update shows everything anew.
func (s *Steps) update() {
	s.updatePage()
	s.app.Relayout()
	s.app.Refresh()
}

// updatePage shows the list and the chosen row on the page.
func (s *Steps) updatePage() {
	s.shown = s.text(s.Lang)
	s.infoLabel.SetText(s.shown.info)
	s.upToList.SetOptions(s.shown.upTo)
	s.card.Show(s.shown.card)
	s.apply.Disable(s.shown.card.WhyNot)
	s.list.Pick(s.shown.chosen)
	for _, c := range []*widget.Control{s.tabs, s.sortTabs, s.slowCheck, s.wrongTabs, s.parts, s.apply} {
		c.Repaint()
	}
}

// Changed implements ChangeHandler.
func (s *Steps) Changed() {
	if !s.app.Session().Game.Finished() {
		s.restart()
	}
}

func (s *Steps) setTab(t StepsTab) {
	s.tab = t
	s.list.Name = s.T(tabKeys[t])
	s.restart()
}

// sorted sorts what was found, and shows it.
func (s *Steps) sorted() {
	logic.SortSteps(s.found, s.sort)
	s.layRows()
	showList(s.app, &s.stepsState)
	if s.rows == nil {
		s.group = nil
	}
	s.update()
}

// chooseRow shows a row of the list: a step, or a group of them.
func (s *Steps) chooseRow(i int) {
	switch tech := s.groupAt(i); {
	case tech != nil:
		s.group, s.chosen, s.part = tech, -1, 0
		s.update()
	case s.rows != nil && i < len(s.rows):
		s.choose(s.rows[i].at)
	default:
		s.choose(i)
	}
}

// choose shows a step or a backdoor.
func (s *Steps) choose(at int) {
	if at != s.chosen {
		s.chosen, s.part, s.group = at, 0, nil
		if step, ok := s.step(); ok {
			showStep(s.app, &step)
		}
		if step, ok := s.step(); ok && s.tab == AllSteps && len(step.Place) == 1 {
			s.app.Session().GoTo(step.Place[0].Cell()) // a digit typed then goes there
		}
		s.update()
	}
}

// upTo chooses the first step of the path that uses the i-th technique.
func (s *Steps) upTo(i int) {
	names := s.techniques()
	for at, step := range s.path {
		if i < len(names) && step.Technique.ID == names[i].ID {
			s.choose(at)
			s.app.FocusPage()
			return
		}
	}
}

// do applies the chosen step, all steps of the path up to it, or the digits of the
// backdoor, in one undoable step.
func (s *Steps) do() {
	if s.offersSlow() {
		s.slow = true
		s.restart()
		return
	}
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	take := func(step *logic.Step) {
		for _, k := range step.Place {
			m.Grid[k.Cell()] = k.Digit()
		}
		m.Cands = append(m.Cands, step.Eliminate...)
	}
	if step, ok := s.step(); ok && (s.tab == AllSteps || s.chosen == 0) {
		take(&step)
	} else if ok {
		for i := range s.path[:s.chosen] {
			take(&s.path[i])
		}
	}
	if door, ok := s.backdoor(); ok {
		step := logic.Step{Place: door}
		if s.wrong {
			step = logic.Step{Eliminate: door}
		}
		take(&step)
	}
	s.app.Play().Move(m)
	s.app.Refresh()
}

// Busy reports whether the search is still running.
func (s *Steps) Busy() bool { return s.busy }
