package session

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

const easy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"

// A counted file counts the bytes read from it, and calls a func after a given number.
type counted struct {
	fs.File
	text io.Reader
	n    int
	at   int
	do   func()
}

func (c *counted) Read(b []byte) (int, error) {
	n, err := c.text.Read(b)
	if c.n += n; c.do != nil && c.n >= c.at {
		c.do()
		c.do = nil
	}
	return n, err
}

// reader returns a Reader that reads files from a map, and one that is counted.
func reader(t *testing.T, files fstest.MapFS, c *counted) Reader {
	return Reader{Store: store.Games{Dir: t.TempDir()}, Now: time.Now, Open: func(path string) (fs.File, error) {
		f, err := files.Open(strings.TrimPrefix(path, "/"))
		if c != nil && err == nil {
			c.File = f
			return c, nil
		}
		return f, err
	}}
}

func nothing(Found) {}

// TestRead: each line has the name of a file, its content, the number of games and of
// listed puzzles in it, and the error.
func TestRead(t *testing.T) {
	g, _ := puzzle.ParseGrid(easy)
	var saved strings.Builder
	if err := game.New(puzzle.Puzzle{Givens: g}, time.Now).Save(&saved); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, text    string
		games, listed int
		fails         error
	}{
		{"one.txt", easy, 1, 0, nil},
		{"saved.sudoku", "\n " + saved.String(), 1, 0, nil},
		{"cut.sudoku", saved.String()[:saved.Len()-5], 1, 0, nil},
		{"two.txt", easy + "\n" + easy, 0, 2, nil},
		{"faulty.txt", easy + "\n123\n" + easy + "\n", 0, 2, nil},
		{"one and faults.txt", easy + "\n123x\n", 1, 0, nil},
		{"sum.txt", "shape: killer\ncage: 29 r1c1 r1c2 r1c3\n" + strings.Repeat(".........\n", 9), 1, 0, nil},
		{"empty", "", 0, 0, ErrNoPuzzle},
		{"comment", "# nothing\n", 0, 0, ErrNoPuzzle},
		{"large", strings.Repeat("x", MaxText+1), 0, 0, ErrTooLarge},
		{"none", "\x00", 0, 0, fs.ErrNotExist},
	} {
		files := fstest.MapFS{}
		if !errors.Is(tt.fails, fs.ErrNotExist) {
			files[tt.name] = &fstest.MapFile{Data: []byte(tt.text)}
		}
		f, err := reader(t, files, nil).Read(t.Context(), Request{Paths: []string{"/" + tt.name}}, nothing)
		failed := len(f.Failed) == 1 && errors.Is(f.Failed[0].Err, tt.fails)
		if err != nil || len(f.Games) != tt.games || len(f.List) != tt.listed || failed != (tt.fails != nil) {
			t.Errorf("%s: %d games, %d listed, %v, %v", tt.name, len(f.Games), len(f.List), f.Failed, err)
		}
	}
}

// TestProseIsLeftSoon: reading a large file of prose stops early.
func TestProseIsLeftSoon(t *testing.T) {
	words := "It was the best of times, it was the worst of times; in 1789, say the 5th.\n"
	for name, text := range map[string]string{
		"prose":       words,
		"one line":    strings.TrimSpace(words) + " ",
		"faulty":      strings.Repeat("1", 50) + " " + words,
		"short links": "https://sudokupad.app/wsj7iunsg6\n",
		"binary":      "\x00\x01\x02 \n",
		"open JSON":   `{"grid": [`,
		"open XML":    "<a>",
	} {
		c := &counted{text: strings.NewReader(strings.Repeat(text, MaxText/len(text)))}
		f, err := reader(t, fstest.MapFS{"a": {}}, c).Read(t.Context(), Request{Paths: []string{"/a"}}, nothing)
		if err != nil || len(f.Failed) != 1 || c.n > 2<<20 {
			t.Errorf("%s: %d bytes were read, %v, %v", name, c.n, f.Failed, err)
		}
	}
}

