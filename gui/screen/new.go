package screen

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/solver/logic"
)

// New is the screen to order a new puzzle by level and symmetry.
type New struct {
	ordering
	pageOf[*page.New]
	forecast *forecast
}

// An ordering is what both screens for new puzzles have: an order that changes, and the
// search for it.
type ordering struct {
	desk    Desk
	maker   *Maker
	jobs    *session.Jobs
	stocked map[string]int // puzzles that are ready, by the kind of their orders
}

func newOrdering(d Desk) ordering { return ordering{desk: d, maker: d.Maker(), jobs: d.Jobs()} }

// OpenNew opens the screen for new puzzles, with all options if they were shown last.
func OpenNew(d Desk) {
	switch {
	case Ordering(d):
	case d.Prefs().On(PrefFolded):
		d.Show(NewNew(d))
	default:
		d.Show(NewOrders(d))
	}
}

// Ordering reports whether a screen for new puzzles is shown.
func Ordering(d Desk) bool {
	switch Top(d).(type) {
	case *New, *Orders, *Picker:
		return true
	}
	return false
}

// NewNew makes the screen.
func NewNew(d Desk) *New {
	s := &New{ordering: newOrdering(d)}
	s.forecast = newForecast(d, func() { s.foretold() })
	s.Again()
	return s
}

// follow follows the search that may be running.
func (s *ordering) follow(progressed func()) {
	s.maker.Progressed = progressed
	s.maker.Return()
}

// leave ends the screen. A search goes on.
func (s *ordering) leave() {
	s.maker.Progressed = func() {}
	s.maker.Leave()
	s.jobs.Stop()
}

// Close implements Screen.
func (s *New) Close() {
	s.forecast.Close()
	s.leave()
}

// Again implements Screen.
func (s *New) Again() Screen {
	p := s.desk.Prefs()
	s.page = page.NewNew(s.desk.Base(), page.NewFuncs{
		Levels: levels(), Level: p.Level, Symmetry: p.Symmetry,
		Choose:      func(l logic.Level) { s.choose(optionLevel, l.Name()) },
		SetSymmetry: func(sym generator.Symmetry) { s.choose(optionSymmetry, sym.Name()) },
		Looking:     s.looking, Look: s.look, Stop: s.maker.Stop, Back: s.desk.Back, Focus: s.desk.Focus,
		More: s.more, Extra: s.extra, Wrong: s.wrong, Ready: s.isReady,
		Minutes: minutes, Timed: s.forecast.enough, Time: func() int { return p.PuzzleOrder().minutes() }, ChooseTime: s.chooseTime,
		HasTime: s.hasTime, Takes: s.takes, NoTimes: s.noTimes,
	})
	return s
}

// Shown implements ShownHandler: the page says of which levels puzzles are ready.
func (s *New) Shown() {
	s.follow(s.progress)
	s.recount()
}

// progress shows how far the search is, and what is ready when it has ended.
func (s *New) progress() {
	s.page.Progress()
	if _, looking := s.maker.Searching(); !looking {
		s.recount()
	}
}

// recount counts what is ready of each level.
func (s *New) recount() {
	var orders []PuzzleOrder
	for _, level := range levels() {
		orders = append(orders, s.atLevel(level))
	}
	s.count(orders, func() { s.page.Refresh() })
}

// atLevel returns the order with another level.
func (s *ordering) atLevel(level logic.Level) PuzzleOrder {
	o := s.desk.Prefs().PuzzleOrder()
	o.forAnyTime()
	o.Set(optionLevel, level.Name())
	return o
}

func (s *ordering) isReady(level logic.Level) bool { return s.stocked[s.atLevel(level).kind()] > 0 }

// count counts the puzzles that are ready for some orders.
func (s *ordering) count(orders []PuzzleOrder, counted func()) {
	from := s.maker.supply
	session.Start(s.jobs, func(context.Context, func(int)) (map[string]int, error) {
		n := map[string]int{}
		for _, o := range orders {
			n[o.kind()] = from.ready(o)
		}
		return n, nil
	}, func(int) {}, func(n map[string]int, err error) {
		if err == nil {
			s.stocked = n
			counted()
		}
	})
}

// looking says how far the search has come.
func (s *ordering) looking() (page.Looking, bool) {
	at, ok := s.maker.Searching()
	l := s.desk.Base().Lang
	var missed []string
	for _, option := range at.Closest.Misses() {
		missed = append(missed, optionName(l, option))
	}
	return page.Looking{Since: at.Since, Found: at.Made, Of: at.Order.Number(), Tried: at.Attempts,
		Closest: strings.Join(missed, l.T("new.list"))}, ok
}

// choose changes what is looked for; a running search begins again. A level is one of any
// time.
func (s *New) choose(option, value string) {
	o := s.desk.Prefs().PuzzleOrder()
	before := o.String()
	if option == optionLevel {
		o.forAnyTime()
	}
	if o.Set(option, value); o.String() == before {
		return
	}
	s.change(o)
	s.recount()
}

// change takes over a changed order.
func (s *ordering) change(o PuzzleOrder) {
	s.desk.Prefs().SetPuzzleOrder(o)
	switch _, looking := s.maker.Searching(); {
	case !looking:
		s.desk.Refresh()
	case s.wrong() != "":
		s.maker.Stop()
	default:
		s.maker.Make()
	}
}

// look starts the search, if none is running.
func (s *ordering) look() {
	if _, looking := s.maker.Searching(); !looking {
		s.maker.Make()
	}
}

// wrong says why no puzzle can fit, "" if one can.
func (s *ordering) wrong() string {
	if _, err := s.desk.Prefs().PuzzleOrder().Order(); err != nil {
		return err.In(s.desk.Base().Lang)
	}
	return ""
}

// extra says how much is set of the options that are not shown.
func (s *ordering) extra() string {
	n := s.desk.Prefs().PuzzleOrder().Extra()
	if n == 0 {
		return ""
	}
	return s.desk.Base().T("new.extra", "n", n)
}

// more shows all options.
func (s *New) more() {
	s.desk.Prefs().SetBool(PrefFolded, false)
	s.desk.Show(NewOrders(s.desk))
}

// Key implements KeyHandler: Return presses the primary button.
func (s *New) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	s.look()
	return true
}

func isReturn(name fyne.KeyName) bool { return name == fyne.KeyReturn || name == fyne.KeyEnter }

// Status implements StatusProvider.
func (s *New) Status() string {
	if takes := s.takes(); takes != "" && s.page.Crowded() {
		return takes
	}
	return s.desk.Base().T("status.kept")
}

// Space implements SpaceProvider.
func (s *New) Space() Space { return whole }
