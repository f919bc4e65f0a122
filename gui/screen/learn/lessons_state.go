package learn

import (
	"slices"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A lessonsState is the lessons, what is known of them, and which is chosen.
type lessonsState struct {
	path  []lesson.Lesson
	rows  []int // places on the path; -1 for a heading
	known []practice.Answer
	due   []*logic.Technique
	row   int // that is chosen; -1: none
}

// A lessonRow is a lesson in the list, or a heading.
type lessonRow struct {
	heading bool
	number  int
	name    string
	note    string // that it comes up today
	state   library.State
}

// A lessonsText is what the page shows beside the rows.
type lessonsText struct {
	begun bool // the chosen lesson was begun
	lead  string
	due   string // what is to be practised today; "" if there is nothing
}

// aDay is how many positions are offered for practice a day.
const aDay = 5

func newLessonsState() lessonsState {
	s := lessonsState{path: lesson.Path(), row: 1}
	s.layRows(words.English, "")
	return s
}

// layRows lists the lessons whose names have a text, by level and then those of other boards.
func (s *lessonsState) layRows(l words.Lang, text string) {
	s.rows = nil
	heading := ""
	for i, at := range s.path {
		if text != "" && !caption.NamedLike(l, at.Technique, text) {
			continue
		}
		if h := headingOf(l, at); h != heading {
			heading = h
			s.rows = append(s.rows, -1)
		}
		s.rows = append(s.rows, i)
	}
}

// headingOf returns what a lesson is listed under.
func headingOf(l words.Lang, at lesson.Lesson) string {
	if at.OfBoard() {
		return l.T("home.boards")
	}
	return l.Level(at.Technique.Level.Name())
}

// narrow lists the lessons that are searched for; the chosen one stays, or else the first is chosen.
func (s *lessonsState) narrow(l words.Lang, text string) {
	at := s.at()
	s.layRows(l, text)
	if s.row = slices.Index(s.rows, at); at < 0 || s.row < 0 {
		s.row = min(1, len(s.rows)-1)
	}
}

// at returns the place on the path of the chosen lesson, -1 for a heading or none.
func (s *lessonsState) at() int {
	if s.row < 0 {
		return -1
	}
	return s.rows[s.row]
}

// text returns what the page shows beside the rows.
func (s *lessonsState) text(l words.Lang) lessonsText {
	done := 0
	for i := range s.path {
		if s.done(i) {
			done++
		}
	}
	t := lessonsText{lead: l.T("lessons.lead", "n", done, "of", len(s.path))}
	if len(s.rows) == 0 {
		t.lead = l.T("lessons.none")
	}
	if n := len(s.due); n > 0 {
		t.due = l.T("lessons.due", "n", n)
	}
	if at := s.at(); at >= 0 {
		t.begun = caption.StageOf(s.known, s.path[at].Technique.ID) > lesson.See
	}
	return t
}

// rowText returns what a row shows.
func (s *lessonsState) rowText(l words.Lang, row int) lessonRow {
	at := s.rows[row]
	if at < 0 {
		return lessonRow{heading: true, name: headingOf(l, s.path[s.rows[row+1]])}
	}
	of := s.path[at]
	r := lessonRow{number: of.Number, name: l.Say(of.Technique.Name())}
	switch stage := caption.StageOf(s.known, of.Technique.ID); stage {
	case lesson.See:
	case lesson.Mix:
		r.state = library.Solved
	default:
		r.state = library.Begun
	}
	if slices.ContainsFunc(s.due, func(t *logic.Technique) bool { return t.ID == of.Technique.ID }) {
		r.note = l.T("lessons.today")
	}
	return r
}

// whereTo returns the row of the lesson to go on with: the last one that was begun, or else the
// first that isn't done.
func (s *lessonsState) whereTo() int {
	last, when := -1, practice.Answer{}
	for _, a := range s.known {
		if i := slices.IndexFunc(s.path, func(l lesson.Lesson) bool { return l.Technique.ID == a.Item }); i >= 0 && a.When.After(when.When) && a.Grade > practice.Unknown {
			last, when = i, a
		}
	}
	if last >= 0 && !s.done(last) {
		return slices.Index(s.rows, last)
	}
	for i := range s.path {
		if !s.done(i) {
			return slices.Index(s.rows, i)
		}
	}
	return 1
}

// done reports whether a lesson is done: what is left is its mixture.
func (s *lessonsState) done(i int) bool {
	return caption.StageOf(s.known, s.path[i].Technique.ID) == lesson.Mix
}
