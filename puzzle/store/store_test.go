package store

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

func save(t *testing.T, s Games, name string, g *game.Game) {
	t.Helper()
	if err := s.Save(name, g); err != nil {
		t.Fatal(err)
	}
}

// names lists the files in the folder.
func names(t *testing.T, dir string) string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return strings.Join(list, " ")
}

func TestStore(t *testing.T) {
	s := Games{filepath.Join(t.TempDir(), "new", "games")}
	if name, err := newest(s); name != "" || err != nil {
		t.Error("a store without a folder:", name, err)
	}
	if list, err := s.List(); len(list) > 0 || err != nil {
		t.Error("an empty store lists", list, err)
	}
	g := played("one", 3)
	save(t, s, "a.sudoku", played("none", 0))
	save(t, s, "a.sudoku", g)
	h, cut, err := s.Load("a.sudoku", stopped)
	if err != nil || cut != nil {
		t.Fatal(err, cut)
	}
	same(t, g, h)
	if _, _, err := s.Load("b.sudoku", time.Now); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	for path, want := range map[string]fs.FileMode{s.Dir: 0o700, s.Path("a.sudoku"): 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v %v", path, info.Mode(), err)
		}
	}
	if got := names(t, s.Dir); got != "a.sudoku" {
		t.Errorf("the folder holds: got %q, want %q", got, "a.sudoku")
	}
}

// TestUsable: games are kept where a file can be made, or where there are some already.
func TestUsable(t *testing.T) {
	s := Games{filepath.Join(t.TempDir(), "new", "games")}
	if err := s.Usable(); err != nil {
		t.Error("a new folder: ", err)
	}
	if list, err := os.ReadDir(s.Dir); err != nil || len(list) > 0 {
		t.Error("left there: ", list, err)
	}
	file := filepath.Join(s.Dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if (Games{filepath.Join(file, "games")}).Usable() == nil {
		t.Error("games are kept in a file")
	}
	if os.Geteuid() <= 0 {
		return // who may write everywhere
	}
	if err := os.Chmod(s.Dir, 0o500); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(s.Dir, 0o700)
	if s.Usable() == nil {
		t.Error("games are kept where nothing can be written")
	}
}

func TestNewName(t *testing.T) {
	s, at := Games{t.TempDir()}, time.Date(2026, 7, 5, 14, 15, 3, 0, time.UTC)
	seen := map[string]bool{}
	for range 100 {
		name := s.NewName(at)
		if !strings.HasPrefix(name, "20260705-141503-") || !IsGame(name) || seen[name] {
			t.Fatal(name)
		}
		seen[name] = true
	}
	if a, b := s.NewName(at), s.NewName(at.Add(time.Second)); a >= b {
		t.Error("names do not sort by time:", a, b)
	}
}

// touch sets a file's time to a number of minutes after a fixed time.
func touch(t *testing.T, path string, minutes int) {
	t.Helper()
	at := stopped().Add(time.Duration(minutes) * time.Minute)
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
}

func TestList(t *testing.T) {
	s := Games{t.TempDir()}
	for name, minutes := range map[string]int{"a": 3, "b": 1, "c": 3, "d": 2, "e": 4} {
		save(t, s, name+Ext, played("game "+name, minutes))
		touch(t, s.Path(name+Ext), minutes)
	}
	text := sampleText(t, "main-line.sudoku")
	write(t, s.Path("cut.sudoku"), text[:len(text)-100])
	touch(t, s.Path("cut.sudoku"), 5)
	write(t, s.Path("bad.sudoku"), strings.Repeat("\x00", 1000))
	touch(t, s.Path("bad.sudoku"), 6)
	write(t, s.Path("a.sudoku.damaged"), text)
	write(t, s.Path("notes.txt"), text)
	write(t, filepath.Join(s.Dir, ".hidden.sudoku"), text)
	os.Mkdir(s.Path("folder.sudoku"), 0o700)

	var got []string
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		e, err := s.Summary(l)
		if err != nil {
			got = append(got, err.Error())
			continue
		}
		got = append(got, fmt.Sprint(e.Name, " ", e.Puzzle.Title, " ", e.Yours, " of ", e.Of, " ", e.Stage.Finished(), e.Damage != nil, " ", game.Clock(e.Elapsed)))
	}
	want := []string{
		"bad.sudoku: This is not a saved game.",
		"cut.sudoku Sunday paper, No 4217 数独 1 of 51 false true 1:02:47",
		"e.sudoku game e 4 of 51 false false 0:00",
		"c.sudoku game c 3 of 51 false false 0:00",
		"a.sudoku game a 3 of 51 false false 0:00",
		"d.sudoku game d 2 of 51 false false 0:00",
		"b.sudoku game b 1 of 51 false false 0:00",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	if name, err := newest(s); name != "bad.sudoku" || err != nil {
		t.Error(name, err)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestFileErrorSpeaks(t *testing.T) {
	err := &FileError{"a.sudoku", &fs.PathError{Op: "open", Path: "/x", Err: syscall.EACCES}}
	if got, want := err.In(words.Chinese), "a.sudoku："+words.Chinese.T("error.permission"); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if !errors.Is(err, fs.ErrPermission) {
		t.Error("the reason is lost")
	}
}

// TestCrashWhileSaving leaves what a killed process may leave: a temporary file, cut off
// anywhere. It is not listed as a game, and is removed; one that is being written, and what
// only looks like one, is not.
func TestCrashWhileSaving(t *testing.T) {
	s := Games{t.TempDir()}
	g := played("here", 5)
	save(t, s, "a.sudoku", g)
	text := textOf(t, g)
	for i := range 10 {
		write(t, filepath.Join(s.Dir, tempPrefix+rand.Text()+tempSuffix), text[:len(text)*i/10])
	}
	write(t, filepath.Join(s.Dir, ".sudoku-mine.tmp"), "a person's")
	live, err := createTemp(s.Dir+"/", 0o600)
	if err != nil {
		t.Fatal(err)
	}
	defer live.Close()
	touch(t, live.Name(), 0) // long ago
	s.RemoveLeftovers()
	if name, err := newest(s); name != "a.sudoku" || err != nil {
		t.Error(name, err)
	}
	if got := names(t, s.Dir); got != filepath.Base(live.Name())+" .sudoku-mine.tmp a.sudoku" {
		t.Errorf("left: got %v, want %v", got, filepath.Base(live.Name())+" .sudoku-mine.tmp a.sudoku")
	}
}

// TestUnwritable saves to folders where nothing can be written.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "file"), "x")
	s := Games{filepath.Join(dir, "file", "games")}
	if err := s.Save("a.sudoku", played("", 1)); !errors.Is(err, syscall.ENOTDIR) {
		t.Error(err)
	}
	if name, err := newest(s); name != "" || err == nil {
		t.Error(name, err)
	}
	s = Games{dir}
	os.Mkdir(s.Path("folder.sudoku"), 0o700)
	if err := s.Save("folder.sudoku", played("", 1)); err == nil {
		t.Error("saved over a folder")
	}
	if got := names(t, dir); got != "file folder.sudoku" {
		t.Errorf("left: got %q, want %q", got, "file folder.sudoku")
	}
}

// TestFullDisk lets the disk be full at each byte of a save.
func TestFullDisk(t *testing.T) {
	s := Games{t.TempDir()}
	old := played("old", 2)
	save(t, s, "a.sudoku", old)
	g := played("new", 9)
	for room := range len(textOf(t, g)) {
		err := WriteFile(s.Path("a.sudoku"), 0o600, func(w io.Writer) error { return g.Save(&disk{w, room}) })
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatalf("%d bytes of room: %v", room, err)
		}
	}
	h, cut, err := s.Load("a.sudoku", stopped)
	if err != nil || cut != nil {
		t.Fatal(err, cut)
	}
	same(t, old, h)
	if got := names(t, s.Dir); got != "a.sudoku" {
		t.Errorf("left: got %q, want %q", got, "a.sudoku")
	}
}

// A disk has space for a number of bytes.
type disk struct {
	w    io.Writer
	room int
}

func (d *disk) Write(b []byte) (int, error) {
	if len(b) > d.room {
		n, _ := d.w.Write(b[:d.room])
		d.room = 0
		return n, &fs.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}
	}
	d.room -= len(b)
	return d.w.Write(b)
}

