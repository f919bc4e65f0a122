package cli

import (
	"context"
	"errors"
	"sync/atomic"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// An answer collects the output of a worker about a chunk.
type answer struct {
	pen
	ctx    context.Context
	to     *orderedWriter
	turn   int          // of the chunk
	failed *atomic.Bool // set when an item failed
	*block
}

// each answers the items one by one.
func (a *answer) each(items []item, one answerer) {
	for i := range items {
		if !a.more() {
			return
		}
		one(&items[i], a)
	}
}

// close marks the answer as complete. After an interrupt it isn't: then neither the rest
// of it nor any later answer is written.
func (a *answer) close() {
	if a.ctx.Err() == nil {
		a.to.last(a.turn, a.block)
	}
}

// more reports whether to continue; it is false after an interrupt. Call it regularly
// while writing a long answer, which it also flushes.
func (a *answer) more() bool {
	if len(a.out)+len(a.err) >= blockBytes {
		a.flush()
	}
	return a.ctx.Err() == nil
}

func (a *answer) flush() {
	a.to.part(a.turn, a.block)
	a.block = newBlock()
}

// fail writes an error about the item, with its place, to standard error.
func (a *answer) fail(it *item, err error) {
	a.failed.Store(true)
	key := keyOf(err)
	if it.unread {
		key = ""
	}
	a.complain(key, it.place(err))
}

// note writes a message about the item, with its place, to standard error.
func (a *answer) note(it *item, err error) { a.complain("", it.place(err)) }

func (a *answer) complain(key string, err error) {
	if a.to.c.complaints.folds(key) {
		a.ends = append(a.ends, complaint{key, len(a.err), err})
		return
	}
	a.err = appendError(a.err, a.Lang, err)
	a.ends = append(a.ends, complaint{key, len(a.err), nil})
}

// place adds the file and line of the item to an error.
func (it *item) place(err error) error {
	var parse *format.ParseError
	if !it.unread && !errors.As(err, &parse) { // a ParseError has a line already
		err = words.Error("cli.line", "line", it.Line, "what", errorText{err})
	}
	if it.file == "" {
		return err
	}
	return words.Error("cli.file", "file", it.file, "what", errorText{err})
}

// An errorText is an error as an argument of a message, in the language of that.
type errorText struct{ error }

func (s errorText) In(l words.Lang) string { return l.Error(s.error) }

// answers writes grids in the layout of the item. Further grids for the same item follow
// without a blank line.
func (a *answer) answers(it *item, grids ...puzzle.Grid) {
	first := len(a.out) == 0
	a.out = it.AppendAnswer(a.out, grids...)
	a.blank = a.blank || first && len(grids) > 0 && a.out[0] == '\n'
	it.Blank = false
}