// TestReadStops: once its context is done a Read of any input soon stops.
func TestReadStops(t *testing.T) {
	for name, text := range map[string]string{
		"puzzles": easy + "\n", "comments": "# a\n", "blank": "\n", "rows below a grid": "x\n", "lists": easy + "\n123\n",
		"game": "enter 4 r1c2\nenter 5 r1c2\n", "JSON": "{}\n",
	} {
		ctx, cancel := context.WithCancel(t.Context())
		head := map[string]string{"rows below a grid": strings.Repeat("123456789\n", 9), "game": "sudoku-desk game 3\ngivens " + easy + "\n"}[name]
		c := &counted{text: io.MultiReader(strings.NewReader(head), strings.NewReader(strings.Repeat(text, MaxText/len(text)))), at: 1 << 20, do: cancel}
		_, err := reader(t, fstest.MapFS{"a": {}}, c).Read(ctx, Request{Paths: []string{"/a", "/a", "/b"}}, nothing)
		if !errors.Is(err, context.Canceled) || c.n > 5<<18 {
			t.Errorf("%s: %d bytes were read, %v", name, c.n, err)
		}
	}
}

// TestEndlessFile: a file that claims to be small but never ends is read up to a limit.
func TestEndlessFile(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	c := &counted{text: endless("# a\n")}
	f, err := reader(t, fstest.MapFS{"a": {}}, c).Read(t.Context(), Request{Paths: []string{"/a"}}, nothing)
	if err != nil || c.n > MaxText+1<<20 || len(f.Failed) != 1 {
		t.Errorf("%d bytes were read, %v, %v", c.n, f.Failed, err)
	}
}

type endless string

func (e endless) Read(b []byte) (n int, err error) {
	for n < len(b) {
		n += copy(b[n:], e)
	}
	return n, nil
}

// TestReportsPuzzles: the first puzzles of a long file are reported before the last is
// read.
func TestReportsPuzzles(t *testing.T) {
	reports := 0
	r := Reader{Open: func(path string) (fs.File, error) { return os.Open(path) }, Now: time.Now}
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(strings.Repeat(easy+"\n", 1000)), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := r.Read(t.Context(), Request{Paths: []string{path, path}}, func(f Found) {
		if reports++; reports == 1 && len(f.List) != 8 {
			t.Error("the first report has", len(f.List))
		}
	})
	if err != nil || len(f.List) != 2000 || reports != 8 || f.List[0].Puzzle().Source != "many.txt" {
		t.Error(len(f.List), reports, err)
	}
}

// TestDroppedLink: each link becomes a game or a failure of its own.
func TestDroppedLink(t *testing.T) {
	g, _ := puzzle.ParseGrid(easy)
	link := strings.TrimSpace(format.SudokuWikiURL.Text(puzzle.Puzzle{Givens: g}))
	f, err := Reader{}.Read(t.Context(), Request{Links: []string{link, "https://f-puzzles.com/?load=" + strings.Repeat("/", 4000)}}, nothing)
	if err != nil || len(f.Games) != 1 || len(f.Failed) != 1 || f.Failed[0].Link == "" {
		t.Error(f, err)
	}
}

// TestMemoryIsGivenBack: of a large file only the puzzles stay in memory; the rest goes
// back to the operating system.
func TestMemoryIsGivenBack(t *testing.T) {
	if testing.Short() {
		t.Skip("measures memory")
	}
	spent := make([]byte, 128<<20) // as if earlier files had used it
	for i := range spent {
		spent[i] = 1
	}
	text := strings.Repeat(easy+"\n", 4<<20/82)
	found, err := reader(t, nil, nil).Read(t.Context(), Request{Text: text}, nothing)
	if err != nil || len(found.List) < 50000 {
		t.Fatal(len(found.List), err)
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if unused := m.HeapIdle - m.HeapReleased; unused > 32<<20 {
		t.Errorf("%d kB unused and not given back", unused>>10)
	}
	runtime.KeepAlive(found)
}

// TestLinksStop: of many links none is read any more when the context has ended.
func TestLinksStop(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if f, err := (Reader{}).Read(ctx, Request{Links: make([]string, 100)}, nothing); err == nil || len(f.Failed) > 0 {
		t.Error(len(f.Failed), err)
	}
}
