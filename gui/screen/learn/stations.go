// Package learn holds what teaches: the path, its lessons, and the guide to techniques.
package learn

import (
	"context"
	"math/rand/v2"
	"runtime"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/generator"
	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Stations shows the path from the first puzzle to the hardest as a way: what is done, what is due
// again, what is next. Any station can be opened.
type Stations struct {
	*session.Tasks
	app *screen.App
	page.Base
	StationsState
	shown  stationReport
	making *session.Jobs // looks for a puzzle
	picked bool          // the chosen station was chosen by the player
	typed  string        // the beginning of a name
	at     time.Time     // when its last character was typed

	way                            *stationMap
	list, beside                   *stationList // of the page, and in the place of the map
	inPlace                        *fyne.Container
	title, place                   *widget.Label
	links                          []*widget.Control // to what else teaches
	learn, practise, puzzle, close *widget.Control
	card                           *stationCard
}

// NewStations makes the screen.
func NewStations(a *screen.App) *Stations {
	t := a.Tasks()
	s := &Stations{Tasks: t, app: a, making: t.Jobs(), StationsState: NewStationsState()}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Stations) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.shown = s.report(b.Lang)
	s.way = newStationMap(b, &s.StationsState, s)
	s.list, s.beside = newStationList(b, &s.StationsState, s), newStationList(b, &s.StationsState, s)
	s.inPlace = container.New(wayPlace{s.way, s.beside}, s.way.control, s.beside.list)
	s.title = b.Title(s.shown.name)
	s.place = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.links = nil
	for i, open := range []func(){
		func() { s.app.Push(NewGuide(s.app, s.station().Main().Technique)) },
		func() { s.app.Push(NewLessons(s.app)) },
		func() { PractiseDue(s.app, s.app.Push) },
	} {
		s.links = append(s.links, b.Kit.Link(s.linkNames()[i], widget.Left, open))
	}
	s.learn = b.Kit.PrimaryButton(func() string {
		if s.shown.relearn {
			return s.T("stations.relearn")
		}
		return s.T("stations.learn")
	}, s.Learn)
	s.practise = b.Kit.Button(b.T("stations.practise"), false, s.Practise)
	s.puzzle = b.Kit.NewControl(nil, func(c *widget.Canvas) { c.Plain(s.puzzleText()) }, func(int) { s.Puzzle() })
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.card = newStationCard(b, &s.shown)
	s.update()
}

// linkNames names what else teaches.
func (s *Stations) linkNames() []string {
	return []string{s.T("guide.title"), s.T("lessons.title"), s.T("stations.practice")}
}

func (s *Stations) puzzleText() string {
	if s.making.Busy() {
		return s.T("stations.stop")
	}
	return s.T("stations.puzzle")
}

// Focus returns what gets the focus when the page opens.
func (s *Stations) Focus() fyne.Focusable {
	for _, k := range []*stationList{s.list, s.beside} {
		if k.list.Visible() {
			return k.list
		}
	}
	return s.way.control
}

// InPlace implements BoardReplacer.
func (s *Stations) InPlace() fyne.CanvasObject { return s.inPlace }

// Space implements SpaceProvider.
func (s *Stations) Space() screen.Space { return screen.WholeSpace }

// OwnBoard implements BoardOwner.
func (s *Stations) OwnBoard() bool { return true }

// Status implements StatusProvider.
func (s *Stations) Status() string {
	if s.making.Busy() {
		return s.T("stations.looking")
	}
	return s.T("stations.status", "name", s.shown.name, "n", s.station().Number, "of", len(s.StationsState.List))
}

// station returns the chosen station.
func (s *Stations) station() *lesson.Station { return &s.StationsState.List[s.chosen] }

// Shown implements ShownHandler: what is known is read again, for a lesson may have added to it.
func (s *Stations) Shown() {
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		if s.Closed() {
			return
		}
		s.Take(list, DueOf(s.app, list))
		if !s.picked {
			s.chosen = min(s.Next, len(s.states)-1)
		}
		s.update()
		s.app.Refresh()
	})
}

// Choose chooses a station.
func (s *Stations) Choose(i int) {
	if i < 0 || i >= len(s.states) {
		return
	}
	if i != s.chosen {
		s.making.Stop()
	}
	s.chosen, s.picked = i, true
	s.app.ClearMessage()
	s.update()
	s.app.Refresh()
}

