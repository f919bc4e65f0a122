package library

import (
	"archive/zip"
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// jobs are what the test binary does as a process of its own, in a home.
var jobs = map[string]func(home string) error{
	"change": changeForever,
	"obey":   obey,
}

// TestMain lets the test binary also run as a process that may be killed.
func TestMain(m *testing.M) {
	if do := jobs[os.Getenv("SUDOKU_TEST_JOB")]; do != nil {
		if err := do(os.Getenv("SUDOKU_TEST_LIBRARY")); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	status := m.Run()
	_ = os.RemoveAll(recordHome)
	os.Exit(status)
}

func openHome(home string) (*Library, error) {
	l, err := Open(context.Background(), home, store.Games{Dir: filepath.Join(home, "games")})
	if err == nil {
		err = l.Fault()
	}
	return l, err
}

// recordOf returns a backup of puzzles.
func recordOf(name string, puzzles []puzzle.Puzzle) []byte {
	return recordOfText(textOf(name, puzzles))
}

// recordOfText returns a backup of a collection's text.
func recordOfText(text []byte) []byte {
	var b bytes.Buffer
	w := &backup{zip: zip.NewWriter(&b), when: time.Now()}
	w.put(recordName, w.when, []byte(fmt.Sprint(recordForm, recordVersion, "\n")), zip.Store)
	w.put(collectionsFolder+"r.txt", w.when, text, zip.Store)
	w.zip.Close()
	return b.Bytes()
}

// textOf returns puzzles as the text of a collection.
func textOf(name string, puzzles []puzzle.Puzzle) []byte {
	text := head(name)
	for i, p := range puzzles {
		r := record{hasPuzzle: true, num: uint32(i + 1), added: 1e9, puzzle: p}
		text = r.appendLine(text)
	}
	return text
}

// changeForever changes a library in all ways, and says what is done: how many puzzles there
// are at least, and the last tag.
func changeForever(home string) error {
	l, err := openHome(home)
	for seed := uint64(time.Now().UnixNano()); err == nil; seed++ {
		err = changeOnce(l, seed)
	}
	return err
}

func changeOnce(l *Library, seed uint64) error {
	ctx := context.Background()
	a, err1 := l.Named(ctx, "a")
	b, err2 := l.Named(ctx, "b")
	record := recordOf("r", shuffled(15, seed+1e6))
	_, err3 := l.Import(ctx, a.ID, seq(shuffled(20, seed)...), nil)
	_, err4 := l.Restore(ctx, bytes.NewReader(record), int64(len(record)), nil)
	r, err5 := l.Search(ctx, Query{Collection: a.ID})
	if err := errors.Join(err1, err2, err3, err4, err5); err != nil {
		return err
	}
	r, err1 = r.All(ctx)
	all, err2 := l.db.ids(ctx, "SELECT id FROM puzzle WHERE was IS NULL", nil)
	tag := fmt.Sprintf("t%d", seed)
	ids := r.IDs(r.Len()-10, r.Len())
	_, err3 = l.Edit(ctx, ids, Change{AddTags: []string{tag}})
	fmt.Println(len(all)-3, tag) // some are removed below, and killed so
	err4 = l.db.setRatings(ctx, map[ID]Rating{ids[0]: {1, 200, "naked-single", 0}})
	_, err5 = l.Edit(ctx, ids[:5], Change{MoveTo: b.ID})
	undo, err6 := l.Edit(ctx, r.IDs(0, 3), Change{Remove: true})
	if err := errors.Join(err1, err2, err3, err4, err5, err6, undo(ctx)); err != nil {
		return err
	}
	fmt.Println(len(all), tag)
	return l.Sync(ctx)
}

// obey does what it is told, a line each, and says how that went. That another program writes
// may be said only after ten seconds.
func obey(home string) (err error) {
	var l *Library
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		for {
			begun := time.Now()
			if in.Text() == "open" {
				l, err = openHome(home)
			} else {
				err = program(l, in.Text())
			}
			if !errors.Is(err, ErrBusy) || time.Since(begun) < 9*time.Second {
				break
			}
		}
		if err != nil {
			return err
		}
		fmt.Println("done")
	}
	return nil
}

// program does what one of several programs does.
func program(l *Library, order string) (err error) {
	ctx := context.Background()
	what, value, _ := strings.Cut(order, " ")
	n := 0
	fmt.Sscan(value, &n)
	if what == "restore" {
		record := recordOf("restored", shuffled(n, 2))
		_, err = l.Restore(ctx, bytes.NewReader(record), int64(len(record)), nil)
		return err
	}
	c, err := l.Named(ctx, "Imported")
	if err != nil {
		return err
	}
	if what == "import" {
		_, err = l.Import(ctx, c.ID, seq(shuffled(n, 1)...), nil)
		return err
	}
	ids, err := l.db.ids(ctx, "SELECT id FROM puzzle WHERE collection=?", []any{int64(c.ID)})
	change := Change{Remove: true}
	if what == "tag" {
		change = Change{AddTags: []string{fmt.Sprint("by ", os.Getpid())}}
	}
	if err == nil {
		_, err = l.Edit(ctx, ids, change)
	}
	return err
}
