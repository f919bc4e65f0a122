package print

import (
	"bytes"
	"encoding/xml"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// needs skips a test where a program is missing, or where tests are to be short.
func needs(t *testing.T, programs ...string) {
	if testing.Short() {
		t.Skip("other programs read every page")
	}
	for _, name := range programs {
		if _, err := exec.LookPath(name); err != nil {
			t.Skip(name + " is not here")
		}
	}
}

// A word is a word of a page, in millimetres from its top left corner.
type word struct {
	text string
	at   rect
}

// readFile writes a document, checks the file, and returns the grids on its pages.
func readFile(t *testing.T, d *Document) (all []found) {
	name := filepath.Join(t.TempDir(), "a.pdf")
	var b bytes.Buffer
	if err := d.PDF(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("qpdf", "--check", name).CombinedOutput(); err != nil {
		t.Errorf("qpdf: %s", out)
	}
	checkFonts(t, name)
	for i, words := range readWords(t, name) {
		p := d.PageAt(i)
		for _, g := range grids(p) {
			all = append(all, readGrid(t, g, words, p.Width, i+1))
		}
	}
	return all
}

// checkFonts checks that all fonts of a file are embedded.
func checkFonts(t *testing.T, name string) {
	out, err := exec.Command("pdffonts", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) < 3 {
		t.Errorf("no fonts:\n%s", out)
	}
	for _, line := range lines[2:] {
		if f := strings.Fields(line); f[len(f)-5] != "yes" {
			t.Errorf("not embedded: %s", line)
		}
	}
}

func readWords(t *testing.T, name string) (pages [][]word) {
	out, err := exec.Command("pdftotext", "-bbox", name, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Pages []struct {
			Words []struct {
				X0   float64 `xml:"xMin,attr"`
				Y0   float64 `xml:"yMin,attr"`
				X1   float64 `xml:"xMax,attr"`
				Y1   float64 `xml:"yMax,attr"`
				Text string  `xml:",chardata"`
			} `xml:"word"`
		} `xml:"body>doc>page"`
	}
	dec := xml.NewDecoder(bytes.NewReader(out))
	dec.Strict, dec.Entity = false, xml.HTMLEntity
	if err := dec.Decode(&doc); err != nil {
		t.Fatal(err)
	}
	const mm = 25.4 / 72
	for _, p := range doc.Pages {
		var list []word
		for _, w := range p.Words {
			list = append(list, word{w.Text, rect{w.X0 * mm, w.Y0 * mm, w.X1 * mm, w.Y1 * mm}})
		}
		pages = append(pages, list)
	}
	return pages
}

// A drawn is the outline of a grid on a page, and whether it is upside down.
type drawn struct {
	at     rect
	turned bool
}

// grids finds the grids of a page by their lines: 20 that are level and upright in turn,
// all as long as the grid.
func grids(p Page) (list []drawn) {
	for i := 0; i+20 <= len(p.Fills); i++ {
		side, ok := max(p.Fills[i].W, p.Fills[i].H), true
		for k, f := range p.Fills[i : i+20] {
			long := f.W
			if k%2 == 1 {
				long = f.H
			}
			ok = ok && math.Abs(long-side) < 1e-6
		}
		if ok && side > 10 {
			list = append(list, drawn{at: union(p.Fills[i : i+20])})
			i += 19
		}
	}
	for i := range list {
		for _, t := range p.Texts {
			if t.Turn == UpsideDown && t.ground().in(list[i].at) {
				list[i].turned = true
			}
		}
	}
	return list
}

var digits = regexp.MustCompile(`^[1-9]+$`)

// readGrid reads a grid, the number above it and the page it names.
func readGrid(t *testing.T, g drawn, words []word, width float64, page int) (f found) {
	f.page = page
	side := g.at[2] - g.at[0]
	for _, w := range words {
		if w.at.overlaps(g.at) && digits.MatchString(w.text) {
			f.read(w, g, side)
		}
	}
	f.number, f.refers = labelOf(g, words)
	f.page = printedPage(words, width, g, page)
	return f
}

// read reads the digits of a word into the cells where they are: pdftotext joins those of
// cells side by side.
func (f *found) read(w word, g drawn, side float64) {
	if w.at[3]-w.at[1] < .045*side { // a tiny digit to strike out
		return
	}
	n := float64(len(w.text))
	for i, r := range w.text {
		x := w.at[0] + (float64(i)+.5)/n*(w.at[2]-w.at[0])
		if g.turned {
			x = w.at[2] - (float64(i)+.5)/n*(w.at[2]-w.at[0])
		}
		col, row := int(9*(x-g.at[0])/side), int(9*((w.at[1]+w.at[3])/2-g.at[1])/side)
		if g.turned {
			col, row = 8-col, 8-row
		}
		if 0 <= row && row < 9 && 0 <= col && col < 9 {
			f.grid[9*row+col] = puzzle.Digit(r - '0')
		}
	}
}

// labelOf returns the number next to the upper left corner of a grid, and the page named
// above or below it at the right.
func labelOf(g drawn, words []word) (number, refers int) {
	best := 8.0
	for i, w := range words {
		n, err := strconv.Atoi(strings.Trim(w.text, "·"))
		if err != nil {
			continue
		}
		x, y := w.at[0]-g.at[0], g.at[1]-w.at[3]
		if g.turned {
			x, y = g.at[2]-w.at[2], w.at[1]-g.at[3]
		}
		if math.Abs(x) < 3 && y > -2 && y < best {
			number, best = n, y
		}
		right := math.Abs(w.at[2]-g.at[2]) < 1.5
		near := math.Abs(w.at[1]-g.at[3]) < 5 || math.Abs(w.at[3]-g.at[1]) < 5
		if i > 0 && words[i-1].text == "page" && right && near {
			refers = n
		}
	}
	return number, refers
}

// printedPage returns the page number that is printed on the half of the paper with a
// grid: in a booklet two pages are side by side.
func printedPage(words []word, width float64, g drawn, page int) int {
	for i, w := range words {
		if i+3 < len(words) && w.text == "Page" && words[i+2].text == "of" && (w.at[0] < width/2) == (g.at[0] < width/2) {
			page, _ = strconv.Atoi(words[i+1].text)
		}
	}
	return page
}
