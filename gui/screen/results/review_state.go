package results

import (
	"slices"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen/learn"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/review"
)

// A reviewState is the game that is gone through, and how far.
type reviewState struct {
	game     *game.Game
	review   *review.Review // nil while it is being made
	progress [2]int         // moves that are reviewed, of how many
	at       int            // the move that is shown
	moment   review.Moment
	known    bool // moment is that of the move that is shown
	part     int  // of its argument, from 0
	point    int  // the move under the pointer, -1 if none is
}

// A reviewMark is what the line of a game shows of what a move rested on.
type reviewMark int

// The marks.
const (
	markNone reviewMark = iota
	markSingle
	markPattern
	markGuess
	markMistake
	markHint
	numMarks
)

// A reviewBar is a move on the line of a game.
type reviewBar struct {
	mark   reviewMark
	wait   time.Duration // before it, 0 if it isn't known
	moment bool          // worth looking at
}

// A reviewText is what the page shows.
type reviewText struct {
	time, source string
	bars         []reviewBar
	at           int    // the move that is shown
	where        string // which of how many it is
	timed        bool   // waits are known
	card         page.CardText
	cards        []page.CardText // of each part of what is told of the move
	sum          []string        // its sentences
	moments      int
	whyNot       string // why nothing can be tried from here
	lesson       string // names the lesson of the technique that the move is about; "" if there is none
}

// marks are what the line of a game shows of the labels.
var marks = map[review.Label]reviewMark{
	review.Single: markSingle, review.Pattern: markPattern, review.Guess: markGuess,
	review.Mistake: markMistake, review.Hint: markHint,
}

// text returns all that the page shows.
func (s *reviewState) text(l words.Lang, f session.Facts) reviewText {
	t := reviewText{time: game.Clock(s.game.Clock.Elapsed()), at: s.at, source: s.source(l, f), whyNot: l.T("review.busy")}
	if s.review == nil {
		t.card.Paragraphs = []string{l.T("review.busy")}
		return t
	}
	r, moment := s.review, 0
	for i := range r.Moves {
		m := &r.Moves[i]
		bar := reviewBar{mark: marks[m.Label]}
		if m.Waited {
			bar.wait = m.Wait
		}
		t.bars = append(t.bars, bar)
	}
	for i, m := range r.Moments {
		t.bars[m.Move].moment = true
		if m.Move == s.at {
			moment = i + 1
		}
	}
	t.sum = r.Summary(l)
	t.timed, t.moments, t.whyNot = r.Timed, len(r.Moments), ""
	t.where = l.T("review.where", "n", s.at+1, "of", len(r.Moves))
	for part := range s.parts() {
		t.cards = append(t.cards, s.cardOf(l, moment, part))
	}
	t.card = t.cards[s.part]
	if of, ok := learn.LessonOf(s.technique()); ok {
		t.lesson = l.T("lesson.title", "technique", l.Say(of.Technique.Name()))
	}
	return t
}

// source names the puzzle, as far as it has a name, and says how hard it is.
func (s *reviewState) source(l words.Lang, f session.Facts) string {
	title, level := caption.TitleOf(l, s.game.Puzzle()), caption.LevelOf(l, f)
	if title == "" {
		return level
	}
	return l.T("review.source", "title", title, "level", level)
}

// cardOf says in a part what the move rested on; moment counts those worth looking at, 0 if it is
// none.
func (s *reviewState) cardOf(l words.Lang, moment, part int) (t page.CardText) {
	m := &s.review.Moves[s.at]
	t.Title = l.T("review.move", "n", m.Number)
	if m.Waited {
		t.Title = l.T("review.move.waited", "n", m.Number, "time", game.Clock(m.Wait.Round(time.Second)))
	}
	if moment > 0 {
		t.Grade = l.T("review.moment", "n", moment, "of", len(s.review.Moments))
	}
	if !s.known {
		t.Paragraphs = []string{s.describe(l, s.at)}
		return t
	}
	t.Link = s.technique() != nil
	at := s.told(part)
	var of *logic.Technique
	if t.Paragraphs = s.moment.Why(l); len(s.moment.Reason.Steps) > 0 {
		t.Paragraphs, of = s.moment.Reason.Tell(at.step, l), s.moment.Reason.Steps[at.step].Technique
	}
	at.argument.Explain(&t, of, at.part)
	if part == 0 {
		t.Paragraphs = append(s.review.What(&s.moment, l), t.Paragraphs...)
	}
	if _, wrong := s.board(at); !wrong.Empty() && t.Link {
		n := wrong.Len()
		t.Paragraphs = append(t.Paragraphs, l.T("review.crossed", "n", n))
	}
	return t
}

