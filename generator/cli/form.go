package cli

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sudoku/puzzle"
)

// The forms of an answer.
const (
	asText = "text"
	asTSV  = "tsv"
	asJSON = "json"
)

var forms = []string{asText, asTSV, asJSON}

// A record is one answer of a verb, a line in either form: as json the object of its
// fields, which the manual page lists, as tsv its columns.
type record interface {
	// columns appends the columns, with tabs between them.
	columns(dst []byte, p pen) []byte
}

// A sentence is a record that as text is more than its columns.
type sentence interface {
	// text appends the lines of the text but for the last line end.
	text(dst []byte, p pen) []byte
}

// formOption declares the option --format of an answer.
func (c *call) formOption(cmd *cobra.Command, normal string) *string {
	form := normal
	v := choice{&form, "F", forms}
	c.usage(cmd.Flags().VarPF(v, "format", "", ""), "cli.flag.form", "default", normal)
	_ = cmd.RegisterFlagCompletionFunc("format", completeFrom(forms))
	return &form
}

// appendRecord appends a record in a form, and the line end.
func appendRecord(dst []byte, form string, r record, p pen) []byte {
	s, hasText := r.(sentence)
	switch {
	case form == asJSON:
		return appendObject(dst, r)
	case form == asText && hasText:
		dst = s.text(dst, p)
	default:
		dst = r.columns(dst, p)
	}
	return append(dst, '\n')
}

// record writes an answer.
func (a *answer) record(form string, r record) { a.out = appendRecord(a.out, form, r, a.pen) }

// appendObject appends a line of JSON.
func appendObject(dst []byte, v any) []byte {
	to := json.NewEncoder((*appender)(&dst))
	to.SetEscapeHTML(false)
	if err := to.Encode(v); err != nil {
		panic(err) // impossible: our values can be encoded
	}
	return dst
}

// An appender is a slice of bytes that can be written to.
type appender []byte

func (a *appender) Write(b []byte) (int, error) {
	*a = append(*a, b...)
	return len(b), nil
}

// tabbed appends columns with tabs between them.
func tabbed(dst []byte, columns ...string) []byte {
	for i, s := range columns {
		if i > 0 {
			dst = append(dst, '\t')
		}
		dst = append(dst, s...)
	}
	return dst
}

// A place is where a puzzle was read. It begins the record of most verbs.
type place struct {
	File *string `json:"file"` // null for standard input
	Line int     `json:"line"`
}

func (it *item) at() place { return placeOf(it.file, it.Line) }

func placeOf(file string, line int) place {
	if file == "" {
		return place{nil, line}
	}
	return place{&file, line}
}

func (p place) column() string { return strconv.Itoa(p.Line) }

// cells is a grid as a line of 81 characters; nil is null, and - as a column.
type cells puzzle.Grid

// MarshalText writes the line.
func (c *cells) MarshalText() ([]byte, error) { return []byte(puzzle.Grid(*c).String()), nil }

func (c *cells) column() string {
	if c == nil {
		return "-"
	}
	return puzzle.Grid(*c).String()
}

// A shownPuzzle is a puzzle as a line that can be read again: 81 characters or, where its
// candidates are part of it, the 729 of that layout; nil is null, and - as a column.
type shownPuzzle string

func show(g *puzzle.Grid) *shownPuzzle {
	if g == nil {
		return nil
	}
	s := shownPuzzle(g.String())
	return &s
}

func (s *shownPuzzle) column() string {
	if s == nil {
		return "-"
	}
	return string(*s)
}

// numberColumn returns a number as a column, - if it is unknown.
func numberColumn(n *int) string {
	if n == nil {
		return "-"
	}
	return strconv.Itoa(*n)
}

// formOrLayout is the value of the option --format of the verb generate, which also takes
// the name of a layout, as --to does.
type formOrLayout struct{ form, layout *string }

func (v formOrLayout) String() string { return *v.form }
func (v formOrLayout) Type() string   { return "F" }

func (v formOrLayout) Set(s string) error {
	if slices.Contains(forms, s) {
		*v.form = s
		return nil
	}
	return choice{v.layout, "", append(slices.Clone(forms), layouts()...)}.Set(s)
}

var _ pflag.Value = formOrLayout{}
