package cli

import (
	"bytes"
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/words"
)

// A photographed is the answer of read: a grid of a picture.
type photographed struct {
	File      *string     `json:"file"` // null for standard input
	Grid      int         `json:"grid"` // its number in the picture, in reading order
	Givens    *cells      `json:"givens"`
	Entries   *cells      `json:"entries"`   // what is written by hand, or typed by the player
	Marks     cellMap     `json:"marks"`     // the digits noted in cells
	Own       ownMap      `json:"own"`       // how likely the digits of cells are the player's
	Solutions int         `json:"solutions"` // of the givens: 0, 1, or 2 for more
	Certain   bool        `json:"certain"`   // one solution, no doubts, and givens that look alike
	Differ    *string     `json:"differ"`    // how those differ, null if they don't
	Corners   [4][2]int   `json:"corners"`   // in pixels, clockwise from the top left of the grid
	Doubts    []doubt     `json:"doubts"`
	both      puzzle.Grid // for text with entries
	entries   bool
	marks     bool
	noted     [81]puzzle.DigitSet
}

// A cellMap is what cells hold, by their names; an ownMap how likely that is.
type (
	cellMap map[string]string
	ownMap  map[string]float64
)

// A doubt is a cell that may be read wrongly.
type doubt struct {
	Cell         string        `json:"cell"`
	Digit        int           `json:"digit"` // 0 for none
	Probability  float64       `json:"probability"`
	Alternatives []alternative `json:"alternatives"`
}

// An alternative is what a cell may hold, by its picture alone.
type alternative struct {
	Digit       int     `json:"digit"` // 0 for none
	Probability float64 `json:"probability"`
}

// answer makes the record of a grid.
func (r *reading) answer(file string, g *photo.Reading) *photographed {
	p := puzzle.Puzzle{Givens: g.Givens, Entries: g.Entries}
	a := &photographed{
		File: placeOf(file, 0).File, Grid: g.Place.Number, Givens: (*cells)(&g.Givens), Entries: (*cells)(&g.Entries),
		Solutions: g.Solutions, Certain: g.Certain(), Doubts: []doubt{}, both: p.Grid(), entries: *r.entries,
		marks: *r.marks, noted: g.Marks, Marks: cellMap{}, Own: ownMap{},
	}
	for c, m := range g.Marks {
		if m != 0 {
			a.Marks[puzzle.Cell(c).String()] = m.String()
		}
		if own := rounded(g.Own[c]); own > 0 {
			a.Own[puzzle.Cell(c).String()] = own
		}
	}
	if g.Differ != photo.NoDifference {
		name := g.Differ.String()
		a.Differ = &name
	}
	for i, c := range g.Nodes.Corners() {
		a.Corners[i] = [2]int{int(math.Round(c.X)), int(math.Round(c.Y))}
	}
	for c := range g.Doubts().All() {
		d := doubt{Cell: c.String(), Digit: int(a.both[c]), Probability: rounded(g.Sure[c]), Alternatives: []alternative{}}
		for _, o := range g.Alternatives(c) {
			d.Alternatives = append(d.Alternatives, alternative{int(o.Digit), rounded(o.Chance)})
		}
		a.Doubts = append(a.Doubts, d)
	}
	return a
}

func rounded(p float64) float64 { return math.Round(1e4*p) / 1e4 }

func (a *photographed) text(dst []byte, _ pen) []byte {
	if a.marks {
		p := puzzle.Puzzle{Givens: a.both, Centre: a.noted}
		return bytes.TrimSuffix(format.Pencilmarks.Append(dst, &p), []byte("\n"))
	}
	if a.entries {
		return append(dst, a.both.String()...)
	}
	return append(dst, a.Givens.column()...)
}

func (a *photographed) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, a.file(), strconv.Itoa(a.Grid), a.Givens.column(), a.Entries.column(),
		strconv.Itoa(a.Solutions), strconv.FormatBool(a.Certain), strconv.Itoa(len(a.Doubts)), column(a.Differ))
}

func (a *photographed) file() string {
	if a.File == nil {
		return stdin
	}
	return *a.File
}

// appendDoubts appends a line for each doubt: file, grid, cell, digit, probability,
// alternatives; and one that says how the givens differ.
func (a *photographed) appendDoubts(dst []byte, l words.Lang) []byte {
	for _, d := range a.Doubts {
		var others []string
		for _, o := range d.Alternatives {
			others = append(others, fmt.Sprintf("%d:%.4f", o.Digit, o.Probability))
		}
		dst = tabbed(dst, a.file(), strconv.Itoa(a.Grid), d.Cell, strconv.Itoa(d.Digit),
			strconv.FormatFloat(d.Probability, 'f', 4, 64), strings.Join(others, " "))
		dst = append(dst, '\n')
	}
	if a.Differ != nil {
		dst = append(tabbed(dst, a.file(), strconv.Itoa(a.Grid), l.T("photo.differ."+*a.Differ)), '\n')
	}
	return dst
}

// draw writes the grid, straightened, as a picture named after its file.
func (a *photographed) draw(folder string, p *photo.Picture, g *photo.Reading) error {
	var b bytes.Buffer
	if err := png.Encode(&b, p.Straight(&g.Nodes, 50)); err != nil {
		return err
	}
	base := filepath.Base(a.file())
	base = strings.TrimSuffix(base, filepath.Ext(base))
	if a.File == nil || base == stdin {
		base = "stdin"
	}
	return os.WriteFile(filepath.Join(folder, fmt.Sprintf("%s-%d.png", base, a.Grid)), b.Bytes(), 0o666)
}
