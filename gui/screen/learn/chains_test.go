package learn

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

var writeChains = flag.String("chains", "", "paint the pictures of docs/pictures/chains anew; every form of them into this folder")

// A drawnChain is one of testdata/chains.txt: its technique, its notation, and a position with
// givens as "!5", entries as "=5" and candidates.
type drawnChain struct {
	tech *logic.Technique
	pos  puzzle.Position
	step logic.Step
}

func drawnChains(t *testing.T) (list []drawnChain) {
	t.Helper()
	text, err := os.ReadFile("testdata/chains.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range strings.Split(strings.TrimSpace(string(text)), "\n\n") {
		head := strings.SplitN(block, "\n", 3)
		tech, _ := logic.ByID(head[0])
		c := drawnChain{tech: tech, pos: chainPosition(head[2])}
		steps, _ := logic.AllContext(context.Background(), &c.pos, []*logic.Technique{tech})
		for _, s := range steps {
			if s.Notation() == head[1] {
				c.step = s
			}
		}
		if c.step.Technique == nil {
			t.Fatalf("%s: not found", head[1])
		}
		list = append(list, c)
	}
	return list
}

func chainPosition(text string) (pos puzzle.Position) {
	for i, word := range strings.Fields(text) {
		c := puzzle.Cell(i)
		digits := word
		if word[0] == '!' || word[0] == '=' {
			pos.Grid[c] = puzzle.Digit(word[1] - '0')
			digits = ""
		}
		if word[0] == '!' {
			pos.Given.Add(c)
		}
		for _, d := range digits {
			pos.Cands[c] |= puzzle.Digit(d - '0').Set()
		}
	}
	return pos
}

// view is what a hint shows of the chain at its end.
func (c *drawnChain) view() board.View {
	v := board.View{Givens: c.pos.Given, Flags: board.FixedPlaces}
	v.State.Grid, v.State.Centre = c.pos.Grid, c.pos.Cands
	v.Hint = c.step.Diagram
	if c.step.Diagram.Chains() > 1 {
		v.Hint = c.step.Diagram.OfChain(1)
	}
	return v
}

// TestChainPictures: docs/pictures/chains has a picture of each of ten chains, and they are as
// the program draws them. With -args -chains FOLDER it paints them, and every form of each,
// light and dark, at 1x and 2x, into the folder.
func TestChainPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	painter := paint.NewPainter()
	for i, c := range drawnChains(t) {
		name := fmt.Sprintf("%02d-%s", i+1, c.tech.ID)
		path := filepath.Join("../../../docs/pictures/chains", name+".png")
		pal := []*theme.Palette{&theme.Light, &theme.Dark}[i%2]
		var b bytes.Buffer
		coder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := coder.Encode(&b, screentest.FewColours(board.Picture(painter, pal, c.view(), 500))); err != nil {
			t.Fatal(err)
		}
		if *writeChains != "" {
			if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
			writeForms(t, painter, &c, filepath.Join(*writeChains, name))
			continue
		}
		if was, err := os.ReadFile(path); err != nil {
			t.Error(err)
		} else if !samePicture(was, b.Bytes()) {
			t.Errorf("%s is out of date; go test ./gui/screen/learn -run TestChainPictures -args -chains FOLDER paints it anew", path)
		}
	}
}

// samePicture reports whether two PNG files show the same, but for a few pixels: edges differ
// by a shade from one kind of processor to another.
func samePicture(a, b []byte) bool {
	m, err := png.Decode(bytes.NewReader(a))
	n, err2 := png.Decode(bytes.NewReader(b))
	if err != nil || err2 != nil || m.Bounds() != n.Bounds() {
		return false
	}
	differ := 0
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			r, g, _, _ := m.At(x, y).RGBA()
			s, h, _, _ := n.At(x, y).RGBA()
			if max(r, s)-min(r, s) > 0x4000 || max(g, h)-min(g, h) > 0x4000 {
				differ++
			}
		}
	}
	return differ < 50
}

func writeForms(t *testing.T, painter *paint.Painter, c *drawnChain, name string) {
	t.Helper()
	for _, scale := range []int{1, 2} {
		for look, pal := range map[string]*theme.Palette{"light": &theme.Light, "dark": &theme.Dark, "contrast": &theme.HighContrast} {
			f, err := os.Create(fmt.Sprintf("%s-%s-%dx.png", name, look, scale))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, board.Picture(painter, pal, c.view(), 660*scale)); err != nil {
				t.Fatal(err)
			}
			f.Close()
		}
	}
}
