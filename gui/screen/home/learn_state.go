package home

import (
	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/gui/screen/learn"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A learnState is what of the path Home is about.
type learnState struct {
	learn.StationsState
	answered bool // what was answered is known
}

// A learnReport is what Home shows of it.
type learnReport struct {
	due, dueNote   string // what comes up again; "" if nothing does
	next, nextNote string
	path           string    // how many lessons of the path are done
	at             float64   // where the next one is on the way, from 0 to 1
	ends           []float64 // where its levels end
}

// learnOf returns what is to be learnt after some answers.
func learnOf(answers []practice.Answer, due []*logic.Technique) learnState {
	s := learnState{learn.NewStationsState(), true}
	s.Take(answers, due)
	return s
}

// lesson returns the lesson that is next on the path, and its stage; ok is false if all are done.
func (s *learnState) lesson() (l lesson.Lesson, stage lesson.Stage, ok bool) {
	if s.Next >= len(s.List) {
		return l, stage, false
	}
	l = s.List[s.Next].Main()
	return l, caption.StageOf(s.Known, l.Technique.ID), true
}

func (s *learnState) report(l words.Lang) (r learnReport) {
	r.path = l.T("home.path")
	if !s.answered {
		return r
	}
	if n := len(s.Due); n > 0 {
		r.due, r.dueNote = l.Say(s.Due[0].Name()), l.T("home.due", "n", n-1)
	}
	n := len(s.List)
	for i := 1; i < n; i++ {
		if s.List[i].Main().Technique.Level != s.List[i-1].Main().Technique.Level {
			r.ends = append(r.ends, float64(i)/float64(n))
		}
	}
	if s.Next == n {
		r.at, r.next, r.nextNote = 1, l.T("home.path.done"), l.T("home.path.all", "n", n)
		return r
	}
	if s.Next > 0 {
		r.path = l.T("home.path.of", "n", s.Next, "of", n)
	}
	at := &s.List[s.Next]
	r.at, r.next = float64(s.Next)/float64(n), at.Name(l)
	r.nextNote = l.T("home.next", "n", at.Number, "of", n)
	if len(s.Known) == 0 {
		r.next, r.nextNote = l.T("home.first", "technique", r.next), l.T("home.first.note", "n", at.Number, "of", n)
	}
	return r
}
