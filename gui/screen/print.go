package screen

import (
	"context"
	"math/rand/v2"
	"runtime"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// Print prints the puzzle that was shown, or a new set of puzzles.
type Print struct {
	desk Desk
	pageOf[*page.Print]
	preview *widget.Pager // of the pages, in the board's place
	jobs    *session.Jobs
	send    *session.Jobs // a document is given to a printer or a viewer

	what     ShownPuzzle // unless a set is printed
	ofGame   bool        // it is the current game
	factsJob *session.Jobs
	listJob  *session.Jobs
	known    []listFacts // of the puzzles of the opened files; nil while they are found out
	asked    listAsked
	listDone int
	setJob   *session.Jobs // a kept set is read
	*printing

	laidOut          // the pages that are shown
	wrong     string // why what is ordered can't be printed
	layJob    *session.Jobs
	onReady   func() // what was pressed before the sheet was laid out
	pageJob   *session.Jobs
	stopPaths func() // ends the search for solution paths
}

// printing is a sheet being prepared. It is kept when the screen is closed.
type printing struct {
	order page.PrintOrder
	kept  *keptSet // the set that was opened; nil for none
	seed  uint64
	made  madePuzzles
	job   printer.Job // as it was printed last
	at    int         // the page previewed, from 0
}

// madePuzzles are the puzzles generated for new sets.
type madePuzzles map[logic.Level][]madePuzzle

// A madePuzzle is one of them, with what Sudoku Explainer says.
type madePuzzle struct {
	generator.Result
	explainer se.Rating
}

// items returns as many puzzles of each level as are ordered, if there are so many.
func (m madePuzzles) items(b page.Base, counts map[logic.Level]int) (list print.List) {
	for _, level := range levels() {
		made := m[level]
		for _, r := range made[:min(len(made), counts[level])] {
			list = append(list, print.Item{Puzzle: r.Puzzle, Solution: r.Solution, Level: level.Text(),
				Explainer: explainerOf(b.Lang, r.explainer), Rating: b.T("print.score", "score", r.Rating.Score),
				Rank: int(level), Points: r.Rating.Score})
		}
	}
	return list
}

// NewPrint makes the screen for a new set or for the current game; PrintShown opens it.
func NewPrint(d Desk, set bool) *Print {
	retained := d.Retained()
	if retained.printing == nil {
		retained.printing = &printing{seed: rand.Uint64(), made: madePuzzles{}, order: page.PrintOrder{
			Counts:  map[logic.Level]int{},
			Options: print.Options{PerPage: 4, Solutions: print.AtFoot, Labels: print.DefaultLabels, Trim: print.DefaultTrim}}}
		retained.printing.order.Paper, _ = print.ParsePaper(d.Prefs().String(PrefPaper))
		for i, level := range levels() {
			retained.printing.order.Counts[level] = []int{1, 1, 2, 0, 0}[i]
		}
	}
	s := &Print{desk: d, jobs: d.Jobs(), send: d.Jobs(), factsJob: d.Jobs(), listJob: d.Jobs(), setJob: d.Jobs(), layJob: d.Jobs(), pageJob: d.Jobs(),
		printing: retained.printing, what: current(d), ofGame: true, stopPaths: func() {}}
	s.from(set)
	s.Again()
	return s
}

// from chooses a new set, or the puzzle that is shown.
func (s *Print) from(set bool) {
	if s.order.From = page.ThisPuzzle; set {
		s.order.From = page.NewSet
	}
}

// Close implements Screen.
func (s *Print) Close() {
	s.jobs.Stop()
	s.send.Stop()
	s.factsJob.Stop()
	s.listJob.Stop()
	s.setJob.Stop()
	s.layJob.Stop()
	s.pageJob.Stop()
	s.stopPaths()
}

// Again implements Screen.
func (s *Print) Again() Screen {
	b := s.desk.Base()
	s.preview = b.Preview(s.previewFuncs())
	s.lay() // in the language
	s.page = page.NewPrint(b, page.PrintFuncs{
		Levels: levels(), Order: &s.order, Changed: s.changed, Say: s.says,
		Why: s.remark, Files: s.desk.Files().Any, Kept: func() bool { return s.kept != nil },
		Look: func() { s.desk.Push(NewPrintPages(s.desk, s)) },
		More: func() { s.desk.Push(NewPrintMore(s.desk, s)) }, Extra: s.extra, Focus: s.desk.Focus,
		Symmetry: s.desk.Prefs().Symmetry, SetSymmetry: s.setSymmetry,
		Print: s.print, View: s.view, Save: s.save, Back: s.desk.Back,
	})
	return s
}

// enough reports whether what the labels say of the puzzle is known.
func (s *Print) enough() bool {
	return s.what.Facts.Whole() || s.what.Facts.Known && !s.order.Labels.Has(print.Explainer)
}

// Shown implements ShownHandler. Solution and level come into the preview when they are
// known.
func (s *Print) Shown() {
	if !s.what.Facts.Whole() && !s.factsJob.Busy() {
		kept := ""
		if s.ofGame {
			kept = s.desk.Session().Game.Rating()
		}
		session.Learn(s.factsJob, s.what.Givens, kept, func(f session.Facts) {
			s.what.Facts = f
			s.refresh()
			s.ready()
		})
	}
	s.changed()
}

// Changed implements ChangeHandler: a move was taken back.
func (s *Print) Changed() {
	if s.ofGame {
		s.what.Puzzle = s.desk.Session().Game.Current()
		s.refresh()
	}
}

// InPlace implements BoardReplacer.
func (s *Print) InPlace() fyne.CanvasObject { return s.preview }

// Space implements SpaceProvider.
func (s *Print) Space() Space { return whole }

// changed lays the sheet out again, and generates the puzzles that are still missing.
func (s *Print) changed() {
	s.onReady = nil
	s.desk.Prefs().SetString(PrefPaper, s.order.Paper.Name())
	if level, ok := s.missing(); ok {
		s.make(level)
	} else {
		s.jobs.Stop()
	}
	s.readList()
	s.refresh()
	s.desk.Relayout()
}

func (s *Print) refresh() {
	s.lay()
	s.showPages()
}

// missing returns a level of which the set has too few puzzles.
func (p *printing) missing() (logic.Level, bool) {
	for _, level := range levels() {
		if p.order.From == page.NewSet && len(p.made[level]) < p.order.Counts[level] {
			return level, true
		}
	}
	return 0, false
}

// setSymmetry chooses another symmetry for new puzzles, which are then made anew.
func (s *Print) setSymmetry(sym generator.Symmetry) {
	if sym == s.desk.Prefs().Symmetry() {
		return
	}
	s.desk.Prefs().SetString(PrefSymmetry, sym.Name())
	clear(s.made)
	s.changed()
}

func (s *Print) make(level logic.Level) {
	order := generator.Order{Level: level, Symmetry: s.desk.Prefs().Symmetry(), Seed: s.seed + uint64(level)<<32 + uint64(len(s.made[level]))}
	from := s.desk.Maker().supply
	session.Start(s.jobs, func(ctx context.Context, report func(generator.Progress)) (made madePuzzle, err error) {
		if made.Result, err = from.make(ctx, order, false, max(1, runtime.NumCPU()-1), report); err != nil {
			return made, err
		}
		made.explainer, err = se.Rate(ctx, made.Puzzle.Givens)
		return made, err
	}, func(generator.Progress) {}, func(r madePuzzle, err error) {
		if err != nil {
			s.desk.Warn(makingError(s.desk.Base().Lang, err))
			return
		}
		s.made[level] = append(s.made[level], r)
		s.changed()
	})
}

// item returns the puzzle as an item of the sheet.
func (s *Print) item() print.Item {
	it := print.Item{Puzzle: s.what.Puzzle}
	f := s.what.Facts
	if f.Solutions() == 1 {
		it.Solution = f.Found[0]
	}
	if s.ofGame {
		state := s.desk.Session().Game.State()
		it.Drawing = print.NewDrawing(state.Colours, state.CandColours, state.Links.Drawn())
	}
	if f.Rated {
		it.Level = f.Rating.Level.Text()
		it.Rating = s.desk.Base().T("print.score", "score", f.Rating.Score)
		it.Rank, it.Points = int(f.Rating.Level), f.Rating.Score
	}
	if f.Explained {
		it.Explainer = explainerOf(s.desk.Base().Lang, f.SE)
	}
	return it
}
