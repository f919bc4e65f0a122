package enter

import (
	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/typo"
)

// An state is a puzzle that is typed and what is known of it.
type state struct {
	entry    *session.Entry
	fixes    *fixes // possible typing errors, after a search for them
	seeksTwo bool   // the search that runs is for two errors at once
	chosen   bool   // the cursor was put where it is, rather than moved on by typing
	mended   bool   // a correction was just taken
	asked    bool   // whether to play a puzzle with several solutions
	rowDone  int    // the row of which the last cell was just typed, from 1; 0: none

	draws    cageDrawing
	*reading // of the photo that it was read off; nil if it was typed

	opened    game.State // the grid when it was opened
	hasBefore bool       // there is another that was typed before
}

// An enterReport is what the page shows.
type enterReport struct {
	Solutions  page.SolutionCount
	Lit        page.SolutionCount // the box of the indicator that is lit
	Sentence   string
	WhyNotPlay string // why it can't be played yet; "" if it can
	WhyNotThen string // why what needs exactly one solution can't be done
	WhyNotFind string // why typing errors can't be searched for
	Board      enterBoard
	Blank      bool // nothing is typed
	Before     bool // a grid typed before is offered
	OfPhoto    bool // the grid was read off a photo
	page.Corrections
}

// parts says which parts the page has.
type parts struct {
	fixes, one, blank, before, ofPhoto bool
	board                              enterBoard
}

func (r *enterReport) parts() parts {
	return parts{r.Fixes != nil, r.Solutions == page.OneSolution, r.Blank, r.Before, r.OfPhoto, r.Board}
}

// An enterBoard decides which digits the pad has, and whether they can be those of sums.
type enterBoard struct {
	size         int
	killer, sums bool
}

// report returns what the page shows of the puzzle.
func (s *state) report(l words.Lang) enterReport {
	r := enterReport{Solutions: solutionCount(s.entry.Analysis()), Sentence: s.summary(l), Blank: s.entry.Blank(), Before: s.offersBefore(),
		OfPhoto: s.reading != nil, Corrections: s.corrections(l),
		Board: enterBoard{s.shape().Size(), s.board() == generator.Killer, s.draws.on}}
	if r.Lit = r.Solutions; r.Lit == page.ManySolutions && s.begun() {
		r.Lit = page.SolutionsUnknown
	}
	switch {
	case s.entry.Blank():
		r.WhyNotPlay = l.T("enter.nothing")
		r.WhyNotThen, r.WhyNotFind = r.WhyNotPlay, r.WhyNotPlay
	case r.Solutions == page.NoSolution:
		r.WhyNotPlay, r.WhyNotThen = l.T("enter.clash"), l.T("enter.notone")
	case r.Solutions != page.OneSolution:
		r.WhyNotThen = l.T("enter.notone")
	}
	return r
}

// use takes a grid that was opened.
func (s *state) use(e *session.Entry, all *session.Sessions) {
	s.entry, s.opened = e, e.Game.State()
	s.chosen, s.mended, s.draws = false, false, cageDrawing{}
	before := all.EntryBefore(e)
	if s.hasBefore = before != nil; s.hasBefore {
		before.Close()
	}
}

// begun reports whether so little is entered that there are many solutions in any case.
func (s *state) begun() bool {
	if len(s.shape().Cages()) > 0 {
		return s.cageless() > 0
	}
	least, _ := s.board().Givens()
	return s.entry.Typed() < least
}

// offersBefore reports whether the grid typed before is offered: until something is typed.
func (s *state) offersBefore() bool {
	return s.hasBefore && (s.entry.Blank() || s.entry.Game.State() == s.opened)
}

// View implements BoardViewer: it shows typed digits as givens, which they will be, and
// pencilled digits as entries.
func (s *state) View(board.View) board.View {
	e := s.entry
	v := board.View{State: e.Game.State(), UI: e.UI, Flags: board.Conflicts}
	if s.draws.on {
		v.Flags |= board.Touching
	}
	v.Givens = v.State.Grid.Filled().Without(e.Pencilled())
	if e.Known() {
		j := e.Analysis()
		if v.Wrong = j.Wrong; !j.Many() {
			v.Lit = j.Differ
		}
	}
	v.State.Colours = [81]game.ColourSet{}
	if s.Marked() {
		edit := s.fixes.marked()
		if v.State.Shape = edit.Shape; edit.Kind == typo.WrongSum {
			v.Lit = puzzle.CellsOf(edit.Cells...) // the board shows the other sum
			return v
		}
		for _, c := range edit.Cells {
			v.Changes = append(v.Changes, board.Change{Cell: c, Digit: edit.Grid[c]})
		}
	}
	return v
}

