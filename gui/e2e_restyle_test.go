//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"
	"weak"

	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
	desk "sudoku/gui/window"
)

// changes is how often TestRestyle changes the look of the window.
var changes = flag.Int("changes", map[bool]int{false: 90, true: 500}[os.Getenv("SUDOKU_LONG") != ""],
	"how often TestRestyle changes theme, size and language")

// perChange is the greatest growth of the heap per change: 20 MB in 500.
const perChange = 40 << 10

// TestRestyle changes theme, text size and language again and again, on four pages, and
// checks the growth of the heap.
func TestRestyle(t *testing.T) {
	home := t.TempDir()
	sizes := filepath.Join(home, "sizes")
	p := newScreen(t).openInside("restyle", home, "FYNE_CACHE=1s",
		"SUDOKU_SIZES="+sizes, "SUDOKU_CHANGES="+strconv.Itoa(*changes))
	t.Parallel() // the window goes on by itself while other tests begin
	var before, after int
	was, moved := bytes.Clone(p.bytes), time.Now()
	for ; after == 0; time.Sleep(100 * time.Millisecond) {
		if b, err := os.ReadFile(sizes); err == nil {
			fmt.Sscan(string(b), &before, &after)
		}
		if !bytes.Equal(p.bytes, was) {
			was, moved = bytes.Clone(p.bytes), time.Now()
		}
		if time.Since(moved) > patience {
			t.Fatal("nothing changes, and the changes are not done; the screen is ", p.keep("restyling"))
		}
	}
	t.Logf("%d changes: from %.1f MB to %.1f MB", *changes, float64(before)/1e6, float64(after)/1e6)
	if grown := after - before; grown > perChange**changes {
		t.Errorf("the heap grew by %d bytes in %d changes", grown, *changes)
	}
}

func init() { inside["restyle"] = restyle }

// restyle is the part of TestRestyle that runs inside the program.
func restyle() {
	w := <-opened
	theWindow()
	n, _ := strconv.Atoi(os.Getenv("SUDOKU_CHANGES"))
	perform(w, pages[0])
	for i := range 12 {
		change(w, i)
	}
	before := leastHeap(w)
	for i := range n {
		if part := n / len(pages); i%part == 0 {
			perform(w, pages[i/part%len(pages)])
		}
		change(w, i)
	}
	perform(w, pages[0])
	sizes := fmt.Sprintln(before, leastHeap(w))
	if err := os.WriteFile(os.Getenv("SUDOKU_SIZES"), []byte(sizes), 0o600); err != nil {
		panic(err)
	}
}

// change does the i-th change: of size, theme and language in turn, there and back.
func change(w *desk.Window, i int) {
	lines := [][2]string{{"larger", "smaller"}, {"theme.light", "theme.dark"}, {"English", "Deutsch"}}
	perform(w, lines[i%3][i/3%2])
}

// pages are pages with a text field, with a board, with a list, and with what is made in the
// background.
var pages = []string{"library", "enter", "statistics", "home"}

// perform runs the action of a line of the menus, and waits for some frames.
func perform(w *desk.Window, id string) {
	fyne.DoAndWait(func() { w.Perform(id) })
	time.Sleep(30 * time.Millisecond)
}

// leastHeap returns the size of the heap after the toolkit has freed what it does not
// show, which it does every ten seconds if something changes: when what was shown first
// is gone.
func leastHeap(w *desk.Window) (least uint64) {
	least = math.MaxUint64
	first := shown(theWindow())
	for i := 0; first.Value() != nil; i++ {
		change(w, 1+3*i)
		time.Sleep(300 * time.Millisecond)
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		least = min(least, m.HeapAlloc)
	}
	return least
}

// shown returns a control that the window shows.
func shown(w fyne.Window) (control weak.Pointer[widget.Control]) {
	fyne.DoAndWait(func() {
		for _, o := range w.Content().(*fyne.Container).Objects {
			if c, ok := o.(*widget.Control); ok {
				control = weak.Make(c)
			}
		}
	})
	if control.Value() == nil {
		panic("the window shows no control")
	}
	return control
}
