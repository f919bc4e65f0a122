package screen

import (
	"sudoku/generator/lesson"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// show shows on the page where the lesson is.
func (s *Lesson) show() {
	b, x := s.desk.Base(), s.now
	t := page.LessonText{Title: s.title(), Source: s.source(), Stage: int(s.stage), WhyNotNext: s.whyNotNext()}
	if s.practising() {
		t.Stage = -1
	}
	switch {
	case x == nil:
		t.WhyNotShow = b.T("lesson.making")
		t.Card = page.CardText{Title: b.T("lesson.making"), Paragraphs: []string{b.T("lesson.making.why")}}
		if s.failed != nil {
			t.WhyNotShow = b.T("lesson.none.again")
			t.Card = page.CardText{Title: b.T("lesson.none.title"), Paragraphs: []string{b.T("lesson.none.again")}}
		}
	default:
		if x.over() {
			t.WhyNotShow = b.T("lesson.shown")
		}
		t.Card = s.card()
		t.Again = s.again()
		t.Digits = !x.over() && x.stage != lesson.Seek
		t.Places = s.ui.Mode == 0
	}
	s.page.Show(t)
}

func (s *Lesson) title() string {
	b := s.desk.Base()
	if s.practising() {
		return b.T("lesson.practice")
	}
	return b.T("lesson.title", "technique", b.Lang.Say(s.of.Technique.Name))
}

// source says of which level a lesson is, and which position of how many is shown.
func (s *Lesson) source() string {
	b := s.desk.Base()
	if s.practising() {
		return b.T("lesson.position", "n", s.n, "of", len(s.todo))
	}
	text := b.T("lesson.number", "level", b.Lang.Say(s.of.Technique.Level.Text()), "number", s.of.Number)
	if s.stage == lesson.See {
		return text
	}
	return b.T("level.line", "level", text, "givens", b.T("lesson.position", "n", s.n, "of", perStage))
}

// card says what is to be done, and what came of it.
func (s *Lesson) card() (t page.CardText) {
	b, x := s.desk.Base(), s.now
	name := b.Lang.Say(x.pos.Technique.Name)
	switch {
	case x.stage == lesson.See:
		t.Title = name
		t.Paragraphs = s.lead()
	case x.over():
		s.overCard(&t, name)
	case x.stage == lesson.Seek:
		s.seekCard(&t, name)
	case x.stage == lesson.Do:
		t.Title = b.T("lesson.task.do", "technique", name)
		t.Paragraphs = append(s.lead(), b.T("lesson.how."+s.manner()))
	default:
		t.Title = b.T("lesson.task.mix")
		t.Paragraphs = []string{b.T("lesson.mix.lead"), b.T("lesson.how.any")}
	}
	if !x.over() && x.verdict != nil {
		t.Paragraphs = nil // the answer needs their room
	}
	if x.over() {
		s.argument().tell(&t, s.part)
	} else {
		t.Diagram, t.Answer.Says = puzzle.Diagram{}, s.says()
		t.Answer.Missed = !x.missed.Empty() && len(t.Answer.Says) > 0
	}
	return t
}

// lead tells what to look for, or where no text does, why the technique holds.
func (s *Lesson) lead() []string {
	l := s.desk.Base().Lang
	says := s.of.Paragraphs(l)
	if l.Has("lesson.look." + s.of.Technique.ID) {
		return says[:1]
	}
	return says[len(says)-1:]
}

// manner says how the step is made.
func (s *Lesson) manner() string {
	if s.now.places() {
		return "place"
	}
	return "strike"
}

// overCard says what was found or made.
func (s *Lesson) overCard(t *page.CardText, name string) {
	b, x := s.desk.Base(), s.now
	t.Title = b.Lang.Say(x.step.Technique.Name)
	if len(x.step.Parts(b.Lang)) == 0 {
		t.Paragraphs = []string{x.step.What(b.Lang)}
	}
	switch {
	case x.stage == lesson.Seek && !x.shown:
		t.Title = b.T("lesson.found", "technique", t.Title)
		n := lesson.Pattern(x.step).Len()
		t.Answer = page.CardAnswer{Found: n, Of: n, Count: b.T("lesson.count", "n", n, "of", n)}
	case x.shown:
		t.Title = b.T("lesson.this", "technique", name)
	case x.verdict != nil:
		t.Answer.Says = x.verdict.Say(x.answer, b.Lang)[:1]
	}
}

// seekCard says which cells are to be pressed.
func (s *Lesson) seekCard(t *page.CardText, name string) {
	b, x := s.desk.Base(), s.now
	f, d := x.finding(), x.pos.Digit()
	n := f.Found.Len() + f.Missing.Len()
	t.Title = b.T("lesson.task.find", "technique", name, "n", n)
	if d != 0 {
		t.Title = b.T("lesson.task.find.digit", "technique", name, "n", n, "digit", d)
	}
	t.Paragraphs = s.lead()
	if have := s.have(f, d); have != "" {
		t.Paragraphs = append(t.Paragraphs, have)
	}
	t.Answer = page.CardAnswer{Found: f.Found.Len(), Of: n, Count: b.T("lesson.count", "n", f.Found.Len(), "of", n), Any: !f.Found.Empty()}
	if !x.bare {
		t.Answer.Sought = d
	}
}

// have names the houses of the pattern whose cells are found.
func (s *Lesson) have(f lesson.Finding, d puzzle.Digit) string {
	b, x := s.desk.Base(), s.now
	if d == 0 || f.Found.Empty() {
		return ""
	}
	for _, h := range f.Step.Diagram.Houses {
		places := x.pos.Places(h.House, d)
		if h.Role == puzzle.Base && !places.Empty() && places.In(f.Found) {
			return b.T("lesson.have", "house", words.House(h.House), "digit", d, "cells", words.And(places.All()))
		}
	}
	return ""
}

// says tells what the last press or answer was worth.
func (s *Lesson) says() []string {
	b, x := s.desk.Base(), s.now
	switch {
	case x.stage == lesson.Seek && x.missed.Empty():
		return nil
	case x.stage == lesson.Seek && x.other:
		return []string{b.T("lesson.not.this", "cell", x.missed.First())}
	case x.stage == lesson.Seek:
		return []string{lesson.NotFound(&x.pos, x.missed.First(), b.Lang)}
	case x.verdict == nil:
		return nil
	}
	return x.verdict.Say(x.answer, b.Lang)
}

// whyNotNext says why the lesson can't go on yet.
func (s *Lesson) whyNotNext() string {
	b, x := s.desk.Base(), s.now
	switch {
	case s.failed != nil:
		return ""
	case x == nil:
		return b.T("lesson.making")
	case x.over():
		return ""
	case x.stage == lesson.Seek:
		return b.T("lesson.left", "n", x.finding().Missing.Len())
	}
	return b.T("lesson.first")
}

// Status implements StatusProvider.
func (s *Lesson) Status() string {
	b, x := s.desk.Base(), s.now
	switch {
	case s.failed != nil:
		return b.T("lesson.none.again")
	case x == nil:
		return b.T("lesson.making")
	case x.stage == lesson.See:
		return b.T("lesson.status.see")
	case x.over():
		return b.T("lesson.status.over")
	}
	if says := s.says(); len(says) > 0 && s.page.Brief() {
		text := says[0]
		for _, more := range says[1:] {
			text = b.T("home.both", "first", text, "rest", more)
		}
		return text
	}
	switch {
	case x.stage == lesson.Seek && !x.missed.Empty() && !x.other:
		return b.T("lesson.status.missed", "cell", x.missed.First())
	case x.stage == lesson.Seek:
		return b.T("lesson.status.find")
	}
	return b.T("lesson.status.do")
}
