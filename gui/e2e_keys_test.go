//go:build e2e && !headless

package gui_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Keys by their position on any X keyboard.
const (
	rowFour                     = "13"
	padFour, padSix, padEight   = "83", "85", "80"
	padPlus, padMinus, padEnter = "86", "82", "104"
)

// layouts lists the keys of the modes Corner and Digit on several keyboards: by letter,
// or by position if the letters are not Latin.
var layouts = []struct{ name, corner, digit string }{
	{"us", "53", "52"}, {"fr", "53", "25"}, {"de", "53", "29"}, {"ru", "53", "52"}, {"gr", "53", "52"},
}

// TestKeys plays on five keyboard layouts, on the keypad, with the keys of HoDoKu and
// with the digit first, and types into a field.
func TestKeys(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	file := filepath.Join(home, "one.txt")
	if err := os.WriteFile(file, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(binary, home, file)
	p.wait("the game", func() bool { return p.saved() != nil && p.current().Puzzle().Title == "one" })
	for _, l := range layouts {
		p.layout(l.name)
		p.digitRow(l.name)
		p.key(l.corner, rowFour)
		p.wait(l.name+", the mode of corner marks", func() bool { return p.current().State().Corner[1] == puzzle.Digit(4).Set() })
		p.key("Delete", l.digit)
	}
	p.layout("us")
	p.keypad()
	p.field()
	p.hodoku()
	p.digitFirst()
	p.overField()
}

// TestHeldKey: while a digit is held it is entered once, and undo goes on.
func TestHeldKey(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	file := filepath.Join(home, "one.txt")
	if err := os.WriteFile(file, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).open(build(t), home, file)
	p.wait("the game", func() bool { return p.saved() != nil })
	p.hold("4")
	p.walk(r1c2, r1c4)
	p.key("shift+5", "shift+6", "ctrl+7")
	p.onMove(4)
	p.hold("ctrl+z")
	p.onMove(0)
}

func (p *program) layout(name string) {
	p.settle() // keys are still looked up in the layout before
	cmd := exec.Command("setxkbmap", name)
	cmd.Env = append(os.Environ(), "DISPLAY="+p.display)
	if out, err := cmd.CombinedOutput(); err != nil {
		p.Fatalf("setxkbmap %s: %v %s", name, err, out)
	}
	p.settle()
}

// digitRow presses one key alone and with each modifier, and erases everything again.
func (p *program) digitRow(layout string) {
	p.key(rowFour)
	p.wait(layout+", a digit", func() bool { return p.current().State().Grid[1] == 4 })
	p.key(rowFour, "shift+"+rowFour, "ctrl+"+rowFour, "ctrl+shift+"+rowFour)
	p.wait(layout+", marks and colour", func() bool {
		s := p.current().State()
		four := puzzle.Digit(4).Set()
		return s.Grid[1] == 0 && s.Corner[1] == four && s.Centre[1] == four && s.Colours[1] == game.ColourSet(four)
	})
	p.key("Delete", "Delete")
	p.wait(layout+", nothing left", func() bool {
		s := p.current().State()
		return s.Corner[1]|s.Centre[1] == 0 && s.Colours[1] == 0
	})
}

// keypad moves with Num Lock off, enters digits with it on, and tries the other keys.
func (p *program) keypad() {
	p.key(padSix, padSix) // r1c4
	p.key("Num_Lock", padFour)
	p.wait("a digit of the keypad", func() bool { return p.current().State().Grid[3] == 4 })
	p.key(padEnter, "shift+"+padFour, padPlus, padSix)
	p.wait("corner marks of the keypad", func() bool { return p.current().State().Corner[4] == puzzle.Digit(4).Set()|puzzle.Digit(6).Set() })
	p.key(padMinus)
	p.wait("undo on the keypad", func() bool { return p.current().State().Corner[4] == puzzle.Digit(4).Set() })
	p.key("Num_Lock", padEight, "Down", "Delete", "z")
}

// field types into a text field keys that the board would handle.
func (p *program) field() {
	was := p.current().State()
	p.key("ctrl+shift+s")
	p.write("4h?zp")
	p.key("Escape", "5") // back on the board
	p.wait("a digit after Escape", func() bool {
		s := p.current().State()
		changed := s.Grid[4] == 5
		s.Grid[4] = was.Grid[4]
		return changed && s.Grid == was.Grid && !p.current().Clock.Paused()
	})
	p.key("5")
}

// overField opens a menu by its letter while a text field has the keys: its last row quits.
func (p *program) overField() {
	p.key("ctrl+shift+b")
	p.stillOf("library", p.board)
	p.key("alt+g", "Up", "Return")
	if status, said := p.ended(); status != 0 {
		p.Errorf("status %d: %s", status, said)
	}
}

// hodoku chooses the other profile on the page of settings and plays with it.
func (p *program) hodoku() {
	p.key("ctrl+comma", "Right", "space", "Escape")
	p.key("F6", "space", "a", "shift+b")
	p.wait("a filtered mark and two colours", func() bool {
		s := p.current().State()
		return s.Centre[4] == puzzle.Digit(6).Set() && s.Colours[4] == game.ColourSet(puzzle.Digit(1).Set()|puzzle.Digit(7).Set())
	})
	p.key("Return")
	p.wait("the filtered digit", func() bool { return p.current().State().Grid[4] == 6 })
	p.key("Delete", "r", "Escape")
	p.wait("no colours", func() bool { return p.current().State().Colours[4] == 0 })
}

// digitFirst switches the setting on, chooses a digit and presses cells.
func (p *program) digitFirst() {
	p.key("ctrl+comma", "Left", "space", "Tab", "space", "Escape")
	p.key("7")
	for _, c := range []puzzle.Cell{4, 5} {
		p.selectCell(c)
	}
	p.wait("a digit in two cells", func() bool {
		g := p.current().State().Grid
		return g[4] == 7 && g[5] == 7
	})
	p.key("Up", "space") // r9c6
	p.wait("a digit by Space", func() bool { return p.current().State().Grid[77] == 7 })
}
