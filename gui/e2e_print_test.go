//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/theme"
	"sudoku/puzzle/printer/printertest"
)

// printPage opens the page for printing and returns the place of its primary button.
func (p *program) printPage() image.Point {
	p.Helper()
	p.wait("the game", func() bool { return p.saved() != nil })
	board := p.wholeBoard()
	p.key("ctrl+p")
	p.wait("the paper in place of the board", func() bool { return p.boardRect() != board })
	return p.button("the print page")
}

// button waits for the primary button of a page, which keys opened that were just pressed.
func (p *program) button(of string) (at image.Point) {
	p.Helper()
	p.settle()
	p.wait("the button of "+of, func() (ok bool) {
		at, ok = p.primary()
		return ok
	})
	return at
}

// lowestButton returns a point of the primary button at the foot of the page.
func (p *program) lowestButton() (at image.Point, ok bool) {
	m, c := p.picture(), theme.Light.Accent
	run := 0
	for y := m.Rect.Dy() - 1; y >= 0; y-- {
		for x := range m.Rect.Dx() {
			if k := m.RGBAAt(x, y); k.R != c.R || k.G != c.G || k.B != c.B {
				run = 0
			} else if run++; run == 60 && m.RGBAAt(x-50, y-16) == k { // no line
				return image.Pt(x-20, y-16), true
			}
		}
	}
	return at, false
}

// savePaper saves the pages that are shown as a PDF file by the button beside the primary
// one, and returns it.
func (p *program) savePaper(primary image.Point) []byte {
	const besides = 200 // from a point near the left end of the first of two buttons that are 164 wide
	path := filepath.Join(p.home, "paper.pdf")
	p.click(primary.Add(image.Pt(besides, 0)))
	p.wait("the page to save", p.saves)
	p.settle()
	p.key("ctrl+a")
	p.write(path)
	p.key("Return")
	var pdf []byte
	p.wait("the paper", func() bool {
		pdf, _ = os.ReadFile(path)
		return bytes.HasPrefix(pdf, []byte("%PDF")) && bytes.Contains(pdf, []byte("%%EOF"))
	})
	p.wait("the page for printing", func() bool { return !p.saves() })
	p.settle()
	return pdf
}

// saves reports whether the page to save is shown, by the frame of its field.
func (p *program) saves() bool {
	return has(p.part(image.Rect(100, 96, 400, 102)), theme.Light.Accent)
}

// TestPrinter prints from the window through CUPS. What comes out is what Save as PDF
// writes, and that has the puzzle.
func TestPrinter(t *testing.T) {
	t.Parallel()
	s := printertest.Start(t)
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), t.TempDir(), "CUPS_SERVER="+s.Socket)
	first := p.printPage()
	p.click(first)
	p.wait("the button of the page of printers", func() bool {
		at, ok := p.lowestButton()
		return ok && at.Y > first.Y+40 // where the print page has others
	})
	p.settle() // it may not be where it stays yet
	at, _ := p.lowestButton()
	p.click(at)
	printed := s.Printed(t)
	p.wait("the print page again", func() bool {
		at, _ := p.primary()
		return at == first
	})
	saved := p.savePaper(first)
	if part := printertest.Difference(t, saved, printed); part > .2 {
		t.Errorf("what is printed differs from the file by %.3f", part)
	}
	p.hasPuzzle(saved)
}

// hasPuzzle checks that a PDF file has the givens of the game.
func (p *program) hasPuzzle(pdf []byte) {
	p.Helper()
	cmd := exec.Command("pdftotext", "-raw", "-", "-")
	cmd.Stdin = bytes.NewReader(pdf)
	out, err := cmd.Output()
	if err != nil {
		p.Fatal("pdftotext: ", err)
	}
	digits := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, string(out))
	g := p.current().Puzzle().Givens
	if want := strings.NewReplacer(".", "", "0", "").Replace(g.String()); !strings.Contains(digits, want) {
		p.Errorf("the paper has not %s:\n%s", want, out)
	}
}

// TestNoPrinter says that there is no printer where there is neither CUPS nor a portal.
func TestNoPrinter(t *testing.T) {
	t.Parallel()
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), t.TempDir(), "PATH="+t.TempDir())
	p.click(p.printPage())
	p.wait("a sentence about it", func() bool { return has(p.picture(), theme.Light.Bad) })
	p.key("Escape")
	p.wait("the print page", func() bool { return !has(p.picture(), theme.Light.Bad) })
}

// TestPrintPortal prints through the desktop's portal, for which a stand-in answers.
func TestPrintPortal(t *testing.T) {
	t.Parallel()
	portal := newPrintPortal(t)
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), t.TempDir(), portal.env())
	first := p.printPage()
	for _, cancelled := range []bool{true, false} {
		portal.cancels <- cancelled
		p.click(first)
		if wrong := receive(p, "PreparePrint", portal.prepared); wrong != "" {
			t.Errorf("PreparePrint: got %q, want %q", wrong, "")
		}
		p.settle() // the answer reaches the window
	}
	title, pdf := receive(p, "a title", portal.titles), receive(p, "a file", portal.files)
	info := exec.Command("pdfinfo", "-")
	info.Stdin = bytes.NewReader(pdf)
	if out, err := info.Output(); err != nil || title == "" || !strings.Contains(string(out), title+"\n") {
		t.Errorf("the title is %q, %v, that of the file in\n%s", title, err, out)
	}
	p.hasPuzzle(pdf)
	if len(portal.titles) > 0 {
		t.Error("what was cancelled was printed")
	}
}

// receive waits for a value.
func receive[T any](p *program, what string, from chan T) (v T) {
	p.Helper()
	p.wait(what, func() bool {
		select {
		case v = <-from:
			return true
		default:
			return false
		}
	})
	return v
}

// A printPortal stands in for the desktop's portal.
type printPortal struct {
	*desktopPortal
	cancels  chan bool   // what the person does
	prepared chan string // what is wrong with a request
	titles   chan string
	files    chan []byte
}

func newPrintPortal(t *testing.T) *printPortal {
	p := &printPortal{newPortal(t), make(chan bool, 1), make(chan string, 4), make(chan string, 4), make(chan []byte, 4)}
	p.export(p, "Print")
	return p
}

// PreparePrint is the portal's method.
func (p *printPortal) PreparePrint(from dbus.Sender, parent, title string, settings, setup, options variants) (dbus.ObjectPath, *dbus.Error) {
	wrong := ""
	if w, _ := setup["Width"].Value().(float64); w != 210 || !strings.HasPrefix(parent, "x11:") {
		wrong = "parent " + parent + ", " + setup["Width"].String()
	}
	code := uint32(0)
	if <-p.cancels {
		code = 1
	}
	defer func() { p.prepared <- wrong }()
	return p.answer(from, options, code, variants{"token": dbus.MakeVariant(uint32(7))})
}

// Print is the portal's method.
func (p *printPortal) Print(from dbus.Sender, parent, title string, fd dbus.UnixFD, options variants) (dbus.ObjectPath, *dbus.Error) {
	f := os.NewFile(uintptr(fd), title)
	defer f.Close()
	b, err := io.ReadAll(f)
	if token, _ := options["token"].Value().(uint32); err != nil || token != 7 {
		b = nil
	}
	p.titles <- title
	p.files <- b
	return p.answer(from, options, 0, variants{})
}
