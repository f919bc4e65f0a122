package learn

import (
	"time"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A lessonState is where a lesson is: its stage, the position and what was done on it.
type lessonState struct {
	Of    lesson.Lesson      // in practice the number is 0
	mixed []*logic.Technique // that its mixture has
	todo  []*logic.Technique // to practise, a position of each

	stage  lesson.Stage
	n      int // position of the stage, from 1
	now    *lesson.Exercise
	failed error // why there is no position
	known  []practice.Answer

	ui   game.UI
	part int // of the picture, from 0
}

// A lessonText is what the page of a lesson shows.
type lessonText struct {
	title, source string
	stage         int // of lesson.Stages; -1: it has none
	card          page.CardText
	again         string // when it comes up again; "" where that isn't known
	whyNotShow    string
	whyNotNext    string
	digits        bool // digits can be pressed
	places        bool // they go into the cell; else they are struck from it
}

// text returns all that the page shows, at a time.
func (s *lessonState) text(l words.Lang, at time.Time) lessonText {
	x := s.now
	t := lessonText{title: s.title(l), source: s.source(l), stage: int(s.stage), whyNotNext: s.whyNotNext(l)}
	if s.Practising() {
		t.stage = -1
	}
	switch {
	case x == nil && s.failed != nil:
		t.whyNotShow = l.T("lesson.none.again")
		t.card = page.CardText{Title: l.T("lesson.none.title"), Paragraphs: []string{l.T("lesson.none.again")}}
	case x == nil:
		t.whyNotShow = l.T("lesson.making")
		t.card = page.CardText{Title: l.T("lesson.making"), Paragraphs: []string{l.T("lesson.making.why")}}
	default:
		if x.Over() {
			t.whyNotShow = l.T("lesson.shown")
		}
		t.card = s.cardOf(l)
		t.again = s.again(l, at)
		t.digits = !x.Over() && x.Stage != lesson.Seek
		t.places = s.ui.Mode == game.DigitMode
	}
	return t
}

// Ready reports whether the position is there.
func (s *lessonState) Ready() bool { return s.now != nil }

// Practising reports whether it is no lesson.
func (s *lessonState) Practising() bool { return len(s.todo) > 0 }

func (s *lessonState) title(l words.Lang) string {
	if s.Practising() {
		return l.T("lesson.practice")
	}
	return l.T("lesson.title", "technique", l.Say(s.Of.Technique.Name()))
}

// source says of which level a lesson is, and which position of how many is shown.
func (s *lessonState) source(l words.Lang) string {
	if s.Practising() {
		return l.T("lesson.position", "n", s.n, "of", len(s.todo))
	}
	text := l.T("lesson.number", "level", l.Level(s.Of.Technique.Level.Name()), "number", s.Of.Number)
	if s.stage == lesson.See {
		return text
	}
	return l.T("level.line", "level", text, "givens", l.T("lesson.position", "n", s.n, "of", caption.PerStage))
}

// cardOf says what is to be done, and what came of it.
func (s *lessonState) cardOf(l words.Lang) (t page.CardText) {
	x := s.now
	name := l.Say(x.Position.Technique.Name())
	switch {
	case x.Stage == lesson.See:
		t.Title = name
		t.Paragraphs = s.lead(l)
	case x.Over():
		s.overCard(l, &t, name)
	case x.Stage == lesson.Seek:
		s.seekCard(l, &t, name)
	case x.Stage == lesson.Do:
		t.Title = l.T("lesson.task.do", "technique", name)
		t.Paragraphs = append(s.lead(l), l.T("lesson.how."+s.how()))
		if note := x.Position.Note(l); note != "" {
			t.Paragraphs = append(t.Paragraphs, note)
		}
	default:
		t.Title = l.T("lesson.task.mix")
		t.Paragraphs = []string{l.T("lesson.mix.lead"), l.T("lesson.how.any")}
	}
	if !x.Over() && x.Verdict != nil {
		t.Paragraphs = nil // the answer needs their room
	}
	if x.Over() {
		s.argument(l).Explain(&t, x.Step.Technique, s.part)
	} else {
		t.Answer.Text, t.Answer.Signs = x.Feedback(l), x.Signs()
		t.Answer.Missed = !x.Missed.Empty() && len(t.Answer.Text) > 0
	}
	return t
}

// lead says what to look for, or where no text does, why the technique holds.
func (s *lessonState) lead(l words.Lang) []string {
	paragraphs := s.Of.Paragraphs(l)
	if l.Has("lesson.look." + s.Of.Technique.ID) {
		return paragraphs[:1]
	}
	return paragraphs[len(paragraphs)-1:]
}

// how says how the step is made.
func (s *lessonState) how() string {
	if s.now.Places() {
		return "place"
	}
	return "strike"
}

// overCard says what was found or made.
func (s *lessonState) overCard(l words.Lang, t *page.CardText, name string) {
	x := s.now
	t.Title = l.Say(x.Step.Technique.Name())
	if len(x.Step.Parts(l)) == 0 {
		t.Paragraphs = []string{x.Step.What(l)}
	}
	switch {
	case x.Stage == lesson.Seek && !x.Shown:
		t.Title = l.T("lesson.found", "technique", t.Title)
		n := lesson.Pattern(x.Step).Len()
		t.Answer = page.CardAnswer{Found: n, Of: n, Count: l.T("lesson.count", "n", n, "of", n)}
	case x.Shown:
		t.Title = l.T("lesson.this", "technique", name)
	case x.Verdict != nil:
		t.Answer.Text = x.Verdict.Say(x.Answer, l)[:1]
	}
}

// seekCard says which cells are to be pressed.
func (s *lessonState) seekCard(l words.Lang, t *page.CardText, name string) {
	x := s.now
	f, d := x.Finding(), x.Position.Digit()
	n := f.Found.Len() + f.Missing.Len()
	t.Title = l.T("lesson.task.find", "technique", name, "n", n)
	if d != 0 {
		t.Title = l.T("lesson.task.find.digit", "technique", name, "n", n, "digit", d)
	}
	t.Paragraphs = s.lead(l)
	if have := s.have(l, f, d); have != "" {
		t.Paragraphs = append(t.Paragraphs, have)
	}
	t.Answer = page.CardAnswer{Found: f.Found.Len(), Of: n, Count: l.T("lesson.count", "n", f.Found.Len(), "of", n), Any: !f.Found.Empty()}
	if !x.WithoutCandidates {
		t.Answer.Sought = d
	}
}

// have names the houses of the pattern whose cells are found.
func (s *lessonState) have(l words.Lang, f lesson.Finding, d puzzle.Digit) string {
	x := s.now
	if d == 0 || f.Found.Empty() {
		return ""
	}
	for _, h := range f.Step.Diagram.Houses {
		places := x.Position.Places(h.House, d)
		if h.Role == puzzle.Base && !places.Empty() && places.In(f.Found) {
			return l.T("lesson.have", "house", words.House(h.House), "digit", d, "cells", words.And(places.All()))
		}
	}
	return ""
}

// whyNotNext says why the lesson can't go on yet.
func (s *lessonState) whyNotNext(l words.Lang) string {
	x := s.now
	switch {
	case s.failed != nil:
		return ""
	case x == nil:
		return l.T("lesson.making")
	case x.Over():
		return ""
	case x.Stage == lesson.Seek:
		return l.T("lesson.left", "n", x.Finding().Missing.Len())
	}
	return l.T("lesson.first")
}

// status returns the status line; brief says that the page has no room for the feedback, ofGame that
// there is a game which the lesson leaves as it is.
func (s *lessonState) status(l words.Lang, brief, ofGame bool) string {
	x := s.now
	kept := func(key string) string {
		if !ofGame {
			return l.T(key)
		}
		return l.Sentences(l.T(key), l.T("lesson.status.game"))
	}
	switch {
	case s.failed != nil:
		return l.T("lesson.none.again")
	case x == nil:
		return l.T("lesson.making")
	case x.Stage == lesson.See:
		return kept("lesson.status.see")
	case x.Over():
		return kept("lesson.status.over")
	}
	if list := x.Feedback(l); len(list) > 0 && brief {
		text := list[0]
		for _, more := range list[1:] {
			text = l.T("home.both", "first", text, "rest", more)
		}
		return text
	}
	switch {
	case x.Stage == lesson.Seek && !x.Missed.Empty() && !x.Other:
		return l.T("lesson.status.missed", "cell", x.Missed.First())
	case x.Stage == lesson.Seek:
		return kept("lesson.status.find")
	}
	return kept("lesson.status.do")
}
