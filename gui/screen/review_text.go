package screen

import (
	"strings"
	"time"

	"sudoku/gui/page"
	"sudoku/puzzle/game"
	"sudoku/solver/review"
)

// marks are what the line of a game shows of the labels.
var marks = map[review.Label]page.ReviewMark{
	review.Single: page.MarkSingle, review.Pattern: page.MarkPattern, review.Guess: page.MarkGuess,
	review.Mistake: page.MarkMistake, review.Hint: page.MarkHint,
}

// source names the puzzle, as far as it has a name, and says how hard it is.
func (s *Review) source() string {
	l := s.desk.Base().Lang
	title, level := TitleOf(l, s.game.Puzzle()), LevelOf(l, s.desk.Session().Facts())
	if title == "" {
		return level
	}
	return l.T("review.source", "title", title, "level", level)
}

// show shows the move on the page.
func (s *Review) show() {
	b := s.desk.Base()
	t := page.ReviewText{Time: game.Clock(s.game.Elapsed()), At: s.at, Source: s.source(), WhyNot: b.T("review.busy")}
	if s.review == nil {
		t.Card.Paragraphs = []string{b.T("review.busy")}
		s.page.Show(t)
		return
	}
	r := s.review
	moments := map[int]int{}
	for i, m := range r.Moments {
		moments[m.Move] = i + 1
	}
	for i := range r.Moves {
		m := &r.Moves[i]
		bar := page.ReviewBar{Mark: marks[m.Label], Moment: moments[i] > 0}
		if m.Waited {
			bar.Wait = m.Wait
		}
		t.Bars = append(t.Bars, bar)
	}
	for _, row := range r.Rows(b.Lang, true) {
		t.Sum = append(t.Sum, page.Fact{Name: row.Name, Value: row.Text})
	}
	t.Timed, t.Moments, t.WhyNot = r.Timed, len(r.Moments), ""
	t.Where = b.T("review.where", "n", s.at+1, "of", len(r.Moves))
	t.Card = s.card(moments[s.at])
	if l, ok := LessonOf(s.technique()); ok {
		t.Lesson = b.T("lesson.title", "technique", b.Lang.Say(l.Technique.Name))
	}
	s.page.Show(t)
	s.desk.Relayout()
	s.desk.Refresh()
}

// card says what the move rested on; moment counts those worth looking at, 0 if it is none.
func (s *Review) card(moment int) (t page.CardText) {
	b, m := s.desk.Base(), &s.review.Moves[s.at]
	t.Title = b.T("review.move", "n", m.Number)
	if m.Waited {
		t.Title = b.T("review.move.waited", "n", m.Number, "time", game.Clock(m.Wait.Round(time.Second)))
	}
	if moment > 0 {
		t.Grade = b.T("review.moment", "n", moment, "of", len(s.review.Moments))
	}
	if !s.known {
		t.Paragraphs = []string{s.describe(s.at)}
		return t
	}
	t.Link = s.technique() != nil
	s.argument().explain(&t, s.part)
	t.Paragraphs = append(s.review.What(&s.moment, b.Lang), s.moment.Why(b.Lang)...)
	if n := s.review.Wrong(s.at).Len(); n > 0 && t.Link {
		t.Paragraphs = append(t.Paragraphs, b.T("review.crossed", "n", n))
	}
	return t
}

// describe says what a move was.
func (s *Review) describe(move int) string {
	b, m := s.desk.Base(), &s.review.Moves[move]
	parts := []string{b.T("review.move", "n", m.Number)}
	if m.Waited {
		parts[0] = b.T("review.move.waited", "n", m.Number, "time", game.Clock(m.Wait.Round(time.Second)))
	}
	parts = append(parts, MoveText(b.Lang, m.Move), m.Label.Name(b.Lang))
	if t := m.Technique; t != nil {
		parts = append(parts, b.Lang.Say(t.Name))
	}
	return strings.Join(parts, b.T("language.comma"))
}

// Status implements StatusProvider: the move under the pointer, or what the board shows.
func (s *Review) Status() string {
	b := s.desk.Base()
	switch {
	case s.review == nil:
		return b.T("review.progress", "n", s.done[0], "of", max(1, s.done[1]))
	case s.point >= 0 && s.point < len(s.review.Moves):
		return s.describe(s.point)
	}
	return b.T("review.status", "n", s.review.Moves[s.at].Number)
}
