//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"image"
	"image/png"
	"math/rand/v2"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/gui/theme"
	"sudoku/puzzle/photo/phototest"
)

// photographed writes a picture of a printed puzzle, larger than one piece of a clipboard.
func photographed(t *testing.T, path, givens string) {
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	m := phototest.New(rand.New(rand.NewPCG(1, 2)), phototest.Easy, f, phototest.Grid{Givens: grid(givens)}).Image
	large := image.NewGray(image.Rect(0, 0, 3*m.Rect.Dx(), 3*m.Rect.Dy()))
	for i := range large.Pix {
		x, y := i%large.Stride, i/large.Stride
		large.Pix[i] = m.GrayAt(x/3, y/3).Y + uint8((x*7+y*13)%3)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, large); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestPhotoToPaper: a photo is dropped on the window; two presses later its puzzle is a PDF
// file in large print, open in the viewer. The game that was played is kept.
func TestPhotoToPaper(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	file, bin := filepath.Join(home, "photo.png"), filepath.Join(home, "bin")
	printed := strings.ReplaceAll(pasted, "\n", "")
	photographed(t, file, printed)
	viewer := "#!/bin/sh\nprintf %s \"$1\" > \"$HOME/part\" && mv \"$HOME/part\" \"$HOME/viewed\"\n"
	if err := os.Mkdir(bin, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(bin, "xdg-open"), []byte(viewer), 0o700); err != nil {
		t.Fatal(err)
	}
	p := newScreen(t).openIn(exec.Command(binary, sample(t, "play.sudoku")), home, "PATH="+bin+":"+os.Getenv("PATH"))
	p.wait("the game", func() bool { return p.saved() != nil })
	was := p.current()
	path := gamesOf(home).Path(p.games()[0].Name)
	board := p.wholeBoard()
	began, ticks := time.Now(), p.ticks()
	p.drop(file)
	p.wait("the puzzle of the photo", func() bool { return p.panelHas(theme.Light.Good) })
	read, used := time.Since(began), p.ticks()-ticks
	p.keep("photo")
	at := p.button("the photo's page")
	photo := at
	p.key("p") // the first press
	p.wait("the print page", func() (ok bool) {
		at, ok = p.primary()
		return ok && at != photo && p.boardRect() != board
	})
	began = time.Now()
	p.click(at.Add(image.Pt(0, 52))) // the second, on the button below: Open in viewer
	var pdf []byte
	p.wait("the paper in the viewer", func() bool {
		link, _ := os.ReadFile(filepath.Join(home, "viewed"))
		if u, err := url.Parse(string(link)); err == nil {
			pdf, _ = os.ReadFile(u.Path)
		}
		return bytes.HasPrefix(pdf, []byte("%PDF")) && bytes.Contains(pdf, []byte("%%EOF"))
	})
	t.Logf("read after %v and %v of processor time, on paper %v after the last press", read.Round(time.Millisecond),
		time.Duration(used)*10*time.Millisecond, time.Since(began).Round(time.Millisecond))
	if kept := p.load(path); kept.Puzzle().Givens != was.Puzzle().Givens || kept.State() != was.State() {
		t.Error("the game of before is not as it was:", kept.State().Grid)
	}
	cmd := exec.Command("pdftotext", "-raw", "-", "-")
	cmd.Stdin = bytes.NewReader(pdf)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal("pdftotext: ", err)
	}
	digits := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, string(out))
	if want := strings.ReplaceAll(printed, "0", ""); !strings.Contains(digits, want) {
		t.Errorf("the paper has not %s:\n%s", want, out)
	}
}

// TestPastedPicture: a picture on the clipboard, which comes in pieces, is pasted and played.
// Asked for text xclip gives the same bytes, of so many as if they were one.
func TestPastedPicture(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	file := filepath.Join(home, "photo.png")
	printed := strings.ReplaceAll(pasted, "\n", "")
	photographed(t, file, printed)
	b, err := os.ReadFile(file)
	if err == nil {
		err = os.WriteFile(file, append(b, make([]byte, 3<<20)...), 0o600) // what follows a picture isn't read
	}
	if err != nil {
		t.Fatal(err)
	}
	s := newScreen(t)
	clip := exec.Command("xclip", "-quiet", "-selection", "clipboard", "-target", "image/png", "-in", file)
	clip.Env = append(os.Environ(), "DISPLAY="+s.display)
	start(t, clip)
	p := s.open(binary, home, sample(t, "play.sudoku"))
	p.wait("the game", func() bool { return p.saved() != nil })
	p.key("ctrl+v")
	p.wait("the puzzle of the picture", func() bool { return p.panelHas(theme.Light.Good) })
	p.key("Return")
	p.wait("the game of it", func() bool { return p.current().Puzzle().Givens == grid(printed) })
}
