package learn

import (
	"slices"
	"strings"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A guideState is what the guide lists, and what of it is chosen.
type guideState struct {
	list   []*logic.Technique
	chosen int
	family logic.Family          // the family that is chosen in place of a technique, or -1
	open   map[logic.Family]bool // families whose techniques are listed
	search string                // what the player searches for, in lower case
	rows   []guideRow
	tried  int // number of puzzles tried by the search for an exercise; 0: no search is running

	pos  puzzle.Position // the example of the technique
	step logic.Step
	part int
}

// A guideRow is a row of the list: a family, or one of its techniques.
type guideRow struct {
	heading bool
	family  logic.Family
	n       int // techniques of the family
	at      int // index of the technique, of a family that of its first
}

// A guideLine is the text of a row.
type guideLine struct {
	name, grade   string
	heading, open bool
}

// A guideText is what the page shows beside the rows.
type guideText struct {
	chosen      int // row, -1 if none is
	card        page.CardText
	progress    string // of the search for an exercise; "": no search
	whyNoLesson string // why the chosen technique has no lesson
}

// text returns what the page shows beside the rows.
func (s *guideState) text(l words.Lang) guideText {
	t := guideText{chosen: s.row(), card: s.cardOf(l), progress: s.progress(l)}
	if s.list[s.chosen].Family() == logic.Trial {
		t.whyNoLesson = l.T("guide.nolesson")
	}
	if f := s.list[s.chosen].Family(); f == logic.Forcing && s.pos.Shape != nil {
		t.whyNoLesson = l.T("guide.nolesson")
	}
	return t
}

// progress says how far the search is.
func (s *guideState) progress(l words.Lang) string {
	if s.tried == 0 {
		return ""
	}
	return l.T("guide.tried", "n", s.tried)
}

// nameInGuide returns the name of a technique, with the English one beside it, by which it is
// found elsewhere.
func nameInGuide(l words.Lang, t *logic.Technique) string {
	name, english := l.Say(t.Name()), words.English.Say(t.Name())
	if strings.Contains(words.Fold(name), words.Fold(english)) {
		return name
	}
	return l.T("guide.named", "name", name, "english", english)
}

// cardOf returns the text about the technique: what it is, why it is sound, and what it
// does on the board.
func (s *guideState) cardOf(l words.Lang) page.CardText {
	tech, why := s.list[s.chosen], s.argument(l)
	t := page.CardText{Title: nameInGuide(l, tech),
		Grade:      l.T("level.score", "level", l.Level(tech.Level.Name()), "score", tech.Score),
		Paragraphs: []string{l.Say(tech.Doc()), s.step.What(l)}, Notation: s.step.Notation()}
	why.Explain(&t, s.step.Technique, s.part)
	return t
}

// argument returns the example's step part by part.
func (s *guideState) argument(l words.Lang) Argument {
	return ArgumentOf(s.pos.Shape, s.step.Diagram, s.step.Parts(l))
}

// layRows lists the families, with the techniques of those that are open, or all that the
// player searches for.
func (s *guideState) layRows(l words.Lang) {
	s.rows = nil
	for at, t := range s.list {
		if !s.matches(l, t) {
			continue
		}
		f := t.Family()
		if n := len(s.rows); n == 0 || s.rows[n-1].family != f {
			s.rows = append(s.rows, guideRow{heading: true, family: f, at: at})
		}
		i := len(s.rows) - 1
		for !s.rows[i].heading {
			i--
		}
		s.rows[i].n++
		if s.search != "" || s.open[f] {
			s.rows = append(s.rows, guideRow{family: f, at: at})
		}
	}
}

// matches reports whether the name of a technique, in the language or in English, or that
// of its family, has the text that is searched for.
func (s *guideState) matches(l words.Lang, t *logic.Technique) bool {
	return caption.NamedLike(l, t, s.search)
}

// row returns the row that is chosen, -1 if it is not in the list.
func (s *guideState) row() int {
	return slices.IndexFunc(s.rows, func(r guideRow) bool {
		if s.family >= 0 {
			return r.heading && r.family == s.family
		}
		return !r.heading && r.at == s.chosen
	})
}

// rowText returns the text of row i.
func (s *guideState) rowText(l words.Lang, i int) guideLine {
	r := s.rows[i]
	if r.heading {
		return guideLine{heading: true, open: s.search != "" || s.open[r.family],
			name: l.Say(r.family.Text()), grade: l.T("done.count", "n", r.n)}
	}
	t := s.list[r.at]
	return guideLine{name: l.Say(t.Name()), grade: l.Level(t.Level.Name())}
}
