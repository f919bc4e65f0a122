package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
	"sudoku/solver/review"
)

// A reviewed is the answer of review: a move of a game and what it rested on.
type reviewed struct {
	File      *string  `json:"file"` // null for standard input
	Move      int      `json:"move"`
	Time      *float64 `json:"time"` // seconds since the move before
	Cell      *string  `json:"cell"`
	Digit     *string  `json:"digit"`     // 5 for one that was entered, <>35 for those that were struck
	Label     string   `json:"label"`     // see [review.Move.ID]
	Technique *string  `json:"technique"` // that shows it
	Available *string  `json:"available"` // that was the easiest to find
	Sure      float64  `json:"sure"`

	of *review.Move
}

func (w *gameReview) reviewed(m *review.Move) *reviewed {
	v := &reviewed{File: w.file, Move: m.Number, Label: m.ID(), Sure: float64(int(1000*m.Sure)) / 1000, of: m}
	if m.Waited {
		seconds := float64(m.Wait/(time.Second/10)) / 10
		v.Time = &seconds
	}
	if digits := digitsOf(m); digits != "" {
		cell := m.Cell.String()
		v.Cell, v.Digit = &cell, &digits
	}
	v.Technique = idOf(m.Technique)
	if v.Available = idOf(m.Open); m.Singles {
		single := "single"
		v.Available = &single
	}
	return v
}

// digitsOf writes the digit that a move entered, or those that it struck in its cell.
func digitsOf(m *review.Move) string {
	if m.Digit != 0 {
		return strconv.Itoa(int(m.Digit))
	}
	var struck puzzle.DigitSet
	for _, k := range m.Struck {
		if k.Cell() == m.Cell {
			struck |= k.Digit().Set()
		}
	}
	if struck == 0 {
		return ""
	}
	return "<>" + struck.String()
}

func idOf(t *logic.Technique) *string {
	if t == nil {
		return nil
	}
	return &t.ID
}

func column(s *string) string {
	if s == nil {
		return "-"
	}
	return *s
}

func (v *reviewed) columns(dst []byte, _ pen) []byte {
	seconds := "-"
	if v.Time != nil {
		seconds = strconv.FormatFloat(*v.Time, 'f', -1, 64)
	}
	return tabbed(dst, oneColumn(column(v.File)), strconv.Itoa(v.Move), seconds, column(v.Cell), column(v.Digit), v.Label,
		column(v.Technique), column(v.Available), strconv.FormatFloat(v.Sure, 'f', -1, 64))
}

// text writes the move in a line, such as "  37  4:12  r4c5=4  pattern: Naked pair".
func (v *reviewed) text(dst []byte, p pen) []byte {
	wait, what := "", ""
	if v.Time != nil {
		wait = game.Clock(v.of.Wait)
	}
	switch {
	case v.of.Digit != 0:
		what = *v.Cell + "=" + *v.Digit
	case v.Cell != nil:
		what = *v.Cell + *v.Digit
	}
	label := p.paint(labelColours[v.of.Label], v.of.Name(p.Lang))
	if t := v.of.Technique; t != nil {
		label = p.T("cli.review.by", "label", told(label), "technique", t.Name())
	}
	return append(dst, strings.TrimRight(fmt.Sprintf("%4d %7s  %-8s  %s", v.Move, wait, what, label), " ")...)
}

// labelColours are those of what a reader looks for.
var labelColours = [...]string{review.Pattern: cyan, review.Guess: yellow, review.Mistake: red, review.Hint: magenta}
