package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"

	embedded "sudoku/puzzle/font"
)

func parse(t testing.TB, data []byte) *Font {
	f, err := ParseFont(data)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func latinAndHan(t testing.TB) []*Font {
	return []*Font{parse(t, embedded.Regular), parse(t, embedded.Han)}
}

// write writes a file.
func write(t testing.TB, info Info, fonts []*Font, pages func(*Writer)) []byte {
	var b bytes.Buffer
	w := NewWriter(&b, info, fonts)
	pages(w)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestPage(t *testing.T) {
	f := read(t, write(t, Info{}, latinAndHan(t), func(w *Writer) {
		c := NewContent(w.fonts)
		c.Fill(1, 2.5, 3, -4.25, 0)
		c.Fill(0, 0, 1, 1, 0)
		c.Text(10, 20.005, "5", 0, 12, 0x40, Upright)
		c.Text(10.1, 20, "55", 0, 12, 0x40, Upright)
		c.Text(7, 8, "5", 0, 12.5, 255, UpsideDown)
		w.Add(Page{Width: 432, Height: 648.125, Trim: Box{9, 9, 423, 639}, Bleed: Box{0, 0, 432, 648}, Content: c})
	}))
	pages := f.pages(t, f.number(f.catalog(), "Pages"), 0)
	if len(pages) != 1 || !strings.Contains(pages[0], "/MediaBox[0 0 432 648.13]/BleedBox[0 0 432 648]/TrimBox[9 9 423 639]/") {
		t.Fatalf("pages %q", pages)
	}
	five := fmt.Sprintf("%04x", parse(t, embedded.Regular).glyph('5'))
	want := strings.ReplaceAll(`0 g
1 2.5 3 -4.25 re f
0 0 1 1 re f
0.251 g
/F0 12 Tf
BT 10 20.01 Td <5> Tj ET
BT 10.1 20 Td <55> Tj ET
1 g
/F0 12.5 Tf
BT -1 0 0 -1 7 8 Tm <5> Tj ET
`, "5>", five+">")
	want = strings.ReplaceAll(want, "<5", "<"+five)
	if _, got, _ := strings.Cut(f.at(pages[0], "Contents"), "\n"); got != want {
		t.Errorf("the page holds\n%s\nwant\n%s", got, want)
	}
	if r := f.at(pages[0], "Resources"); !strings.Contains(r, "/F0 ") || strings.Contains(r, "/F1 ") {
		t.Errorf("the only font that is used is 0: %s", r)
	}
}

// No node of the page tree has many children, whatever the number of pages.
func TestManyPages(t *testing.T) {
	for _, n := range []int{0, 1, fanout, fanout + 1, fanout*fanout + 1} {
		f := read(t, write(t, Info{}, nil, func(w *Writer) {
			for i := range n {
				c := NewContent(nil)
				c.Fill(0, 0, float64(i), 0, 0)
				w.Add(Page{Width: 10, Height: 10, Content: c})
			}
		}))
		pages := f.pages(t, f.number(f.catalog(), "Pages"), 0)
		if len(pages) != n {
			t.Fatalf("%d pages, want %d", len(pages), n)
		}
		for i, p := range pages {
			if !strings.Contains(f.at(p, "Contents"), fmt.Sprintf("\n0 0 %d 0 re f", i)) {
				t.Fatalf("%d pages: the %d-th is another", n, i)
			}
		}
	}
}

func TestInfo(t *testing.T) {
	f := read(t, write(t, Info{Title: "数独 😀", Author: `A (b) \c %d`, Lang: "zh-Hans"}, nil, func(*Writer) {}))
	const title, author = `/Title<feff6570 72ec 0020 d83d de00>`, `/Author(A \(b\) \\c %d)`
	if got := f.at(f.trailer, "Info"); got != "<<"+strings.ReplaceAll(title, " ", "")+author+">>" {
		t.Errorf("info: %s", got)
	}
	if got := f.catalog(); !strings.Contains(got, "/Lang(zh-Hans)") {
		t.Errorf("catalogue: %s", got)
	}
}

func TestOutline(t *testing.T) {
	f := read(t, write(t, Info{}, nil, func(w *Writer) {
		for _, line := range []struct {
			level int
			title string
		}{{0, "Easy"}, {1, "One"}, {1, "Two"}, {0, "Hard"}, {1, "Three"}, {2, "Four"}} {
			w.Add(Page{Width: 1, Height: 1, Content: NewContent(nil)})
			w.Outline(line.level, line.title)
		}
	}))
	pages := strings.Fields(first(f.at(f.at(f.catalog(), "Pages"), "Kids"), `/Kids\[(.*?)\]`))
	var lines []string
	var walk func(parent, level int)
	walk = func(parent, level int) {
		o := f.objects[parent]
		before := 0
		for n := f.number(o, "First"); n != 0; n = f.number(f.objects[n], "Next") {
			it := f.objects[n]
			if f.number(it, "Parent") != parent || f.number(it, "Prev") != before {
				t.Errorf("below %d, after %d: %s", parent, before, it)
			}
			page := slices.Index(pages, first(it, `/Dest\[(\d+)`)) / len("n0R")
			lines = append(lines, fmt.Sprintf("%d %s p%d n%s", level, first(it, `/Title\((.*?)\)`), page, first(it, `/Count (\d+)`)))
			walk(n, level+1)
			before = n
		}
		if before != f.number(o, "Last") {
			t.Errorf("the last of %s isn't %d", o, before)
		}
	}
	walk(f.number(f.catalog(), "Outlines"), 0)
	if got, want := strings.Join(lines, ", "), "0 Easy p0 n2, 1 One p1 n, 1 Two p2 n, 0 Hard p3 n2, 1 Three p4 n1, 2 Four p5 n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestEqualCallsGiveEqualBytes(t *testing.T) {
	fonts := latinAndHan(t)
	make := func(s string) []byte {
		return write(t, Info{Title: "T"}, fonts, func(w *Writer) {
			c := NewContent(w.fonts)
			c.Text(0, 0, s, 1, 10, 0, Upright)
			c.Text(0, 0, "0123456789", 0, 10, 0, Upright)
			w.Add(Page{Width: 100, Height: 100, Content: c})
		})
	}
	if !bytes.Equal(make("数独"), make("数独")) {
		t.Error("the same calls gave other bytes")
	}
	one, other := read(t, make("数独")), read(t, make("数书"))
	if id := `/ID\[<(.{32})>`; first(one.trailer, id) == first(other.trailer, id) {
		t.Error("two files with one ID", one.trailer)
	}
}

// A full is a disk with space for a number of bytes.
type full struct{ room int }

var errFull = errors.New("full")

func (f *full) Write(b []byte) (int, error) {
	if f.room -= len(b); f.room < 0 {
		return 0, errFull
	}
	return len(b), nil
}

func TestFull(t *testing.T) {
	whole := len(write(t, Info{}, nil, blankPages))
	for _, room := range []int{0, 1, whole / 2, whole - 1} {
		w := NewWriter(&full{room}, Info{}, nil)
		blankPages(w)
		if err := w.Close(); err != errFull {
			t.Errorf("%d of %d bytes: %v", room, whole, err)
		}
	}
	w := NewWriter(&full{}, Info{}, nil)
	for range 1000 {
		if err := w.Add(Page{Width: 100, Height: 100, Content: NewContent(nil)}); err == errFull {
			return
		}
	}
	t.Error("a thousand pages, and no word of the full disk")
}

func blankPages(w *Writer) {
	for range 10 {
		w.Add(Page{Width: 100, Height: 100, Content: NewContent(nil)})
	}
}

// Of a page that is written only the offset is kept.
func TestMemory(t *testing.T) {
	const bytesAPage = 200
	held := func(pages int) int {
		w := NewWriter(io.Discard, Info{}, nil)
		for i := range pages {
			c := NewContent(nil)
			for j := range 200 { // a kilobyte, packed
				c.Fill(float64(i), float64(j*j), float64(i*j), 1, 0)
			}
			if err := w.Add(Page{Width: 100, Height: 100, Content: c}); err != nil {
				t.Fatal(err)
			}
		}
		live := liveHeap()
		runtime.KeepAlive(w)
		return live
	}
	few, many := held(100), held(400)
	if grown := many - few; grown > 300*bytesAPage {
		t.Errorf("300 more pages hold %d bytes more, want no more than %d a page", grown, bytesAPage)
	}
}

// liveHeap returns the size of the heap in use.
func liveHeap() int {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC() // also empties the pools
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
