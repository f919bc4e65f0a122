package cli

import (
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A listed is the answer of library list: a puzzle of a collection.
type listed struct {
	Collection string       `json:"collection"`
	Puzzle     *shownPuzzle `json:"puzzle"`
	Title      string       `json:"title"`
	Source     string       `json:"source"`
	Date       string       `json:"date"`
	Level      *string      `json:"level"`
	Score      *int         `json:"score"`
	Hardest    *string      `json:"hardest"`
	State      string       `json:"state"`
	Seconds    int          `json:"seconds"`
	Stars      int          `json:"stars"`
	Tags       []string     `json:"tags"`
	Copies     int          `json:"copies"`
	Note       string       `json:"note"`
	Added      string       `json:"added"`
	Damaged    bool         `json:"damaged"`
}

func newListed(r *library.Row, collection string) *listed {
	p := &r.Puzzle
	l := &listed{Collection: collection, Puzzle: showOn(p.Shape, &p.Givens), Title: p.Title, Source: p.Source, Date: p.Date,
		State: library.StateNames[r.State], Seconds: int(r.Elapsed / time.Second), Stars: r.Stars, Tags: r.Tags, Copies: r.Copies,
		Note: p.Note, Added: r.Added.UTC().Format(time.RFC3339), Damaged: r.Damaged}
	if l.Tags == nil {
		l.Tags = []string{}
	}
	if level := r.Rating.Level; level >= puzzle.Easy && level <= puzzle.Extreme {
		name := level.String()
		l.Level, l.Score, l.Hardest = &name, &r.Rating.Score, &r.Rating.Hardest
	}
	return l
}

func (l *listed) columns(dst []byte, _ pen) []byte {
	level, hardest, damaged := "-", "-", "-"
	if l.Damaged {
		damaged = "yes"
	}
	if l.Level != nil {
		level, hardest = *l.Level, *l.Hardest
	}
	return tabbed(dst, oneColumn(l.Collection), l.Puzzle.column(), oneColumn(l.Title), oneColumn(l.Source), oneColumn(l.Date),
		level, numberColumn(l.Score), hardest, l.State, strconv.Itoa(l.Seconds), strconv.Itoa(l.Stars),
		oneColumn(strings.Join(l.Tags, ",")), strconv.Itoa(l.Copies), oneColumn(l.Note), l.Added, damaged)
}

// oneColumn keeps a text within its column.
func oneColumn(s string) string { return strings.Join(strings.Fields(s), " ") }

func (l *listed) text(dst []byte, p pen) []byte {
	dst = append(dst, l.Puzzle.column()...)
	parts := []string{l.Title, l.Source, l.Date}
	if l.Level != nil {
		level, _ := puzzle.ParseLevel(strings.ToLower(*l.Level))
		parts = append(parts, p.Level(level.Name()))
	}
	if l.Damaged {
		parts = append(parts, p.T("library.isdamaged"))
	}
	for _, s := range append(parts, l.Tags...) {
		if s = oneColumn(s); s != "" {
			dst = append(append(dst, "  "...), words.Visible(s)...)
		}
	}
	return dst
}

// An imported is the answer of library import, for a file.
type imported struct {
	Collection string `json:"collection"`
	Added      int    `json:"added"`
	Known      int    `json:"known"`
	Failed     int    `json:"failed"`
}

func (i *imported) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, oneColumn(i.Collection), strconv.Itoa(i.Added), strconv.Itoa(i.Known), strconv.Itoa(i.Failed))
}

func (i *imported) text(dst []byte, p pen) []byte {
	return append(dst, p.T("cli.library.didimport", "name", i.Collection, "n", i.Added, "known", i.Known, "failed", i.Failed)...)
}

// A merged is the answer of library restore.
type merged library.Merged

func (m *merged) counts() []int {
	return []int{m.Games, m.Continued, m.Both, m.Puzzles, m.Collections, m.Refused}
}

func (m *merged) columns(dst []byte, _ pen) []byte {
	for i, n := range m.counts() {
		if i > 0 {
			dst = append(dst, '\t')
		}
		dst = strconv.AppendInt(dst, int64(n), 10)
	}
	return dst
}

// MarshalJSON writes the counts.
func (m *merged) MarshalJSON() ([]byte, error) {
	b := []byte("{")
	for i, name := range []string{"games", "continued", "both", "puzzles", "collections", "refused"} {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(append(strconv.AppendQuote(b, name), ':'), int64(m.counts()[i]), 10)
	}
	return append(b, '}'), nil
}

func (m *merged) text(dst []byte, p pen) []byte {
	return append(dst, p.T("cli.library.didrestore", "games", m.Games, "continued", m.Continued, "both", m.Both,
		"puzzles", m.Puzzles, "collections", m.Collections, "refused", m.Refused)...)
}
