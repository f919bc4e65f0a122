package screen

import (
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// info says how many rows there are, or that the search is still running.
func (s *Steps) info(l words.Lang) string {
	n := s.total()
	switch {
	case s.offersSlow():
		return l.T("steps.none")
	case s.tab == page.AllSteps && !s.busy && n == 0:
		return l.T("steps.none.slow")
	case s.busy && n == 0:
		return l.T("steps.looking")
	case s.busy:
		return l.T("steps.more", "n", n)
	case s.tab == page.StepsPath && s.stuck:
		return l.T("steps.stuck")
	case s.tab == page.StepsPath:
		return l.T("steps.left", "n", n, "percent", s.percent())
	case s.tab == page.Backdoors && n == 0:
		return l.T("steps.nodoors")
	case s.tab == page.Backdoors && s.more && !s.busy:
		return l.T("steps.backdoors.more", "n", n)
	case s.tab == page.Backdoors:
		return l.T("steps.backdoors.n", "n", n)
	}
	return l.T("steps.n", "n", n)
}

// offersSlow reports whether nothing was found without the slow techniques, which the
// button then tries.
func (s *Steps) offersSlow() bool {
	return s.tab == page.AllSteps && !s.busy && !s.slow && len(s.found) == 0
}

func (s *Steps) doText(l words.Lang) string {
	if s.offersSlow() {
		return l.T("steps.slow")
	}
	if s.tab == page.StepsPath && s.chosen > 0 {
		return l.T("steps.go")
	}
	return l.T("hint.page.do")
}

// row returns the text of a row.
func (s *Steps) row(l words.Lang, i int) page.StepRow {
	switch s.tab {
	case page.AllSteps:
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
		return page.StepRow{Name: f.Title(l), Note: note, Line: f.Notation(l)}
	case page.StepsPath:
		step := &s.path[i]
		return page.StepRow{Name: step.Title(l), Note: l.T("steps.number", "n", i+1), Line: step.Notation(l)}
	}
	return page.StepRow{Name: s.backdoorText(i), Line: l.T("steps.door.what", "n", len(s.backdoors[i]))}
}

// effect says how much a step changes.
func effect(l words.Lang, s *logic.Step) string {
	if n := len(s.Place); n > 0 {
		return l.T("steps.places", "n", n)
	}
	return l.T("steps.removes", "n", len(s.Eliminate))
}

// backdoorText formats a backdoor: "r1c2=3, r4c5=6".
func (s *Steps) backdoorText(i int) string {
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

// card returns the explanation of the chosen row.
func (s *Steps) card(l words.Lang) page.CardText {
	t := page.CardText{}
	s.argument().explain(&t, s.part)
	if step, ok := s.step(); ok {
		t.Title, t.Notation = step.Title(l), step.Notation(l)
		t.Grade = l.T("level.score", "level", l.Level(step.Technique.Level.Name()), "score", step.Technique.Score)
	} else if door, ok := s.backdoor(); ok {
		t.Title, t.Paragraphs = s.backdoorText(s.chosen), []string{l.T("steps.door.why", "n", len(door))}
	} else {
		if tech := s.chosenGroup(); tech != nil {
			t.Title, t.Paragraphs = l.Say(tech.Name), []string{l.Say(tech.Doc)}
			t.Grade = l.T("level.score", "level", l.Level(tech.Level.Name()), "score", tech.Score)
		}
		if !s.offersSlow() {
			t.WhyNot = l.T("steps.choose")
		}
	}
	return t
}
