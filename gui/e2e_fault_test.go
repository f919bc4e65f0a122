//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/puzzle/game"
)

// faults lists places in which the program can panic.
var faults = []string{"callback", "press", "frame", "animation", "goroutine"}

func init() {
	for _, at := range faults {
		inside["panic in a "+at] = func() { panicIn(at) }
	}
}

// TestFault: wherever the window's goroutine panics, the program ends with the moves on
// the disk and a report beside them, and the next start shows a message.
func TestFault(t *testing.T) {
	t.Parallel()
	binary, s := build(t), newScreen(t)
	for _, at := range faults {
		home := t.TempDir()
		p := s.openInside("panic in a "+at, home)
		p.newGame()
		p.key("5")
		p.wait("a move", func() bool { return moveNumber(p.current()) == 1 })
		was := p.current()
		if err := os.WriteFile(filepath.Join(home, "now"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if at == "press" {
			p.wait("what panics", func() bool { _, err := os.Stat(filepath.Join(home, "ready")); return err == nil })
			p.click(image.Pt(300, 300))
		}
		status, said := p.ended()
		if status != 2 || !strings.Contains(said, "panicIn") {
			t.Errorf("%s: the program ended with %d: %s", at, status, said)
		}
		next := s.open(binary, home)
		next.wait(at+", the report", func() bool { return next.report() != "" })
		next.tells(at, was)
		next.crash()
	}
}

// tells fails unless the window shows a message that the program ended through a fault,
// and the game goes on.
func (p *program) tells(at string, was *game.Game) {
	report := p.report()
	if !strings.Contains(report, "gui_test.panicIn") || !strings.Contains(report, "Sudoku Desk ") || strings.Contains(report, "secret") {
		p.Errorf("%s: the report is\n%s", at, report)
	}
	p.wait(at+", the sentence", func() bool {
		board := p.board().Rect
		return reddish(p.part(image.Rect(board.Min.X, board.Max.Y+8, board.Max.X, board.Max.Y+60))) > 100
	})
	p.same(at+", at the next start", was)
	p.key("ctrl+z")
	p.wait(at+", play", func() bool { return moveNumber(p.current()) == 0 })
}

// reddish returns how many pixels have about the colour of a warning in small letters.
func reddish(m *image.RGBA) (n int) {
	for i := 0; i < len(m.Pix); i += 4 {
		if int(m.Pix[i]) > int(m.Pix[i+1])+50 && int(m.Pix[i]) > int(m.Pix[i+2])+50 {
			n++
		}
	}
	return n
}

// report returns the report beside the games that the player has been shown.
func (p *program) report() string {
	list, _ := filepath.Glob(filepath.Join(gamesOf(p.home).Dir, "report-*.txt"))
	if len(list) != 1 {
		return ""
	}
	b, _ := os.ReadFile(list[0])
	return string(b)
}

// panicIn makes the program panic in a given place on request.
func panicIn(at string) {
	w := theWindow()
	home, _ := os.UserHomeDir()
	for asked := false; !asked; time.Sleep(10 * time.Millisecond) {
		_, err := os.Stat(filepath.Join(home, "now"))
		asked = err == nil
	}
	if at == "goroutine" {
		panic("secret")
	}
	fyne.Do(func() {
		over := w.Canvas().Overlays()
		switch at {
		case "callback":
			panic("secret")
		case "press":
			over.Add(fynewidget.NewButton("", func() { panic("secret") }))
			over.Top().Resize(w.Canvas().Size())
			os.WriteFile(filepath.Join(home, "ready"), nil, 0o600)
		case "frame":
			over.Add(canvas.NewRaster(func(int, int) image.Image { panic("secret") }))
			over.Top().Resize(w.Canvas().Size())
		case "animation":
			fyne.NewAnimation(time.Second, func(float32) { panic("secret") }).Start()
		}
	})
}
