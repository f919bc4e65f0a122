package library

import (
	"bufio"
	"fmt"
	"io"
	"sync"
	"testing"

	"sudoku/puzzle"
)

// A crowd is programs that use one library.
type crowd struct {
	in   []io.Writer
	said []*bufio.Scanner
}

// all tells all programs at once what to do.
func (c *crowd) all(t *testing.T, order func(i int) string) {
	t.Helper()
	for i, in := range c.in {
		fmt.Fprintln(in, order(i))
	}
	for i, said := range c.said {
		if !said.Scan() || said.Text() != "done" {
			t.Fatalf("program %d, %s: %q", i, order(i), said.Text())
		}
	}
}

func same(order string, n int) func(int) string {
	return func(int) string { return fmt.Sprint(order, " ", n) }
}

// TestPrograms: what several programs do at once is done once, and nothing is lost.
func TestPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("the process is not built for the race detector")
	}
	n := times(300, 3000)
	for round := range times(1, 20) {
		home, c := t.TempDir(), &crowd{}
		programs := times(3, 2+round%5)
		for range programs {
			_, in, said := start(t, "obey", home)
			c.in, c.said = append(c.in, in), append(c.said, said)
		}
		c.all(t, func(int) string { return "open" }) // a new library
		c.all(t, same("import", n))
		c.all(t, same("restore", n))
		l := open(t, home)
		expect(t, l, n)
		c.all(t, same("tag", n))
		for _, row := range rowsOf(t, l, "#by") {
			if len(row.Tags) != programs {
				t.Fatal(row.Tags)
			}
		}
		c.all(t, func(i int) string { return same([]string{"import", "remove"}[i%2], n)(i) })
		whole(t, l)
		c.all(t, same("import", n))
		expect(t, l, n)
		l.Close()
	}
}

// rowsOf returns all that a text finds, which is something.
func rowsOf(t *testing.T, l *Library, text string) []Row {
	t.Helper()
	r := all(t, l, Query{Text: text})
	rows, err := r.Rows(t.Context(), 0, r.Len())
	if err != nil || len(rows) == 0 {
		t.Fatal(len(rows), err)
	}
	return rows
}

// expect checks that what was imported and restored is there once.
func expect(t *testing.T, l *Library, n int) {
	t.Helper()
	whole(t, l)
	list, err := l.Collections(t.Context())
	if err != nil || len(list) != 2 || list[0].Len != n || list[1].Len != n {
		t.Errorf("%+v, %v", list, err)
	}
}

// TestConcurrent: what two programs write at once is all there, and both see it.
func TestConcurrent(t *testing.T) {
	home := t.TempDir()
	programs := []*Library{open(t, home), open(t, home)}
	id := create(t, programs[0], "c")
	if err := programs[1].Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	const each = 10
	var writers sync.WaitGroup
	for i, l := range programs {
		for part := range 2 {
			writers.Go(func() {
				for n, p := range shuffled(each, uint64(10*i+part)) {
					if _, err := l.Add(t.Context(), id, p, fmt.Sprintf("by %d", i)); err != nil {
						t.Error(err)
					}
					if _, err := l.Search(t.Context(), Query{Text: fmt.Sprint(n)}); err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
	writers.Wait()
	for _, l := range programs {
		if err := l.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := found(t, l, Query{Text: `"#by 1"`}); len(got) != 2*each || len(found(t, l, Query{})) != 4*each {
			t.Error(len(got), len(found(t, l, Query{})))
		}
	}
	var nothing puzzle.Puzzle
	if _, err := programs[0].Add(t.Context(), 999, nothing); err == nil {
		t.Error("added to a collection that is not there")
	}
}
