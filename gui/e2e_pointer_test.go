//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jezek/xgb/xproto"

	"sudoku/puzzle"
)

// TestPressWhereThePointerIs: a press that comes together with the pointer, as from touch
// screens, pens and remote desktops, counts where the pointer is: on the board, on the
// pad, in menus and in lists. So does a drag.
func TestPressWhereThePointerIs(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	one, two := filepath.Join(home, "one.txt"), filepath.Join(home, "two.txt")
	for path, text := range map[string]string{one: pasted, two: strings.Replace(pasted, "1", "0", 1)} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p := newScreen(t).open(build(t), home, one)
	p.wait("the game", func() bool { return p.titles() == "one" })

	far := p.middle(80)
	at := func(there image.Point) { // from somewhere else
		p.moveTo(far)
		p.atOnce(func() { p.click(there) })
	}
	at(p.middle(r1c4))
	p.key("6")
	p.wait("the cell pressed", func() bool { return p.current().State().Grid[r1c4] == 6 })

	at(p.middle(r1c2))
	panel := p.panel()
	at(image.Pt(panel.Min.X+panel.Dx()/2, panel.Min.Y+287)) // 5
	p.wait("the digit pressed", func() bool { return p.current().State().Grid[r1c2] == 5 })

	for range 2 {
		at(image.Pt(87, 14)) // Edit
		p.settle()
		at(image.Pt(110, 46)) // Undo
		p.wait("the item pressed", func() bool { return p.current().State().Grid[r1c2] == 0 })
		p.key("5")
		p.wait("the digit again", func() bool { return p.current().State().Grid[r1c2] == 5 })
	}

	from, to := p.middle(r1c4+1), p.middle(r1c4+2)
	p.moveTo(far)
	p.atOnce(func() {
		p.pointTo(from)
		p.fake(xproto.ButtonPress, leftButton, image.Point{})
		p.pointTo(to)
		p.fake(xproto.ButtonRelease, leftButton, image.Point{})
	})
	p.key("ctrl+8")
	p.wait("the cells dragged over", func() bool {
		c := p.current().State().Centre
		return c[r1c4+1] == puzzle.Digit(8).Set() && c[r1c4+2] == c[r1c4+1]
	})

	p.second(build(t), two)
	p.wait("another game", func() bool { return p.current().Puzzle().Title == "two" })
	p.key("ctrl+shift+o")
	p.settle()
	at(image.Pt(panel.Min.X+200, panel.Min.Y+115)) // the first row, the earlier game
	p.wait("the row pressed", func() bool { return p.current().Puzzle().Title == "one" })
}

// openOne opens a window with a file of one puzzle.
func openOne(t *testing.T) *program {
	home := t.TempDir()
	one := filepath.Join(home, "one.txt")
	if err := os.WriteFile(one, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(build(t), home, one)
	p.wait("the game", func() bool { return p.titles() == "one" })
	return p
}

// TestWheelWhereThePointerIs: a notch of the wheel that comes together with the pointer
// scrolls what is under the pointer, and one that comes alone too.
func TestWheelWhereThePointerIs(t *testing.T) {
	t.Parallel()
	p := openOne(t)
	panel := p.panel()
	text := image.Pt(panel.Min.X+panel.Dx()/2, panel.Min.Y+panel.Dy()/2)
	p.key("question")
	p.moveTo(text)
	was := p.stillPart(panel)
	p.moveTo(p.middle(80))
	for _, turn := range []func(){
		func() { p.atOnce(func() { p.pointTo(text); p.notch() }) },
		func() { p.notch() },
	} {
		turn()
		now := p.stillPart(panel)
		if bytes.Equal(now.Pix, was.Pix) {
			t.Error("the text has not moved:", p.keep("unmoved"))
		}
		was = now
	}
}

// TestPointerLeaves: nothing looks as if the pointer were on it once that has left the
// window, and a press where it was before counts.
func TestPointerLeaves(t *testing.T) {
	t.Parallel()
	p := openOne(t)
	p.selectCell(r1c2)
	panel := p.panel()
	five, outside := image.Pt(panel.Min.X+panel.Dx()/2, panel.Min.Y+287), image.Pt(1279, 899)
	pad := image.Rectangle{Min: five, Max: five}.Inset(-40)
	p.moveTo(outside)
	free := p.stillPart(pad)
	p.moveTo(five)
	if bytes.Equal(p.stillPart(pad).Pix, free.Pix) {
		t.Error("the pointer on the pad is not seen")
	}
	p.moveTo(outside)
	if !bytes.Equal(p.stillPart(pad).Pix, free.Pix) {
		t.Error("the pad looks as if the pointer were on it:", p.keep("left"))
	}
	p.atOnce(func() { p.click(five) })
	p.wait("the digit pressed", func() bool { return p.current().State().Grid[r1c2] == 5 })
}

// notch turns the wheel down by a notch.
func (p *program) notch() {
	p.fake(xproto.ButtonPress, wheelDown, image.Point{})
	p.fake(xproto.ButtonRelease, wheelDown, image.Point{})
}

// TestMenusByKeys: F10 opens the first menu, Alt with its letter any, from the board, from
// a page and from a text field. A press on an item that is off leaves the keys with the menu.
func TestMenusByKeys(t *testing.T) {
	t.Parallel()
	p := openOne(t)
	p.key("alt+e")
	p.click(image.Pt(100, 44)) // Undo, of which there is nothing yet
	p.key("5", "Escape")
	p.moveTo(image.Pt(1279, 899))
	p.key("4")
	p.onMove(1)
	p.key("alt+e", "Down", "Return") // Edit, Undo
	p.onMove(0)
	p.key("F10", "Right", "Down", "Down", "Return") // Edit, Redo
	p.onMove(1)
	p.key("alt+v", "alt+e", "Down", "Return") // from one menu to the other
	p.onMove(0)
	p.key("ctrl+n", "alt+i", "Escape", "Escape", "4") // back on the board
	p.onMove(1)
	p.key("ctrl+shift+s", "F10", "Right", "Right", "Right", "Right", "Down", "Return", "Escape", "ctrl+z") // Learn
	p.onMove(0)
	print := append(slices.Repeat([]string{"Down"}, 9), "Right", "Return", "Escape", "ctrl+y") // Game, Print, This puzzle
	p.key(append([]string{"ctrl+shift+s", "alt+g"}, print...)...)
	p.onMove(1)
}
