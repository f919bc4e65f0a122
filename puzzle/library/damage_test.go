package library

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestDamagedIndex: whatever becomes of the index, the library opens and is the same.
func TestDamagedIndex(t *testing.T) {
	home := t.TempDir()
	path := filepath.Join(home, indexName)
	l := open(t, home)
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(shuffled(10, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	play(t, home, "a.sudoku", 100, 2)
	want := fmt.Sprint(dump(t, l), outcomes(t, l))
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, damage := range map[string]func() error{
		"whole":     func() error { return nil },
		"deleted":   func() error { return os.Remove(path) },
		"truncated": func() error { return os.Truncate(path, int64(len(good)/2)) },
		"empty":     func() error { return os.Truncate(path, 0) },
		"garbage":   func() error { return os.WriteFile(path, bytes.Repeat([]byte{0, 255}, 3000), 0o600) },
		"flipped":   func() error { b := bytes.Clone(good); b[len(b)/2] ^= 1; return os.WriteFile(path, b, 0o600) },
		"a folder":  func() error { os.Remove(path); return os.Mkdir(path, 0o700) },
		"newer":     func() error { return os.WriteFile(path, []byte("sudoku-desk index 2\nSELECT"), 0o600) },
	} {
		os.RemoveAll(path)
		if err := errors.Join(os.WriteFile(path, good, 0o600), damage()); err != nil {
			t.Fatal(err)
		}
		l := open(t, home)
		if got := fmt.Sprint(dump(t, l), outcomes(t, l)); got != want {
			t.Errorf("%s:\n%s\nwas\n%s", name, got, want)
		}
		if fault := l.IndexFault(); (fault != nil) != (name == "a folder" || name == "newer") {
			t.Errorf("%s: %v", name, fault)
		}
		l.Close()
		if b, _ := os.ReadFile(path); bytes.Equal(b, good) != (name != "a folder" && name != "newer") {
			t.Errorf("%s: the index is now\n%s", name, b)
		}
	}
}

// TestDamagedCollection: what can be read is there, the rest is told and stays in the file.
func TestDamagedCollection(t *testing.T) {
	whole := func() string {
		b := string(head("c"))
		for n, p := range shuffled(3, 1) {
			r := record{num: uint32(n + 1), hasPuzzle: true, puzzle: p}
			b += string(r.appendLine(nil))
		}
		return b
	}()
	for name, tt := range map[string]struct {
		text  string
		len   int
		fault error
		gone  bool // it is no collection
	}{
		"whole":         {whole, 3, nil, false},
		"CR LF":         {strings.ReplaceAll(whole, "\n", "\r\n"), 3, nil, false},
		"cut off":       {whole[:len(whole)-20], 2, nil, false},
		"no line end":   {strings.TrimSuffix(whole, "\n"), 3, nil, false},
		"a digit wrong": {strings.Replace(whole, "No 2", "No 7", 1), 2, &DamageError{"c", 1}, false},
		"by hand":       {whole + "set 1 stars 3\n\n", 3, nil, false},
		"SQL":           {whole + "DROP TABLE puzzle;\n", 3, &DamageError{"c", 1}, false},
		"a long line":   {whole + strings.Repeat("x", 3*maxLine) + "\nset 1 stars 3\n", 3, &DamageError{"c", 1}, false},
		"newer":         {strings.Replace(whole, "collection 1", "collection 2", 1), 0, ErrNewer, false},
		"only puzzles":  {one + "\n", 0, nil, true},
		"empty":         {"", 0, nil, true},
	} {
		home := t.TempDir()
		dir := filepath.Join(home, "collections")
		os.Mkdir(dir, 0o700)
		path := filepath.Join(dir, "c.txt")
		os.WriteFile(path, []byte(tt.text), 0o600)
		l := open(t, home)
		list, _ := l.Collections(t.Context())
		if tt.gone {
			if len(list) != 0 {
				t.Errorf("%s: %v", name, list)
			}
			continue
		}
		if len(list) != 1 || list[0].Len != tt.len || said(list[0].Fault) != said(tt.fault) {
			t.Errorf("%s: %+v", name, list)
			continue
		}
		_, err := l.Add(t.Context(), "c", shuffled(1, 9)[0])
		b, _ := os.ReadFile(path)
		if newer := name == "newer"; newer != (err != nil) || newer && string(b) != tt.text {
			t.Errorf("%s: %v\n%s", name, err, b)
		} else if l = open(t, home); !newer && len(found(t, l, Query{})) != tt.len+1 {
			t.Errorf("%s, with one more:\n%.3000s", name, b)
		}
	}
}

func said(err error) string {
	if err == nil {
		return ""
	}
	return words.English.Error(err)
}

// TestCompact: a file most of whose lines are stale is written anew, and means the same.
func TestCompact(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "c")
	if _, err := l.Import(t.Context(), id, seq(shuffled(300, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	r, _ := l.Search(t.Context(), Query{})
	ids := r.IDs(0, 300)
	var before string
	for stars := 1; stars <= 4; stars++ {
		if _, err := l.Edit(t.Context(), ids, Change{Stars: &stars}); err != nil {
			t.Fatal(err)
		}
		before = fmt.Sprint(dump(t, l))
	}
	b, _ := os.ReadFile(l.path(id))
	if n := bytes.Count(b, []byte("\n")); n > 1000 {
		t.Errorf("%d lines", n)
	}
	if got := fmt.Sprint(dump(t, open(t, home))); got != before {
		t.Errorf("%s\nwas\n%s", got, before)
	}
	if rows, _ := l.Rows(t.Context(), ids); len(rows) != 300 {
		t.Errorf("the IDs have changed: got %v, want %v", len(rows), 300)
	}
}

// TestUnusable: a data folder that can't be used is an error in words.
func TestUnusable(t *testing.T) {
	home := t.TempDir()
	os.WriteFile(filepath.Join(home, "collections"), nil, 0o600)
	if _, err := Open(t.Context(), home, store.Games{Dir: home}); err == nil {
		t.Error("a file is taken for the folder")
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Open(ctx, t.TempDir(), store.Games{Dir: home}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestRemovedCollection: a collection comes back as it was.
func TestRemovedCollection(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "C: the \"first\"")
	if _, err := l.Import(t.Context(), id, seq(shuffled(5, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	if err := l.Rename(t.Context(), id, "second"); err != nil {
		t.Fatal(err)
	}
	before := fmt.Sprint(dump(t, l))
	undo, err := l.Remove(t.Context(), id)
	if err != nil || len(dump(t, l)) != 0 {
		t.Fatal(err)
	}
	if err := undo(t.Context()); err != nil || fmt.Sprint(dump(t, l)) != before || fmt.Sprint(dump(t, open(t, home))) != before {
		t.Error(err, dump(t, l))
	}
}
