// Package paper holds the pages for printing.
package paper

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
)

// Print prints the puzzle that was shown, or a new set of puzzles.
type Print struct {
	*session.Tasks
	app *screen.App
	printPage
	sheetPages

	what     screen.ShownPuzzle // unless a set is printed
	ofGame   bool               // it is the current game
	factsJob *session.Jobs
	list     listFinder
	setJob   *session.Jobs // a kept set is read
	jobs     *session.Jobs // puzzles are made
	delivery delivery
	written  string // the file that was saved last
	onReady  func() // what was pressed before the sheet was laid out
}

// NewPrint makes the screen for a new set or for the current game; PrintShown opens it.
func NewPrint(a *screen.App, set bool) *Print {
	kept := screen.Kept[printing](a)
	if kept.made == nil {
		*kept = printing{seed: rand.Uint64(), made: madePuzzles{}, Order: printOrder{
			Counts:  map[puzzle.Level]int{},
			Options: print.Options{PerPage: 4, Solutions: print.AtFoot, Labels: print.DefaultLabels, Trim: print.DefaultTrim}}}
		kept.Order.Paper, _ = print.ParsePaper(a.Prefs().String(screen.PrefPaper))
		for i, level := range caption.Levels() {
			kept.Order.Counts[level] = []int{1, 1, 2, 0, 0}[i]
		}
	}
	t := a.Tasks()
	s := &Print{Tasks: t, app: a, what: screen.Current(a), ofGame: true, factsJob: t.Jobs(), list: listFinder{job: t.Jobs()}, setJob: t.Jobs(),
		jobs: t.Jobs(), delivery: delivery{app: a, job: t.Jobs()}}
	s.sheetPages = sheetPages{app: a, printing: kept, layJob: t.Jobs(), pageJob: t.Jobs(), stopPaths: func() {}}
	s.from(set)
	s.Rebuild()
	return s
}

// from chooses a new set, or the puzzle that is shown.
func (s *Print) from(set bool) {
	if s.source(fromShown); set {
		s.source(fromNew)
	}
}

// Close implements Screen.
func (s *Print) Close() {
	s.Tasks.Close()
	s.stopPaths()
}

// enough reports whether what the labels say of the puzzle is known.
func (s *Print) enough() bool {
	return s.what.Facts.Whole() || s.what.Facts.Known && !s.Order.Labels.Has(print.Explainer)
}

// Shown implements ShownHandler. Solution and level come into the preview when they are
// known.
func (s *Print) Shown() {
	if !s.what.Facts.Whole() && !s.factsJob.Busy() {
		kept := ""
		if s.ofGame {
			kept = s.app.Session().Game.Rating
		}
		session.LoadFacts(s.factsJob, s.what.Puzzle, kept, func(f session.Facts) {
			s.what.Facts = f
			s.update()
			s.ready()
		})
	}
	s.changed()
}

// Changed implements ChangeHandler: a move was taken back.
func (s *Print) Changed() {
	if s.ofGame {
		s.what.Puzzle = s.app.Session().Game.Current()
		s.update()
	}
}

// InPlace implements BoardReplacer.
func (s *Print) InPlace() fyne.CanvasObject { return s.preview }

// Space implements SpaceProvider.
func (s *Print) Space() screen.Space { return screen.WholeSpace }

// changed lays the sheet out again, and generates the puzzles that are still missing.
func (s *Print) changed() {
	s.onReady = nil
	s.app.Prefs().SetString(screen.PrefPaper, s.Order.Paper.Name())
	if level, ok := s.missing(); ok {
		s.make(level)
	} else {
		s.jobs.Stop()
	}
	s.readList()
	s.update()
	s.app.Relayout()
}

// update lays the sheet out again, and shows it.
func (s *Print) update() {
	s.lay()
	s.showPages()
}

// lay lays out what is ordered now.
func (s *Print) lay() {
	sheet, err := s.sheet()
	s.sheetPages.lay(sheet, err, s.ready)
}

// readList finds out about the puzzles of the opened files, if these are ordered.
func (s *Print) readList() {
	if s.Order.From != FromFiles {
		return
	}
	s.list.find(s.app.Files().List(), s.Order.Labels.Has(print.Explainer), s.app.Refresh, func(err error) {
		if err != nil {
			s.app.Warn(s.app.Base().Lang.Error(err))
			return
		}
		s.update()
		s.ready()
	})
}

// setBoard chooses another kind of board for new puzzles, which are then made anew.
func (s *Print) setBoard(kind generator.Kind) {
	if s.Order.Board != kind {
		s.Order.Board = kind
		clear(s.made)
	}
}

// setSymmetry chooses another symmetry for new puzzles, which are then made anew.
func (s *Print) setSymmetry(sym generator.Symmetry) {
	if sym == s.app.Prefs().Symmetry() {
		return
	}
	s.app.Prefs().SetString(screen.PrefSymmetry, sym.Name())
	clear(s.made)
	s.changed()
}
