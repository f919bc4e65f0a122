package screen

import (
	"slices"

	"sudoku/generator/lesson"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A learnState is what of the lessons Home is about.
type learnState struct {
	known bool // what was answered is
	none  bool // no lesson was begun yet
	due   []*logic.Technique
	next  *lesson.Lesson // on the path; nil if all are done
	stage lesson.Stage   // of it
	done  int
	path  []lesson.Lesson
}

// A learnReport is what Home shows of them.
type learnReport struct {
	due, dueNote   string // what comes up again; "" if nothing does
	next, nextNote string
	at             float64   // where the next one is on the way, from 0 to 1
	ends           []float64 // where its levels end
}

// learnOf returns what is to be learnt after some answers.
func learnOf(answers []practice.Answer, due []*logic.Technique) learnState {
	list := newLessonsState()
	list.known = answers
	s := learnState{known: true, none: len(answers) == 0, due: due, path: list.path}
	for i := range list.path {
		if list.done(i) {
			s.done++
		}
	}
	if s.done < len(list.path) {
		s.next = &list.path[list.rows[list.whereTo()]]
		s.stage = stageOf(answers, s.next.Technique.ID)
	}
	return s
}

func (s *learnState) report(l words.Lang) (r learnReport) {
	if !s.known {
		return r
	}
	if n := len(s.due); n > 0 {
		r.due, r.dueNote = l.Say(s.due[0].Name()), l.T("home.due", "n", n-1)
	}
	n := len(s.path)
	for i := 1; i < n; i++ {
		if s.path[i].Technique.Level != s.path[i-1].Technique.Level {
			r.ends = append(r.ends, float64(i)/float64(n))
		}
	}
	if s.next == nil {
		r.at, r.next, r.nextNote = 1, l.T("home.path.done"), l.T("home.path.all", "n", n)
		return r
	}
	i := slices.IndexFunc(s.path, func(p lesson.Lesson) bool { return p.Number == s.next.Number })
	r.at, r.next = float64(i)/float64(n), l.Say(s.next.Technique.Name())
	r.nextNote = l.T("home.next", "n", s.next.Number, "of", n)
	if s.none {
		r.next, r.nextNote = l.T("home.first", "technique", r.next), l.T("home.first.note", "n", s.next.Number, "of", n)
	}
	return r
}
