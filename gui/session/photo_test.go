package session

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"math/rand/v2"
	"testing"
	"testing/fstest"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// pictured returns a picture of puzzles beside each other, as a PNG file.
func pictured(t testing.TB, grids ...string) []byte {
	t.Helper()
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	var list []phototest.Grid
	for _, text := range grids {
		g, _ := puzzle.ParseGrid(text)
		list = append(list, phototest.Grid{Givens: g})
	}
	return pngOf(t, phototest.New(rand.New(rand.NewPCG(1, 2)), phototest.Easy, f, list...).Image)
}

func pngOf(t testing.TB, m image.Image) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestReadPictures: each line has the name of a file, its content, how many grids are in it,
// and the key of the sentence that says why it was not opened.
func TestReadPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	one := pictured(t, easy)
	grey := image.NewGray(image.Rect(0, 0, 400, 300))
	for _, tt := range []struct {
		name  string
		file  []byte
		grids int
		why   string
	}{
		{"page.png", one, 1, ""},
		{"page.txt", one, 1, ""},
		{"two.png", pictured(t, easy, easy[40:]+easy[:40]), 2, ""},
		{"cut.png", one[:len(one)/2], 0, "photo.damaged"},
		{"head.jpg", []byte("\xff\xd8\xff\xe0"), 0, "photo.damaged"},
		{"notes.jpg", []byte("hello\n"), 0, "photo.unknown"},
		{"empty.jpg", nil, 0, "photo.unknown"},
		{"wall.png", pngOf(t, grey), 0, "photo.none"},
		{"dot.png", pngOf(t, image.NewGray(image.Rect(0, 0, 1, 1))), 0, "photo.none"},
	} {
		r := reader(t, fstest.MapFS{tt.name: {Data: tt.file}}, nil)
		f, err := r.Read(t.Context(), Request{Paths: []string{"/" + tt.name}}, nothing)
		if err != nil || len(f.Shots) != tt.grids || len(f.Games) > 0 {
			t.Errorf("%s: %d grids, %d games, %v", tt.name, len(f.Shots), len(f.Games), err)
		}
		switch {
		case tt.why == "" && len(f.Failed) == 0:
		case len(f.Failed) != 1 || !errors.Is(f.Failed[0].Err, words.Error(tt.why)):
			t.Errorf("%s: %v", tt.name, f.Failed)
		}
	}
	// a puzzle in a text that is named like a picture
	r := reader(t, fstest.MapFS{"text.jpg": {Data: []byte(easy)}}, nil)
	if f, _ := r.Read(t.Context(), Request{Paths: []string{"/text.jpg"}}, nothing); len(f.Games) != 1 || len(f.Failed) > 0 {
		t.Error(f)
	}
}

// TestHugePicture: one of 100 megapixels is read within memory, or there is a sentence.
func TestHugePicture(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	var b bytes.Buffer
	coder := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := coder.Encode(&b, image.NewGray(image.Rect(0, 0, 11000, 9100))); err != nil {
		t.Fatal(err)
	}
	if all, err := ReadPhoto(t.Context(), "huge.png", b.Bytes()); len(all) > 0 || !errors.Is(err, photo.ErrNone) && !errors.Is(err, words.Error("photo.huge")) {
		t.Error(len(all), err)
	}
}

// TestReadPasted: the picture on the clipboard, or why there is none.
func TestReadPasted(t *testing.T) {
	r := reader(t, nil, nil)
	for _, tt := range []struct {
		file  []byte
		err   error
		grids int
		want  error
	}{
		{pictured(t, easy), nil, 1, nil},
		{nil, nil, 0, ErrNothing},
		{nil, context.DeadlineExceeded, 0, context.DeadlineExceeded},
		{[]byte("\x89PNG\r\n\x1a\n"), nil, 0, words.Error("photo.damaged")},
	} {
		f, err := r.Read(t.Context(), Request{Picture: func(context.Context) ([]byte, error) { return tt.file, tt.err }}, nothing)
		if err != nil || len(f.Shots) != tt.grids {
			t.Error(len(f.Shots), "grids,", err)
		}
		if tt.want != nil && (len(f.Failed) != 1 || !f.Failed[0].Pasted || !errors.Is(f.Failed[0].Err, tt.want)) {
			t.Error(f.Failed)
		}
	}
}

