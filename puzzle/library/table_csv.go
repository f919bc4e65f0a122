package library

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
)

// tableColumns are the names of the columns of a table of puzzles.
var tableColumns = []string{"collection", "puzzle", "title", "source", "date", "level", "score", "technique", "se",
	"state", "seconds", "stars", "tags", "copies", "note", "added"}

// StateNames are the states in the answers of programs.
var StateNames = [...]string{New: "new", Begun: "begun", Solved: "solved", Shown: "shown"}

// A Table writes puzzles as CSV, with a line of names. What isn't known is empty.
type Table struct {
	w     *csv.Writer
	names map[CollectionID]string
}

// NewTable begins a table; names are those of the collections.
func NewTable(out io.Writer, names map[CollectionID]string) (*Table, error) {
	t := &Table{csv.NewWriter(out), names}
	return t, t.w.Write(tableColumns)
}

// Write writes a puzzle.
func (t *Table) Write(r *Row) error {
	p := &r.Puzzle
	row := append([]string{safeCell(t.names[r.Collection]), givensText(p.Shape, &p.Givens), safeCell(p.Title), safeCell(p.Source), safeCell(p.Date)},
		r.Rating.cells()...)
	return t.w.Write(append(row, StateNames[r.State], strconv.Itoa(int(r.Elapsed/time.Second)), strconv.Itoa(r.Stars),
		safeCell(strings.Join(r.Tags, ",")), strconv.Itoa(r.Copies), safeCell(p.Note), r.Added.UTC().Format(time.RFC3339)))
}

// Close writes what is left.
func (t *Table) Close() error {
	t.w.Flush()
	return t.w.Error()
}
