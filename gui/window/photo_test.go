package window

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/gui/screen/enter"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/table"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/net"
	"sudoku/puzzle/photo/phototest"
)

// openPhotoOf opens the page of a photo as if a puzzle had been read off it, with many
// doubts, and with handwriting and another grid if it has more.
func (d *desk) openPhotoOf(givens string, more bool) {
	s := readOf(givens, more)
	shots := []*session.Shot{s}
	if more {
		shots = append(shots, s)
	}
	enter.OpenPhoto(d.app, shots)
}

// readOf returns such a grid.
func readOf(givens string, written bool) *session.Shot {
	s := &session.Shot{Name: "newspaper.jpg", Picture: photo.NewPicture(image.NewGray(image.Rect(0, 0, 400, 300))),
		Straight: image.NewGray(image.Rect(0, 0, 11*session.ShotCell, 11*session.ShotCell))}
	s.Overview = s.Picture.Gray()
	s.Nodes = photo.Quad{{X: 60, Y: 30}, {X: 300, Y: 30}, {X: 300, Y: 270}, {X: 60, Y: 270}}.Nodes()
	s.Givens, _ = puzzle.ParseGrid(givens)
	solution, _ := puzzle.ParseGrid(easySolution)
	for c := range s.Sure {
		if s.Givens[c] == 0 && written && c%3 == 0 {
			s.Entries[c] = solution[c]
		}
		s.Sure[c], s.Chances[c][net.Printed+int(s.Givens[c])] = 1, .7
		s.Chances[c][net.Printed+int(solution[c])] += .2
		s.Chances[c][net.Empty] += .1
		if c%9 == 2 {
			s.Sure[c] = .6
		}
	}
	return s
}

// TestSolvedByPen: of a sheet that was solved in part, with a wrong digit, that is named; the
// game says where it went wrong, and a hint goes on from what is right.
func TestSolvedByPen(t *testing.T) {
	d := play(t)
	s := readOf(easy, true)
	for c := range s.Sure {
		s.Sure[c] = 1
	}
	wrong := s.Entries.Filled().First()
	s.Entries[wrong] = s.Entries[wrong]%9 + 1
	enter.OpenPhoto(d.app, []*session.Shot{s})
	d.until(func() bool { return d.entering().Entry().Known() })
	if said := d.entering().Sentence(); !strings.Contains(said, d.T("enter.wrong", "cells", wrong.String())) || d.entering().Entry().UI.Cursor != wrong {
		t.Error(said, d.entering().Entry().UI.Cursor)
	}
	d.keys("enter")
	if g := d.app.Session().Game; g.Puzzle().Givens != s.Givens || g.State().Grid[wrong] != s.Entries[wrong] || d.app.Session().Entries().Len() != s.Entries.Count() {
		t.Fatal("it is not played as it was written:", g.State().Grid)
	}
	d.until(func() bool { return d.app.Session().Facts().Known })
	table.WhereWrong(d.app)
	if said := d.status.label.Text(); said != d.T("mistake.came", "d", s.Entries[wrong], "cell", wrong) || !d.app.Session().MarkedWrong().Has(wrong) {
		t.Error(said)
	}
	enter.OpenPhoto(d.app, []*session.Shot{s})
	d.until(func() bool { return d.entering().Entry().Known() })
	d.keys("n")
	d.until(func() bool { _, ok := d.app.Top().(*hints.Hint); return ok })
	if g := d.app.Session().Game.State().Grid; g[wrong] != 0 || d.app.Session().Entries().Len() != s.Entries.Count()-1 {
		t.Error("the hint is for", g)
	}
}