// Marked reports whether a correction is marked.
func (s *state) Marked() bool { return s.fixes != nil && s.fixes.chosen < len(s.fixes.edits) }

func solutionCount(j *session.Analysis) page.SolutionCount {
	switch {
	case j.Cut && j.Solutions == 0:
		return page.SolutionsUnknown
	case j.Solutions == 0:
		return page.NoSolution
	case j.Solutions == 1:
		return page.OneSolution
	}
	return page.ManySolutions
}

// summary describes the analysis in words: how many solutions, where they differ, how hard
// the puzzle is, and which pencilled digits are wrong.
func (s *state) summary(l words.Lang) string {
	j := s.entry.Analysis()
	var text string
	totals := game.WrongTotals(j.Of.Shape)
	switch {
	case len(j.Conflicts) > 0:
		return conflictText(l, j.Of.Shape, j.Conflicts)
	case j.Cut && j.Solutions == 0:
		return l.T("solutions.cut")
	case j.Solutions == 0 && totals != nil:
		return totals.In(l)
	case j.Solutions == 0:
		return l.T("solutions.nosolution")
	case j.Rated:
		text = l.T("solutions.rated", "level", l.T("level.score", "level", l.Level(j.Rating.Level.Name()), "score", j.Rating.Score))
	case j.Solutions == 1:
		text = l.T("solutions.exactly")
	case s.entry.Blank():
		return l.T("solutions.nothing")
	case j.Many():
		text = l.T("solutions.thousand", "n", min(j.Solutions, solver.MaxCounted))
	default:
		text = l.T("solutions.several", "n", j.Solutions, "cells", l.T("solutions.differ", "n", j.Differ.Len()))
	}
	return l.Sentences(text, mineText(l, j))
}

// mineText says whether the pencilled digits are right, "" if there are none.
func mineText(l words.Lang, j *session.Analysis) string {
	switch {
	case j.Mine == 0:
		return ""
	case j.Wrong.Empty():
		return l.T("enter.right", "n", j.Mine)
	}
	return l.T("enter.wrong", "cells", game.CellsText(l, j.Wrong))
}

// spoken returns the sentences of the summary, of which those that stay are not said again.
func (s *state) spoken(l words.Lang) []string {
	j := s.entry.Analysis()
	switch {
	case len(j.Conflicts) > 0 || j.Solutions != 1:
		return []string{s.summary(l)}
	case !j.Rated:
		return []string{l.T("solutions.exactly"), mineText(l, j)}
	}
	level := l.T("access.rated", "level", l.T("level.score", "level", l.Level(j.Rating.Level.Name()), "score", j.Rating.Score))
	return []string{l.T("solutions.exactly"), mineText(l, j), level} // last, for it may come later
}

// conflictText names the first conflict and how many more there are.
func conflictText(l words.Lang, s *puzzle.Shape, list []puzzle.Conflict) string {
	return l.Sentences(caption.ConflictTexts(l, s, list)...)
}

// countText says how many digits there are, typed or pasted, and how many cages on a killer.
func (s *state) countText(l words.Lang) string {
	n, cell := s.entry.Typed(), s.entry.UI.Cursor
	if cages := len(s.shape().Cages()); cages > 0 {
		return l.T("enter.status.cages", "cages", l.T("paper.cages", "n", cages), "n", n, "cell", cell)
	}
	return l.T("enter.status", "n", n, "cell", cell)
}

// status returns the status line; searching says that typing errors are searched for.
func (s *state) status(l words.Lang, searching bool) string {
	if s.draws.on {
		return s.cagesText(l)
	}
	text := s.countText(l)
	if s.seeksTwo && searching {
		text = l.Sentences(text, l.T("enter.seekstwo"))
	}
	if s.Marked() {
		text = l.Sentences(text, l.T("enter.marked", "edit", s.fixes.marked().In(l)))
	}
	return text
}
