package print

import (
	"bytes"
	"encoding/xml"
	"image"
	"image/png"
	"math"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// An SVG drawing has an outline for each digit and mark, and a PNG picture is dark where a
// digit is and nowhere else.
func TestPictureShowsTheDigits(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	var p puzzle.Puzzle
	p.Givens[0], p.Entries[40] = 5, 7
	p.Centre[80], p.Title = puzzle.AllDigits, `<5> & "more"`
	page := Picture(&p)

	var b bytes.Buffer
	if err := PNG(&b, page); err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	for c := range puzzle.Cell(81) {
		want := c == 0 || c == 40 || c == 80
		if got := inked(m, page, c); got != want {
			t.Errorf("%v has ink: %v", c, got)
		}
	}
	if err := SVG(&b, page, p.Title); err != nil {
		t.Fatal(err)
	}
	var drawing struct {
		Title string `xml:"title"`
		G     []struct {
			Path []struct {
				D string `xml:"d,attr"`
			} `xml:"path"`
		} `xml:"g"`
	}
	if err := xml.Unmarshal(b.Bytes(), &drawing); err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, g := range drawing.G {
		for _, path := range g.Path {
			if n++; !strings.HasPrefix(path.D, "M") {
				t.Errorf("an outline begins %.9s", path.D)
			}
		}
	}
	if n != 1+1+9 || drawing.Title != p.Title {
		t.Errorf("%d outlines, title %q", n, drawing.Title)
	}
}

func pixel(mm float64) int { return int(math.Round(mm * dots)) }

// inked reports whether anything dark is well inside a cell.
func inked(m image.Image, page Page, c puzzle.Cell) bool {
	b := frameFor(pictureSide).at(pictureMargin, pictureMargin)
	x, y := b.centre(c)
	near := .4 * b.cell
	for py := pixel(y - near); py < pixel(y+near); py++ {
		for px := pixel(x - near); px < pixel(x+near); px++ {
			if r, _, _, _ := m.At(px, py).RGBA(); r < 0x8000 {
				return true
			}
		}
	}
	return false
}

// The outlines of a text upside down are the upright ones, turned around its origin.
func TestOutlinesTurn(t *testing.T) {
	up := Text{X: 10, Y: 20, S: "42", Face: Bold, Size: 12}
	down := up
	down.Turn = UpsideDown
	var points [2][][2]float64
	for i, text := range []Text{up, down} {
		for s := range text.outlines() {
			points[i] = append(points[i], s.at[0])
		}
	}
	for i, p := range points[0] {
		if q := points[1][i]; math.Abs(p[0]+q[0]-20) > 1e-9 || math.Abs(p[1]+q[1]-40) > 1e-9 {
			t.Fatalf("%v turns into %v", p, q)
		}
	}
}
