//go:build e2e && !headless

package gui_test

import (
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestFields edits the text of every field of the window by keys and by the menu.
func TestFields(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	p := newScreen(t).open(build(t), home, sample(t, "play.sudoku"))
	p.wait("the game", func() bool { g := p.saved(); return g != nil && g.Puzzle().Givens[2] == 1 })
	for _, f := range []struct {
		page string
		keys []string // keys that open the page, with the focus in the first field
		n    int
	}{
		{"Save as", []string{"ctrl+shift+s"}, 1},
		{"Title, source, rating", p.subitem(0, 10, 7), 5},
		{"Enter", []string{"ctrl+e", "Tab", "Tab", "Tab", "Tab"}, 3}, // after Home, Back and Open a photo
	} {
		p.key(f.keys...)
		for i := range f.n {
			p.edit(fmt.Sprint(f.page, ", field ", i+1), keysOfEditing)
			p.edit(fmt.Sprint(f.page, ", field ", i+1, ", by the menu"), p.menuOfEditing())
			p.key("Tab")
		}
		p.key("Escape", "Escape")
	}
	p.wait("the words", func() bool {
		w := p.current().Puzzle()
		return w.Title == "two" && w.Author == "two" && w.Source == "two" && w.Date == "two" && w.Note == "two"
	})
	p.wait("the words of what is typed", func() bool {
		w := p.load(gamesOf(home).Path("entry.sudoku")).Puzzle()
		return w.Title == "two" && w.Source == "two" && w.Date == "two"
	})
	p.contextMenu(home)
}

// An editing holds the keys for each editing command in a field.
type editing struct{ all, copy, cut, paste, undo []string }

var keysOfEditing = editing{[]string{"ctrl+a"}, []string{"ctrl+c"}, []string{"ctrl+x"}, []string{"ctrl+v"}, []string{"ctrl+z"}}

// menuOfEditing is the menu Edit, which has no Cut, because nothing on the board can be
// cut.
func (p *program) menuOfEditing() editing {
	return editing{p.subitem(1, 8, 1), p.item(1, 4), []string{"ctrl+x"}, p.item(1, 6), p.item(1, 1)}
}

// item returns the keys to the n-th item of a menu, separators not counted.
func (p *program) item(menu, n int) (keys []string) {
	keys = append(keys, "Alt_L")
	for range menu {
		keys = append(keys, "Right")
	}
	for range n {
		keys = append(keys, "Down")
	}
	return append(keys, "Return")
}

// subitem returns the keys to the k-th item of the submenu at the n-th item of a menu.
func (p *program) subitem(menu, n, k int) []string {
	keys := p.item(menu, n)
	keys[len(keys)-1] = "Right" // opens it with its first item
	for range k - 1 {
		keys = append(keys, "Down")
	}
	return append(keys, "Return")
}

// edit copies, cuts, pastes and undoes in the focused field, and leaves "two" in it.
func (p *program) edit(field string, e editing) {
	p.key("ctrl+a", "BackSpace")
	p.write("one")
	p.key(e.all...)
	p.key(e.copy...)
	p.wait(field+", copied", func() bool { return p.clipboard() == "one" })
	p.key("End")
	p.key(e.paste...)
	p.holds(field+", pasted", "oneone")
	p.key("End")
	p.key(e.undo...)
	p.holds(field+", taken back", "one")
	p.key(e.all...)
	p.key(e.cut...)
	p.write("two")
	p.holds(field+", typed where it was cut", "two")
}

// holds waits until a field contains a text, and leaves a copy of it in the clipboard.
func (p *program) holds(when, want string) {
	p.Helper()
	p.wait(when, func() bool {
		p.key("ctrl+a", "ctrl+c")
		return p.clipboard() == want
	})
}

// clipboard returns the content of the clipboard.
func (s *screen) clipboard() string {
	paste := exec.Command("xclip", "-o", "-selection", "clipboard")
	paste.Env = append(os.Environ(), "DISPLAY="+s.display)
	out, _ := paste.Output()
	return string(out)
}

// contextMenu cuts and pastes a path with the context menu of its field, and saves
// there.
func (p *program) contextMenu(home string) {
	path := filepath.Join(home, "pasted.sudoku")
	p.key("ctrl+shift+s", "ctrl+a", "BackSpace")
	p.write(path)
	p.key("ctrl+a")
	field := image.Pt(360, 118)
	second := func(downs int) {
		p.settle() // the toolkit has no menu for a field that was not drawn yet
		p.press(field, rightButton)
		for range downs {
			p.key("Down")
		}
		p.key("Return")
	}
	second(2) // Undo, Cut
	p.wait("the path, cut", func() bool { return p.clipboard() == path })
	second(4) // Undo, Cut, Copy, Paste
	p.key("Return")
	p.wait("the file", func() bool { _, err := os.Stat(path); return err == nil })
}
