package window

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// A claim is what must be so. It waits for work that goes on in the background.
//
//	expect page NAME        the type of the page on top
//	expect text TEXT        it is written in sight, or "expect no text TEXT" nowhere
//	expect press NAME       there is something to press that is called so, and it is in sight; or not
//	expect board FACT...    r1c2=4 (0: empty), r1c2~48 (marks), open=3 cells, puzzle=KIND or givens, hidden, none
//	expect file NAME TEXT   in the person's folder is a file with that text in it
//	expect file A = B       or two with the same bytes
//	expect paper NAME TEXT  on the pages of a PDF file
//	expect sums DEPTH TEXT  what the hint says at this depth is read, with the text in it, and proven
//	expect clipboard TEXT
//	expect focus NAME       of what has the focus
func (s *trial) expect(rest string) error {
	kind, what, _ := strings.Cut(strings.TrimPrefix(rest, "no "), " ")
	claim := claims[kind]
	if claim == nil {
		s.tb.Fatal("no such claim: " + rest)
	}
	is, instead := false, ""
	err := s.sooner(func() error {
		if is, instead = claim(s, what); is == strings.HasPrefix(rest, "no ") {
			return impossible("")
		}
		return nil
	})
	if err != nil {
		s.tb.Fatalf("expected %s\non %T there is %s", rest, s.app.Top(), instead)
	}
	return nil
}

// sooner tries something until it is possible, for as long as there is work that goes on, and at
// least until all rows are read.
func (s *trial) sooner(try func() error) error {
	began, err := time.Now(), try()
	if err != nil {
		s.readRows()
		err = try()
	}
	for err != nil && s.busy && time.Since(began) < patience {
		s.readRows()
		err = try()
	}
	return err
}

// claims say whether something is so, and what is there instead.
var claims = map[string]func(s *trial, what string) (is bool, instead string){
	"page": func(s *trial, what string) (bool, string) { return s.pageName() == what, s.pageName() },
	"text": func(s *trial, what string) (bool, string) {
		list := s.textsInSight()
		return slices.ContainsFunc(list, func(l string) bool { return strings.Contains(l, what) }), strings.Join(list, "\n")
	},
	"press": func(s *trial, what string) (bool, string) {
		e := s.named(what)
		return e != nil && !e.State.Has(access.Disabled) && s.spotAt(middle(e)) != nil, strings.Join(s.pressable(), ", ")
	},
	"focus": func(s *trial, what string) (bool, string) {
		var b access.Builder
		tree := s.tree(&b)
		e := tree.Find(tree.Focus)
		if e == nil {
			return false, "none"
		}
		return strings.HasPrefix(e.Name, what) && inSight(tree, e), e.Name
	},
	"board": (*trial).expectBoard,
	"sums":  (*trial).expectSums,
	"file":  (*trial).expectFile,
	"paper": (*trial).expectPaper,
	"clipboard": func(s *trial, what string) (bool, string) {
		text := s.Toolkit.Clipboard().Content()
		return strings.Contains(text, what), text
	},
}

// pageName names the page on top by its type.
func (s *trial) pageName() string {
	name := fmt.Sprintf("%T", s.app.Top())
	return name[strings.LastIndexAny(name, ".*")+1:]
}

// textsInSight lists what a screen reader reads of what is seen.
func (s *trial) textsInSight() (list []string) {
	var b access.Builder
	tree := s.tree(&b)
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.Role == access.Cell || e.Role == access.Frame || !inSight(tree, e) {
			continue
		}
		if text := strings.TrimSpace(e.Name + ". " + e.Description); !slices.Contains(list, text) {
			list = append(list, text)
		}
		if e.Text != nil {
			list = append(list, e.Text.Content)
		}
		if e.Range != nil && e.Range.Words != "" {
			list = append(list, e.Range.Words)
		}
	}
	return list
}