// TestClockSetBack checks that the game saved last is the newest, whatever the clock says.
func TestClockSetBack(t *testing.T) {
	s := Games{t.TempDir()}
	save(t, s, "a.sudoku", played("a", 1))
	future := time.Now().Add(240 * time.Hour)
	if err := os.Chtimes(s.Path("a.sudoku"), future, future); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"b.sudoku", "c.sudoku", "b.sudoku", "b.sudoku", "a.sudoku"} {
		save(t, s, name, played(name, 2))
		if got, err := newest(s); got != name || err != nil {
			t.Errorf("after %s the newest is %s (%v)", name, got, err)
		}
	}
}

// TestSaverAmongMany: from the second on a saver's saves look at no other game, unless the clock was set back.
func TestSaverAmongMany(t *testing.T) {
	s := Games{t.TempDir()}
	g := played("a", 1)
	f := &gameFile{store: s, name: "a" + Ext}
	save := func() {
		if err := f.write(g.Snapshot()); err != nil {
			t.Error(err)
		}
	}
	save()
	alone := testing.AllocsPerRun(5, save)
	for i := range 500 {
		write(t, s.Path(fmt.Sprint(i, Ext)), "")
	}
	if among := testing.AllocsPerRun(5, save); among > alone+100 {
		t.Errorf("a save allocates %v times among 500 games, %v alone", among, alone)
	}
	future := time.Now().Add(time.Hour)
	for _, name := range []string{"7" + Ext, f.name} {
		if err := os.Chtimes(s.Path(name), future, future); err != nil {
			t.Fatal(err)
		}
	}
	f.remember()
	save()
	if name, err := newest(s); name != f.name || err != nil {
		t.Errorf("after the clock was set back the newest is %s (%v)", name, err)
	}
}

func TestForget(t *testing.T) {
	s := Games{t.TempDir()}
	g := played("kept", 4)
	save(t, s, "a.sudoku", g)
	if err := s.Forget("a.sudoku"); err != nil {
		t.Fatal(err)
	}
	if list, _ := s.List(); len(list) > 0 {
		t.Error("forgotten, it is listed")
	}
	if err := s.Restore("a.sudoku"); err != nil {
		t.Fatal(err)
	}
	h, _, err := s.Load("a.sudoku", stopped)
	if err != nil {
		t.Fatal(err)
	}
	same(t, g, h)
	s.Forget("a.sudoku")
	save(t, s, "a.sudoku", played("another", 1))
	if err := s.Restore("a.sudoku"); err == nil {
		t.Error("it came back over another game")
	}
}

// TestBegun: the name of a game says when it was begun, others say nothing.
func TestBegun(t *testing.T) {
	at := time.Date(2026, 11, 21, 14, 5, 9, 0, time.UTC)
	if got, ok := Begun(Games{}.NewName(at), time.UTC); !ok || !got.Equal(at) {
		t.Error(got, ok)
	}
	for _, name := range []string{"", "entry.sudoku", "20261321-140509-x.sudoku", "2026"} {
		if got, ok := Begun(name, time.UTC); ok {
			t.Error(name, got)
		}
	}
}
