package learn

import (
	"slices"
	"time"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
)

// again says when what is practised here comes up again, at a time.
func (s *lessonState) again(l words.Lang, at time.Time) string {
	t := s.Of.Technique
	if s.Practising() {
		if !s.now.Over() {
			return ""
		}
		t = s.now.Technique()
	}
	items := practice.Items(s.known, at.Location())
	i := slices.IndexFunc(items, func(i practice.Item) bool { return i.ID == t.ID })
	if i < 0 {
		return ""
	}
	name, days := l.Say(t.Name()), daysTo(at, items[i].Due)
	switch {
	case days < 1:
		return l.T("lesson.again.today", "technique", name)
	case days == 1:
		return l.T("lesson.again.tomorrow", "technique", name)
	}
	return l.T("lesson.again", "technique", name, "n", days)
}

// daysTo returns how many days there are from the day of one time to that of another.
func daysTo(from, to time.Time) int {
	day := func(t time.Time) time.Time {
		y, m, d := t.In(from.Location()).Date()
		return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
	}
	return int(day(to).Sub(day(from)).Hours() / 24)
}

// ended says that the last position is done, and what comes then.
func (s *lessonState) ended(l words.Lang, at time.Time) string {
	if s.Practising() {
		return l.T("lesson.practice.ended")
	}
	text := l.T("lesson.ended", "technique", l.Say(s.Of.Technique.Name()))
	if again := s.again(l, at); again != "" {
		text = l.T("home.both", "first", text, "rest", again)
	}
	return text
}