// update shows the state on the page.
func (s *Stations) update() {
	s.shown = s.report(s.Lang)
	s.title.SetText(s.shown.name)
	s.place.SetText(s.shown.place)
	s.way.control.Repaint()
	s.list.update()
	s.beside.update()
	s.learn.Repaint()
	s.puzzle.Repaint()
	s.card.show(s.station().Main().Technique)
}

// Learn opens the lesson of the station.
func (s *Stations) Learn() {
	l := s.station().Main()
	s.app.Push(NewLesson(s.app, l, caption.StageOf(s.Known, l.Technique.ID), rand.Uint64))
}

// Practise begins a mixed practice of the station's techniques.
func (s *Stations) Practise() {
	var list []*logic.Technique
	for _, l := range s.station().Lessons[:min(aDay, len(s.station().Lessons))] {
		list = append(list, l.Technique)
	}
	s.app.Push(NewPractice(s.app, list))
}

// puzzleTime is how long a puzzle that needs a station is looked for, until one is taken from the
// positions of lessons.
const puzzleTime = 10 * time.Second

// Puzzle looks for a puzzle for the station, or stops looking.
func (s *Stations) Puzzle() {
	if s.making.Busy() {
		s.making.Stop()
		s.update()
		s.app.Say(s.T("new.stopped"))
		return
	}
	at, from := s.station(), s.app.NewGames().Source
	session.Start(s.making, func(ctx context.Context, _ func(int)) (stationPuzzle, error) {
		return newStationPuzzle(ctx, at, from)
	}, func(int) {}, func(p stationPuzzle, err error) {
		if err != nil {
			s.app.Warn(screen.MakingError(s.Lang, err))
			s.update()
			return
		}
		s.app.Start(p.puzzle)
		s.app.Say(p.text(s.Lang, at))
	})
	s.update()
	s.app.Refresh()
}

// A stationPuzzle is a puzzle for a station, and what is known of it.
type stationPuzzle struct {
	puzzle puzzle.Puzzle
	with   *logic.Technique // the program solves it with this one; nil for an easy puzzle
	lesson bool             // it is from the lesson of that technique
}

// newStationPuzzle makes a puzzle for a station.
func newStationPuzzle(ctx context.Context, at *lesson.Station, from *session.PuzzleSource) (p stationPuzzle, err error) {
	if order, ok := at.Order(); ok {
		soon, cancel := context.WithTimeout(ctx, puzzleTime)
		defer cancel()
		r, err := from.Make(soon, order, false, max(1, runtime.NumCPU()-1), func(generator.Progress) {})
		if err == nil || ctx.Err() != nil {
			if p.puzzle = r.Puzzle; len(order.With) == 0 {
				game.SetGenerated(&p.puzzle, order.Level)
				return p, err
			}
			p.takes(order.With[0])
			return p, err
		}
	}
	t := at.Main().Technique
	e, err := newExercise(ctx, from, t, func(int) {})
	p.puzzle, p.lesson = e.Puzzle, true
	p.takes(t)
	return p, err
}

// takes notes the technique that the puzzle is for.
func (p *stationPuzzle) takes(t *logic.Technique) {
	p.with = t
	p.puzzle.Origin = puzzle.Origin{Kind: puzzle.OfTechnique, Of: t.ID}
}

// text says of the puzzle what was checked.
func (p *stationPuzzle) text(l words.Lang, at *lesson.Station) string {
	switch {
	case p.with == nil:
		return l.T("stations.made.easy", "name", at.Name(l))
	case p.lesson:
		return l.T("stations.made.lesson", "technique", l.Say(p.with.Name()))
	}
	return l.T("stations.made.order", "technique", l.Say(p.with.Name()))
}

// Find implements Finder: the first station whose name begins with what is typed is chosen.
func (s *Stations) Find(r rune) {
	now := s.app.Sessions().Now()
	if now.Sub(s.at) > time.Second {
		s.typed = ""
	}
	s.typed, s.at = s.typed+words.Fold(string(r)), now
	for i := range s.StationsState.List {
		if strings.HasPrefix(words.Fold(s.StationsState.List[i].Name(s.Lang)), s.typed) {
			s.Choose(i)
			return
		}
	}
}

// FocusFind implements Finder: the list of all lessons has a field to search in.
func (s *Stations) FocusFind() { s.app.Push(NewLessons(s.app)) }

// Finding implements Finder.
func (s *Stations) Finding() string { return "" }
