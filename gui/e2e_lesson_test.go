//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle/practice"
)

// chained has no single left: what shows a digit of it is a chain.
const chained = "95.6..4..62.74.859..7.95.621945..286285164.9.73628954136.45.9.8579...624...9.6..5"

// TestLesson: a guess is reviewed and tried again from there, and the lesson on what would have
// shown it is begun; the answer is in the record, and the game as it was.
func TestLesson(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	file := filepath.Join(home, "chained.txt")
	if err := os.WriteFile(file, []byte(chained+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(binary, home, file)
	p.wait("the game", func() bool { return p.saved() != nil })
	p.selectCell(2)
	p.key("8")
	p.wait("a guess", func() bool { return moveNumber(p.current()) == 1 })

	p.review()
	p.key("Page_Down")          // the next moment
	p.click(image.Pt(788, 695)) // Try from here
	p.wait("the board before the guess", func() bool { return moveNumber(p.current()) == 0 })
	p.selectCell(11)
	p.key("3")
	p.wait("a branch", func() bool { g := p.current(); return moveNumber(g) == 1 && len(g.Branches()) == 2 })

	was := p.current()
	p.review()
	p.click(image.Pt(780, 640)) // the lesson
	p.wait("the picture and the reason", func() bool { return p.accented(image.Rect(852, 685, 860, 705)) })
	p.keep("see")
	p.key("Return")
	p.selectCell(0) // filled, and no part of anything
	p.keep("find")
	p.wait("the answer in the record", func() bool {
		p.key("s")
		return len(p.answers()) == 1
	})
	p.keep("shown")
	if a := p.answers()[0]; a.Grade != practice.Unknown || a.Item != "aic" {
		t.Error(a)
	}
	p.key("Return", "ctrl+z", "ctrl+g", "ctrl+m", "5", "Escape", "Escape")
	p.same("after the lesson", was)
}

// TestFindLesson: typing in the list of lessons finds one, and Return begins it.
func TestFindLesson(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.newGame()
	p.key("ctrl+t", "ctrl+f")
	p.settle()
	p.write("skyscr")
	p.settle()
	p.keep("found")
	p.key("Return")
	p.wait("the lesson", func() bool { return p.accented(image.Rect(852, 685, 860, 705)) })
	p.key("Return")
	p.selectCell(0) // an answer: what is only looked at is not in the record
	p.wait("its answer in the record", func() bool {
		p.key("s")
		return len(p.answers()) > 0
	})
	if a := p.answers()[0]; a.Item != "skyscraper" {
		t.Error(a)
	}
}

// review opens the review of the game, and waits until it is there.
func (p *program) review() {
	p.key(p.subitem(0, 10, 5)...)
	p.wait("the review", func() bool { return p.accented(image.Rect(732, 685, 740, 705)) })
}

// accented reports whether the primary button of a page stands there.
func (p *program) accented(at image.Rectangle) bool { return has(p.part(at), theme.Light.Accent) }

// answers returns the record of practice.
func (p *program) answers() []practice.Answer {
	list, _, err := practice.Load(filepath.Join(p.home, "data", "sudoku-desk", practice.FileName))
	if err != nil {
		p.Fatal(err)
	}
	return list
}