// TestShots: what a shot has, and how it reads after a quarter turn and with a corner moved.
func TestShots(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	all, err := ReadPhoto(t.Context(), "page.png", pictured(t, easy))
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	s, want := all[0], all[0].Givens
	if g, _ := puzzle.ParseGrid(easy); want != g || s.Name != "page.png" {
		t.Error(s.Name, want)
	}
	if size := s.Straight.Bounds().Size(); size != image.Pt(11*ShotCell, 11*ShotCell) {
		t.Errorf("straightened: got %v, want %v", size, image.Pt(11*ShotCell, 11*ShotCell))
	}
	if size := s.Overview.Bounds().Size(); max(size.X, size.Y) > overviewSide {
		t.Error("overview:", size)
	}
	turned := s
	for range 4 {
		turned = turned.Turned()
	}
	if turned.Givens != want || s.Turned().Givens == want {
		t.Error("four quarters:", turned.Givens)
	}
	q := s.Nodes.Corners()
	if same := s.MovedCorners(q); same.Givens != want {
		t.Errorf("the same corners: got %v, want %v", same.Givens, want)
	}
	for i := range q {
		q[i].X += s.Nodes.At(1, 0).X - s.Nodes.At(0, 0).X // a cell to the right
	}
	if off := s.MovedCorners(q); off.Givens == want {
		t.Error("corners a cell off don't matter")
	}
}

// TestPhotoStops: a photo is not read on after its request is cancelled.
func TestPhotoStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if all, err := ReadPhoto(ctx, "", pictured(t, easy)); !errors.Is(err, context.Canceled) || len(all) > 0 {
		t.Error(len(all), err)
	}
}

// TestSheetWithCode: a sheet that the program printed with a code, solved in part by pen and
// photographed, has the givens of its code, and what was written; a wrong entry is read as it
// is, or is in doubt.
func TestSheetWithCode(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	givens, _ := puzzle.ParseGrid(easy)
	solution, _ := solver.Solve(givens)
	rng := rand.New(rand.NewPCG(3, 4))
	var entries puzzle.Grid
	for c, d := range solution {
		if givens[c] == 0 && rng.Float64() < .6 {
			entries[c] = d
		}
	}
	wrong := entries.Filled().First()
	entries[wrong] = entries[wrong]%9 + 1
	for _, code := range []bool{true, false} {
		m := printed(t, givens, code).Written(rand.New(rand.NewPCG(5, 6)), &entries, 76)
		all, err := ReadPhoto(t.Context(), "sheet.png", pngOf(t, m))
		if err != nil || len(all) == 0 {
			t.Fatal(len(all), err)
		}
		s := all[0]
		if s.Coded != code {
			t.Errorf("read by its code: %v, want %v", s.Coded, code)
		}
		lost := 0
		for c := range entries {
			if s.Entries[c] != entries[c] {
				lost++
			}
		}
		t.Logf("code %v: %d of %d entries differ; %d doubts", code, lost, entries.Count(), s.Doubts().Len())
		if code && (s.Givens != givens || lost > 2 || s.Entries[wrong] != entries[wrong] && !s.Doubts().Has(wrong)) {
			t.Errorf("%d entries differ, the wrong one is %d, not %d:\n%v\n%v\n%v", lost, s.Entries[wrong], entries[wrong], s.Givens, s.Entries, entries)
		}
	}
}

// printed returns a sheet of four grids of a puzzle.
func printed(t *testing.T, givens puzzle.Grid, code bool) phototest.Sheet {
	it := print.Item{Puzzle: puzzle.Puzzle{Givens: givens}}
	sheet := print.Sheet{Items: print.List{it}, Options: print.Options{PerPage: 4, QR: code, Paper: print.A4}}
	d, err := sheet.Document()
	if err != nil {
		t.Fatal(err)
	}
	m := d.PageAt(0).Image(12)
	all, err := photo.Read(t.Context(), photo.NewPicture(m), counting())
	if err != nil || len(all) == 0 {
		t.Fatal("no grid on the sheet", err)
	}
	q := all[0].Nodes.Corners()
	return phototest.Sheet{Image: m, X: q[0].X, Y: q[0].Y, Cell: (q[1].X - q[0].X) / 9}
}
