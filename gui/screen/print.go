package screen

import (
	"context"
	"math/rand/v2"
	"runtime"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/solver/logic"
)

// Print prints the puzzle that was shown, or a new set of puzzles.
type Print struct {
	desk Desk
	pageOf[*page.Print]
	preview *widget.Control // preview of a page, in the board's place
	jobs    *session.Jobs
	send    *session.Jobs // a document is given to a printer or a viewer

	what     ShownPuzzle // unless a set is printed
	ofGame   bool        // it is the current game
	factsJob *session.Jobs
	*printing
}

// printing is a sheet being prepared. It is kept when the screen is closed.
type printing struct {
	order page.PrintOrder
	seed  uint64
	made  map[logic.Level][]generator.Result // puzzles generated for a new set
	job   printer.Job                        // as it was printed last
	sheet int                                // the page previewed, from 0
}

// NewPrint makes the screen for a new set or for the current game; PrintShown opens it.
func NewPrint(d Desk, set bool) *Print {
	retained := d.Retained()
	if retained.printing == nil {
		retained.printing = &printing{seed: rand.Uint64(), made: map[logic.Level][]generator.Result{}, order: page.PrintOrder{
			Counts: map[logic.Level]int{}, PerPage: 4, Solutions: print.AtFoot, Labels: print.DefaultLabels}}
		retained.printing.order.Paper, _ = print.ParsePaper(d.Prefs().String(PrefPaper))
		for i, level := range levels() {
			retained.printing.order.Counts[level] = []int{1, 1, 2, 0, 0}[i]
		}
	}
	s := &Print{desk: d, jobs: d.Jobs(), send: d.Jobs(), factsJob: d.Jobs(), printing: retained.printing, what: current(d), ofGame: true}
	s.order.Set = set
	s.Again()
	return s
}

// Close implements Screen.
func (s *Print) Close() {
	s.jobs.Stop()
	s.send.Stop()
	s.factsJob.Stop()
}

// Again implements Screen.
func (s *Print) Again() Screen {
	b := s.desk.Base()
	s.preview = b.Preview(s.Preview, func(by int) {
		s.sheet += by
		s.refresh()
	})
	s.page = page.NewPrint(b, page.PrintFuncs{
		Levels: levels(), Order: &s.order, Changed: s.changed, Say: s.says,
		Print: s.print, View: s.view, Save: s.save, Back: s.desk.Back,
	})
	return s
}

// Shown implements ShownHandler. Solution and level come into the preview when they are
// known.
func (s *Print) Shown() {
	if !s.what.Facts.Known && !s.factsJob.Busy() {
		session.Learn(s.factsJob, s.what.Givens, func(f session.Facts) {
			s.what.Facts = f
			s.refresh()
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
	s.desk.Prefs().SetString(PrefPaper, s.order.Paper.Name())
	if level, ok := s.missing(); ok {
		s.make(level)
	} else {
		s.jobs.Stop()
	}
	s.desk.Relayout()
	s.refresh()
}

func (s *Print) refresh() {
	_, _, of, _ := s.Preview()
	s.sheet = min(max(s.sheet, 0), max(of-1, 0))
	s.preview.Repaint()
	s.desk.Refresh()
}

// missing returns a level of which the set has too few puzzles.
func (p *printing) missing() (logic.Level, bool) {
	for _, level := range levels() {
		if p.order.Set && len(p.made[level]) < p.order.Counts[level] {
			return level, true
		}
	}
	return 0, false
}

func (s *Print) make(level logic.Level) {
	order := generator.Order{Level: level, Symmetry: s.desk.Prefs().Symmetry(), Seed: s.seed + uint64(level)<<32 + uint64(len(s.made[level]))}
	session.Start(s.jobs, func(ctx context.Context, report func(int)) (generator.Result, error) {
		return generator.Generate(ctx, order, max(1, runtime.NumCPU()-1), report)
	}, func(int) {}, func(r generator.Result, err error) {
		if err != nil {
			s.desk.Warn(makingError(s.desk.Base().Lang, err))
			return
		}
		s.made[level] = append(s.made[level], r)
		s.changed()
	})
}

// paper returns the sheet that would be printed now.
func (s *Print) paper() print.Sheet {
	b, day := s.desk.Base(), s.desk.Keeper().Now()
	sheet := print.Sheet{Date: print.Date(day, b.Lang), Set: day.Format(time.DateOnly), PerPage: s.order.PerPage,
		Paper: s.order.Paper, Solutions: s.order.Solutions, Labels: s.order.Labels, Marks: s.order.Marks, Lang: b.Lang}
	if !s.order.Set {
		sheet.Title, sheet.PerPage = TitleOf(b.Lang, s.what.Puzzle), 1
		sheet.Items = print.List{s.item()}
		return sheet
	}
	sheet.Title = b.T("print.settitle")
	var list print.List
	for _, level := range levels() {
		made := s.made[level]
		for _, r := range made[:min(len(made), s.order.Counts[level])] {
			list = append(list, print.Item{Puzzle: r.Puzzle, Solution: r.Solution,
				Level: level.Text(), Rating: b.T("print.score", "score", r.Rating.Score)})
		}
	}
	sheet.Items = list
	return sheet
}

// item returns the puzzle as an item of the sheet.
func (s *Print) item() print.Item {
	it := print.Item{Puzzle: s.what.Puzzle}
	f := s.what.Facts
	if f.Solutions() == 1 {
		it.Solution = f.Found[0]
	}
	if f.Rated {
		it.Level = f.Rating.Level.Text()
		it.Rating = s.desk.Base().T("print.score", "score", f.Rating.Score)
	}
	return it
}

// Preview returns the page that is previewed.
func (s *Print) Preview() (p print.Page, n, of int, ok bool) {
	sheet := s.paper()
	if sheet.Check() != nil {
		return p, 0, 0, false
	}
	of = sheet.NumPages()
	n = min(s.sheet, of-1)
	return sheet.PageAt(n), n + 1, of, true
}

func (s *Print) says() string {
	sheet := s.paper()
	if sheet.Check() != nil {
		return ""
	}
	b := s.desk.Base()
	return b.T("print.says", "n", sheet.Items.Len(), "pages", b.T("print.pages", "n", sheet.NumPages()))
}

// Status implements StatusProvider.
func (s *Print) Status() string {
	b := s.desk.Base()
	if s.send.Busy() {
		return b.T("print.sending")
	}
	if level, ok := s.missing(); ok {
		return b.T("print.making", "level", b.Lang.Say(level.Text()), "n", len(s.made[level]), "of", s.order.Counts[level])
	}
	_, n, of, ok := s.Preview()
	if !ok {
		return b.T("print.nothing")
	}
	return b.T("print.status", "page", n, "of", of, "paper", s.order.Paper.Name())
}

// Busy reports whether puzzles are being generated, or the puzzle is being rated.
func (s *Print) Busy() bool { return s.jobs.Busy() || s.factsJob.Busy() }
