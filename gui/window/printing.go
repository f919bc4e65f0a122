package window

import (
	"context"
	"io"
	"math/rand/v2"
	"runtime"
	"time"

	"sudoku/generator"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// printing is a sheet being made up.
type printing struct {
	order page.PrintOrder
	seed  uint64
	made  map[logic.Level][]generator.Result // of a new set
	page  int                                // shown, from 0
	view  *widget.Control
}

func (w *Window) openPrint()    { w.openPrinting(false) }
func (w *Window) openPrintSet() { w.openPrinting(true) }

func (w *Window) openPrinting(set bool) {
	w.stopMaking()
	w.leaveEntry()
	if w.printing == nil {
		w.printing = &printing{seed: rand.Uint64(), made: map[logic.Level][]generator.Result{}, order: page.PrintOrder{
			Counts: map[logic.Level]int{}, PerPage: 4, Solutions: print.AtFoot, Show: print.Usual}}
		w.printing.order.Paper, _ = print.ParsePaper(w.prefs.String(screen.PrefPaper))
		for i, level := range levels() {
			w.printing.order.Counts[level] = []int{1, 1, 2, 0, 0}[i]
		}
	}
	w.printing.order.Set = set
	w.showPrint()
}

func (w *Window) showPrint() {
	p := w.printing
	p.view = w.Base().Preview(w.previewPage, func(by int) {
		p.page += by
		w.refreshPrint()
	})
	w.preview = p.view
	w.turn(page.NewPrint(w.Base(), page.PrintFuncs{
		Levels: levels(), Order: &p.order, Changed: w.printChanged, Say: w.printSays,
		Save: w.savePDF, Back: w.backToGame,
	}))
	w.printChanged()
}

// printChanged lays out again, and makes what puzzles are still missing.
func (w *Window) printChanged() {
	p := w.printing
	w.prefs.SetString(screen.PrefPaper, p.order.Paper.Name())
	if level, ok := p.missing(); ok {
		w.makeForPrint(level)
	} else {
		w.printJob.Stop()
	}
	w.Relayout()
	w.refreshPrint()
}

func (w *Window) refreshPrint() {
	_, _, of, _ := w.previewPage()
	w.printing.page = min(max(w.printing.page, 0), max(of-1, 0))
	w.printing.view.Repaint()
	w.Refresh()
}

// missing is a level of which the set has too few puzzles.
func (p *printing) missing() (logic.Level, bool) {
	for _, level := range levels() {
		if p.order.Set && len(p.made[level]) < p.order.Counts[level] {
			return level, true
		}
	}
	return 0, false
}

func (w *Window) makeForPrint(level logic.Level) {
	p := w.printing
	order := generator.Order{Level: level, Symmetry: w.prefs.Symmetry(), Seed: p.seed + uint64(level)<<32 + uint64(len(p.made[level]))}
	session.Start(w.printJob, func(ctx context.Context, report func(int)) (generator.Result, error) {
		return generator.Generate(ctx, order, max(1, runtime.NumCPU()-1), report)
	}, func(int) {}, func(r generator.Result, err error) {
		if err != nil {
			w.Warn(w.makingError(err))
			return
		}
		p.made[level] = append(p.made[level], r)
		if w.preview == p.view {
			w.printChanged()
		}
	})
}

// sheet is what would be printed now.
func (w *Window) sheet() print.Sheet {
	p := w.printing
	day := w.Now()
	s := print.Sheet{Date: print.Date(day, w.lang), Set: day.Format(time.DateOnly), PerPage: p.order.PerPage,
		Paper: p.order.Paper, Solutions: p.order.Solutions, Show: p.order.Show, Lang: w.lang}
	if !p.order.Set {
		s.Title, s.PerPage = w.title(), 1
		s.Items = []print.Item{w.printItem()}
		return s
	}
	s.Title = w.T("print.settitle")
	for _, level := range levels() {
		made := p.made[level]
		for _, r := range made[:min(len(made), p.order.Counts[level])] {
			s.Items = append(s.Items, print.Item{Puzzle: r.Puzzle, Solution: r.Solution,
				Level: level.Text(), Rating: w.T("print.score", "score", r.Rating.Score)})
		}
	}
	return s
}

// printItem is the game at hand.
func (w *Window) printItem() print.Item {
	it := print.Item{Puzzle: w.session.Game.Paper()}
	if w.session.Facts().Solutions() == 1 {
		it.Solution = w.session.Facts().Found[0]
	}
	if w.session.Facts().Rated {
		it.Level = w.session.Facts().Rating.Level.Text()
		it.Rating = w.T("print.score", "score", w.session.Facts().Rating.Score)
	}
	return it
}

// previewPage is the page that is shown.
func (w *Window) previewPage() (p print.Page, n, of int, ok bool) {
	s := w.sheet()
	if s.Check() != nil {
		return p, 0, 0, false
	}
	of = s.NumPages()
	n = min(w.printing.page, of-1)
	return s.PageAt(n), n + 1, of, true
}

func (w *Window) printSays() string {
	s := w.sheet()
	if s.Check() != nil {
		return ""
	}
	return w.T("print.says", "n", len(s.Items), "pages", w.T("print.pages", "n", s.NumPages()))
}

// printStatus is the status line while the print page is open.
func (w *Window) printStatus() string {
	p := w.printing
	if level, ok := p.missing(); ok {
		return w.T("print.making", "level", w.lang.Say(level.Text()), "n", len(p.made[level]), "of", p.order.Counts[level])
	}
	_, n, of, ok := w.previewPage()
	if !ok {
		return w.T("print.nothing")
	}
	return w.T("print.status", "page", n, "of", of, "paper", p.order.Paper.Name())
}

// savePDF asks for a path and writes the sheet there.
func (w *Window) savePDF() {
	s := w.sheet()
	if err := s.Check(); err != nil {
		w.Warn(w.lang.Error(err))
		return
	}
	name := w.fileName(".pdf")
	if w.printing.order.Set {
		name = w.T("print.settitle") + ".pdf"
	}
	w.askPath(w.T("print.pdf"), name, func(path string) error {
		return store.WriteFile(path, 0o644, func(out io.Writer) error { return print.PDF(context.Background(), out, s) })
	}, func() {
		w.showPrint()
		w.savePDF()
	})
}