// inSight reports whether an element lies in all that it is in, of which some scrolls.
func inSight(tree *access.Tree, e *access.Element) bool {
	c := e.Bounds.Min.Add(e.Bounds.Max).Div(2)
	for in := tree.Find(e.Parent); in != nil; in = tree.Find(in.Parent) {
		if !in.Bounds.Empty() && !c.In(in.Bounds) {
			return false
		}
	}
	return true
}

func middle(e *access.Element) fyne.Position {
	c := e.Bounds.Min.Add(e.Bounds.Max).Div(2)
	return fyne.NewPos(float32(c.X), float32(c.Y))
}

// expectBoard compares the board as it is drawn with facts.
func (s *trial) expectBoard(what string) (bool, string) {
	if !s.board.Visible() {
		return what == "none", "no board"
	}
	for fact := range strings.FieldsSeq(what) {
		if is, instead := s.boardFact(fact); !is {
			return false, fact + " isn't so, but " + instead
		}
	}
	return true, "a board on which all this is so"
}

func (s *trial) boardFact(fact string) (bool, string) {
	looks := s.looks()
	if name, value, ok := strings.Cut(fact, "="); ok {
		switch cell, isCell := puzzle.ParseCell(name); {
		case isCell:
			return fmt.Sprint(looks[cell].Digit) == value, fmt.Sprint(looks[cell].Digit)
		case name == "open":
			n := 0
			for c := range s.board.View().State.Shape.Cells().All() {
				if looks[c].Digit == 0 {
					n++
				}
			}
			return strconv.Itoa(n) == value, strconv.Itoa(n)
		case name == "puzzle":
			return s.givensAre(value)
		}
	}
	if name, marks, ok := strings.Cut(fact, "~"); ok {
		cell, _ := puzzle.ParseCell(name)
		got := (looks[cell].Corner | looks[cell].Centre).String()
		return got == marks, got
	}
	switch fact {
	case "hidden":
		return looks[0].Paused, "it is seen"
	case "none":
		return false, "there is one"
	}
	s.tb.Fatal("no such fact: " + fact)
	return false, ""
}

// givensAre reports whether the board has exactly the givens of a text of textsToOpen, or these.
func (s *trial) givensAre(kind string) (bool, string) {
	if textOf(kind) == nil {
		got := s.shownSession().Game.Puzzle().Givens.String()
		return got == kind, got
	}
	want, err := format.Parse(s.text(kind))
	if err != nil || len(want) != 1 {
		s.tb.Fatal("no puzzle: " + kind)
	}
	got := s.shownSession().Game.Puzzle()
	return got.Givens == want[0].Givens && got.Shape.String() == want[0].Shape.String(), got.Givens.String()
}

// pdfToText is the program that reads the text of a PDF file; "" if there is none.
var pdfToText, _ = exec.LookPath("pdftotext")

// expectPaper looks for a text on the pages of a PDF file.
func (s *trial) expectPaper(what string) (bool, string) {
	name, text, _ := strings.Cut(what, " ")
	out, err := exec.Command(pdfToText, "-raw", filepath.Join(s.files, name), "-").CombinedOutput()
	if err != nil {
		return false, fmt.Sprint(err, string(out))
	}
	return strings.Contains(strings.Join(strings.Fields(string(out)), " "), text), string(out)
}

// expectFile compares a file with a text or with another file.
func (s *trial) expectFile(what string) (bool, string) {
	name, text, _ := strings.Cut(what, " ")
	got, err := os.ReadFile(filepath.Join(s.files, name))
	if err != nil {
		list, _ := os.ReadDir(s.files)
		return false, fmt.Sprint(err, list)
	}
	if other, ok := strings.CutPrefix(text, "= "); ok {
		want, err := os.ReadFile(filepath.Join(s.files, other))
		return err == nil && string(got) == string(want), fmt.Sprintf("%d bytes, %d in the other, %v", len(got), len(want), err)
	}
	return strings.Contains(string(got), text), string(got[:min(len(got), 2000)])
}
