package hint

import (
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A StepsTab is one of the lists that the page shows.
type StepsTab int

const (
	AllSteps    StepsTab = iota // steps possible now
	StepsPath                   // the steps to the solution
	Backdoors                   // digits after which the rest is easy
	NumStepTabs = iota
)

// A stepsState is which steps are listed, and which of them is chosen.
type stepsState struct {
	tab    StepsTab
	sort   logic.Order
	slow   bool // include the slow techniques
	wrong  bool // list backdoors of candidates to remove
	chosen int  // of the steps or backdoors; -1: none
	part   int  // part of the chosen step's diagram that is shown, from 0

	group *logic.Technique // the group of steps that is chosen, in place of a step
	open  map[string]bool  // groups that are open, by the ID of their technique
	rows  []stepsRow       // of all steps in groups; nil: each step is a row

	pos  puzzle.Position
	busy bool
	stepsFound
}

// A stepsFound is the result of the background work.
type stepsFound struct {
	found     []logic.Found
	path      []logic.Step
	stuck     bool
	left      int // score of the path
	all       int // score of the path from the givens; 0: not known
	backdoors [][]puzzle.Candidate
	more      bool // there are more backdoors than are listed
}

// maxBackdoors is the greatest number of backdoors listed; those with the fewest
// candidates come first.
const maxBackdoors = 500

// A stepRow is the text of a line of the list: a step, or a group that is opened and closed.
type stepRow struct {
	name, note, line string
	group, open      bool
}

// A stepsText is what the page shows beside the rows.
type stepsText struct {
	info   string // how many there are, or what is being done
	chosen int    // row; -1: none
	card   page.CardText
	do     string   // text of the button
	upTo   []string // of the path: techniques to choose
}

// text returns what the page shows beside the rows.
func (s *stepsState) text(l words.Lang) stepsText {
	t := stepsText{info: s.info(l), chosen: s.chosenRow(), card: s.cardOf(l), do: s.doText(l)}
	for _, tech := range s.techniques() {
		t.upTo = append(t.upTo, l.Say(tech.Name()))
	}
	return t
}

// info says how many rows there are, or that the search is still running.
func (s *stepsState) info(l words.Lang) string {
	n := s.total()
	switch {
	case s.offersSlow():
		return l.T("steps.none")
	case s.tab == AllSteps && !s.busy && n == 0:
		return l.T("steps.none.slow")
	case s.busy && n == 0:
		return l.T("steps.looking")
	case s.busy:
		return l.T("steps.more", "n", n)
	case s.tab == StepsPath && s.stuck:
		return l.T("steps.stuck")
	case s.tab == StepsPath:
		return l.T("steps.left", "n", n, "percent", s.percent())
	case s.tab == Backdoors && n == 0:
		return l.T("steps.nodoors")
	case s.tab == Backdoors && s.more && !s.busy:
		return l.T("steps.backdoors.more", "n", n)
	case s.tab == Backdoors:
		return l.T("steps.backdoors.n", "n", n)
	}
	return l.T("steps.n", "n", n)
}

// offersSlow reports whether nothing was found without the slow techniques, which the
// button then tries.
func (s *stepsState) offersSlow() bool {
	return s.tab == AllSteps && !s.busy && !s.slow && len(s.found) == 0
}

func (s *stepsState) doText(l words.Lang) string {
	if s.offersSlow() {
		return l.T("steps.slow")
	}
	if s.tab == StepsPath && s.chosen > 0 {
		return l.T("steps.go")
	}
	return l.T("hint.page.do")
}

// row returns the text of a row.
func (s *stepsState) row(l words.Lang, i int) stepRow {
	switch s.tab {
	case AllSteps:
		if s.rows != nil {
			if s.rows[i].group != nil {
				return s.groupRow(l, s.rows[i])
			}
			i = s.rows[i].at
		}
		f := &s.found[i]
		note := effect(l, &f.Step)
		if f.Unlocks > 0 {
			note = l.T("steps.unlocks", "effect", note, "n", f.Unlocks)
		}
		return stepRow{name: f.Title(l), note: note, line: f.Notation()}
	case StepsPath:
		step := &s.path[i]
		return stepRow{name: step.Title(l), note: l.T("steps.number", "n", i+1), line: step.Notation()}
	}
	return stepRow{name: s.backdoorText(i), line: l.T("steps.door.what", "n", len(s.backdoors[i]))}
}

// effect says how much a step changes.
func effect(l words.Lang, s *logic.Step) string {
	if n := len(s.Place); n > 0 {
		return l.T("steps.places", "n", n)
	}
	return l.T("steps.removes", "n", len(s.Eliminate))
}

// backdoorText formats a backdoor: "r1c2=3, r4c5=6".
func (s *stepsState) backdoorText(i int) string {
	var parts []string
	for _, k := range s.backdoors[i] {
		text := k.String()
		if s.wrong {
			text = strings.Replace(text, "=", "<>", 1)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// cardOf returns the explanation of the chosen row.
func (s *stepsState) cardOf(l words.Lang) page.CardText {
	t := page.CardText{}
	step, ok := s.step()
	s.argument(l).Explain(&t, step.Technique, s.part)
	if ok {
		t.Title, t.Notation = step.Title(l), step.Notation()
		t.Grade = l.T("level.score", "level", l.Level(step.Technique.Level.Name()), "score", step.Technique.Score)
	} else if door, ok := s.backdoor(); ok {
		t.Title, t.Paragraphs = s.backdoorText(s.chosen), []string{l.T("steps.door.why", "n", len(door))}
	} else {
		if tech := s.chosenGroup(); tech != nil {
			t.Title, t.Paragraphs = l.Say(tech.Name()), []string{l.Say(tech.Doc())}
			t.Grade = l.T("level.score", "level", l.Level(tech.Level.Name()), "score", tech.Score)
		}
		if !s.offersSlow() {
			t.WhyNot = l.T("steps.choose")
		}
	}
	return t
}