// describe says what a move was.
func (s *reviewState) describe(l words.Lang, move int) string {
	m := &s.review.Moves[move]
	parts := []string{l.T("review.move", "n", m.Number)}
	if m.Waited {
		parts[0] = l.T("review.move.waited", "n", m.Number, "time", game.Clock(m.Wait.Round(time.Second)))
	}
	parts = append(parts, game.MoveText(l, m.Move), m.Name(l))
	if t := m.Technique; t != nil {
		parts = append(parts, l.Say(t.Name()))
	}
	return l.Commas(parts...)
}

// status names the move under the pointer, or says what the board shows.
func (s *reviewState) status(l words.Lang) string {
	switch {
	case s.review == nil:
		return l.T("review.progress", "n", s.progress[0], "of", max(1, s.progress[1]))
	case s.point >= 0 && s.point < len(s.review.Moves):
		return s.describe(l, s.point)
	}
	return l.T("review.status", "n", s.review.Moves[s.at].Number)
}

// technique returns the technique that the moment is about, nil if there is none.
func (s *reviewState) technique() *logic.Technique {
	if step, ok := s.moment.Reason.Step(); ok && s.known {
		return step.Technique
	}
	return nil
}

// A toldStep is what is shown of a moment: a step of its reason, and which part of that.
type toldStep struct {
	step     int
	argument learn.Argument
	part     int
}

// told returns what a part shows of the moment.
func (s *reviewState) told(part int) toldStep {
	if !s.known {
		return toldStep{}
	}
	for i, d := range s.moment.Diagrams() {
		a := learn.ArgumentOf(s.game.State().Shape, d, nil)
		if part < a.Count() {
			return toldStep{i, a, part}
		}
		part -= a.Count()
	}
	return toldStep{}
}

// board returns the digits that the board shows with a part, and where they are wrong: those before the
// move, and what earlier steps of the reason placed. Where a diagram takes a cell for empty, it is shown so.
func (s *reviewState) board(at toldStep) (g puzzle.Grid, wrong puzzle.CellSet) {
	before := s.review.Before(s.at).Grid
	g, wrong = before, s.review.Wrong(s.at)
	if r := &s.moment.Reason; at.step < len(r.Steps) {
		for c, d := range r.At[at.step].Grid {
			if d != 0 {
				g[c] = d
			}
		}
	}
	d := at.argument.Shown(at.part)
	for _, k := range d.Cands {
		if c := k.Cand.Cell(); wrong.Has(c) || g[c] != k.Cand.Digit() {
			g[c] = 0
		}
	}
	for _, k := range d.Cells {
		if wrong.Has(k.Cell) {
			g[k.Cell] = 0
		}
	}
	for c := range wrong.All() {
		if g[c] != before[c] {
			wrong.Remove(c)
		}
	}
	return g, wrong
}

// parts counts the parts of what is told of the moment, at least one.
func (s *reviewState) parts() (n int) {
	if s.known {
		for _, d := range s.moment.Diagrams() {
			n += learn.ArgumentOf(s.game.State().Shape, d, nil).Count()
		}
	}
	return max(n, 1)
}

// occurring lists the marks that occur, in their order.
func (s *reviewText) occurring() (list []reviewMark) {
	for m := markSingle; m < numMarks; m++ {
		if slices.ContainsFunc(s.bars, func(b reviewBar) bool { return b.mark == m }) {
			list = append(list, m)
		}
	}
	return list
}