// pictureOf returns a picture of a puzzle, as a PNG file.
func pictureOf(t testing.TB, text string) []byte {
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := puzzle.ParseGrid(text)
	var b bytes.Buffer
	if err := png.Encode(&b, phototest.New(rand.New(rand.NewPCG(1, 2)), phototest.Easy, f, phototest.Grid{Givens: g}).Image); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pictureFile writes it to a file.
func pictureFile(t testing.TB, name string, file []byte) string {
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, file, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

var otherPuzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

// TestPhotoDropped: a photo that is dropped on a game is read and shown, and the game is
// kept; one without a Sudoku, or that is none, leaves everything as it was.
func TestPhotoDropped(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	drop := func(path string) {
		d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(path)})
		d.allOpened()
	}
	wall := image.NewGray(image.Rect(0, 0, 300, 300))
	var b bytes.Buffer
	if err := png.Encode(&b, wall); err != nil {
		t.Fatal(err)
	}
	file := pictureOf(t, otherPuzzle)
	for _, tt := range []struct {
		name string
		file []byte
		says string // part of it
	}{
		{"garden.png", b.Bytes(), "Your game is as it was"},
		{"cut.png", file[:len(file)/3], "damaged"},
		{"notes.jpg", []byte("hello"), "no picture"},
	} {
		drop(pictureFile(t, tt.name, tt.file))
		said := d.status.label.Text()
		if len(d.app.Screens()) != 1 || d.app.Session().Game.State().Grid[1] != 4 || !strings.Contains(said, tt.says) || !strings.Contains(said, tt.name) {
			t.Errorf("%s: %d screens, %q", tt.name, len(d.app.Screens()), said)
		}
	}
	before := d.app.Session()
	drop(pictureFile(t, "page.png", file))
	if _, ok := d.app.Top().(*enter.Photo); !ok {
		t.Fatalf("%T", d.app.Top())
	}
	want, _ := puzzle.ParseGrid(otherPuzzle)
	if got := d.entering().Entry().Puzzle().Givens; got != want || d.app.Session() != before {
		t.Error(got)
	}
	d.until(func() bool { return d.entering().Entry().Known() })
	d.keys("enter") // nothing is in doubt: it is played
	if d.app.Session() == before || d.app.Session().Game.Puzzle().Givens != want {
		t.Fatal("the puzzle is not played")
	}
	if kept := d.readBack(d.Store.Path(before.Name)); kept.Givens == want {
		t.Error("the game of before is gone")
	}
}

// TestPicturePasted: a picture is pasted where the clipboard has no text; pasted again at
// once it is opened once.
func TestPicturePasted(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPhotoDropped reads a photo beside the window too")
	}
	d := play(t)
	d.toolkit.Clipboard().SetContent("")
	asked := 0
	file := pictureOf(t, otherPuzzle)
	d.opener.picture = func(context.Context) ([]byte, error) { asked++; return file, nil }
	d.keys("ctrl+v ctrl+v")
	d.allOpened()
	if _, ok := d.app.Top().(*enter.Photo); !ok || asked != 1 {
		t.Fatalf("%T after %d", d.app.Top(), asked)
	}
	d.keys("esc")
	if len(d.app.Screens()) != 1 || !strings.Contains(d.status.label.Text(), d.T("enter.kept")) {
		t.Error("Escape does not lead back:", d.status.label.Text())
	}
	d.opener.picture = func(context.Context) ([]byte, error) { return nil, nil }
	d.keys("ctrl+v")
	d.allOpened()
	if said := d.status.label.Text(); said != d.T("paste.nothinghere") {
		t.Errorf("got %v, want %v", said, d.T("paste.nothinghere"))
	}
}

// TestPastingStops: Escape stops waiting for a clipboard that doesn't answer, and so does
// closing the window.
func TestPastingStops(t *testing.T) {
	d := play(t)
	d.toolkit.Clipboard().SetContent("")
	asked := make(chan bool, 2)
	d.opener.picture = func(ctx context.Context) ([]byte, error) {
		asked <- true
		<-ctx.Done()
		return nil, ctx.Err()
	}
	d.keys("ctrl+v")
	<-asked
	d.keys("right 4") // the game goes on
	d.until(func() bool { return strings.Contains(d.status.label.Text(), d.T("open.picture")) })
	d.keys("esc")
	if said := d.status.label.Text(); d.opener.current != nil || said != d.T("open.stopped") || d.app.Session().Game.State().Grid[1] != 4 {
		t.Error(said)
	}
	d.runner.Wait()
	d.keys("ctrl+v")
	<-asked
	d.Quit()
	d.Shutdown()
	d.runner.Wait()
}

// TestStartedWithAPhoto: closed, its page leads to the last game, or to Home if there is none.
func TestStartedWithAPhoto(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPhotoDropped reads a photo beside the window too")
	}
	path := pictureFile(t, "page.png", pictureOf(t, otherPuzzle))
	first := openDesk(t, t.TempDir(), path)
	if _, ok := first.app.Top().(*enter.Photo); !ok {
		t.Fatalf("%T", first.app.Top())
	}
	first.keys("esc")
	if _, ok := first.app.Top().(*home.Home); !ok {
		t.Errorf("without a game: %T", first.app.Top())
	}
	last := play(t)
	last.keys("right 4")
	if err := last.app.Session().Save(); err != nil {
		t.Fatal(err)
	}
	dir := last.crash()
	again := openDesk(t, dir, path)
	again.keys("esc")
	if len(again.app.Screens()) != 1 || again.app.Session().Game.State().Grid[1] != 4 {
		t.Errorf("%T", again.app.Top())
	}
}
