package library

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// csvColumns are the names of the columns.
var csvColumns = []string{"game", "puzzle", "title", "source", "daily", "begun", "saved", "seconds", "finished", "moves",
	"hints", "mistakes", "by_program", "level", "score", "technique", "se", "solved", "repeat", "deepest", "placed", "in_middle"}

// WriteCSV writes games as a table with a line of names. What isn't known is empty.
func WriteCSV(out io.Writer, list []Outcome) error {
	w := csv.NewWriter(out)
	if err := w.Write(csvColumns); err != nil {
		return err
	}
	for i := range list {
		o := &list[i]
		row := append([]string{o.Game, givensText(o.Shape, &o.Givens), safeCell(o.Title), safeCell(o.Source), o.Daily,
			o.Begun.Format(time.RFC3339), o.Ended.Format(time.RFC3339), strconv.Itoa(int(o.Elapsed / time.Second)),
			strconv.FormatBool(o.Finished), strconv.Itoa(o.Moves), hintsCell(o), strconv.Itoa(o.Mistakes),
			strconv.FormatBool(o.ByProgram)}, o.Rating.cells()...)
		solved := ""
		if !o.When.IsZero() {
			solved = o.When.Format(time.RFC3339)
		}
		row = append(row, solved, strconv.FormatBool(o.Repeat), deepestCell(o), strconv.Itoa(o.Placed), strconv.FormatBool(o.InMiddle))
		if err := w.Write(row); err != nil {
			return err
		}
	}
	w.Flush()
	return w.Error()
}

// hintsCell returns how many hints there were.
func hintsCell(o *Outcome) string {
	if !o.HintsKnown() {
		return ""
	}
	return strconv.Itoa(o.Hints)
}

// deepestCell returns how deep the hints went.
func deepestCell(o *Outcome) string {
	if o.Depth > game.HintDone {
		return ""
	}
	return [...]string{"none", "where", "name", "cells", "why", "done"}[o.Depth]
}

// cells returns level, score, technique and value.
func (r Rating) cells() []string {
	cells := make([]string, 4)
	if r.Level != puzzle.Unrated {
		cells[0], cells[1], cells[2] = r.Level.Name(), strconv.Itoa(r.Score), r.Hardest
	}
	if r.SE > 0 {
		cells[3] = strconv.FormatFloat(r.SE, 'f', 1, 64)
	}
	return cells
}

// safeCell keeps a table program from reading a text as a formula.
func safeCell(s string) string {
	if s != "" && strings.ContainsRune("=+-@\t\r", rune(s[0])) {
		return "'" + s
	}
	return s
}
