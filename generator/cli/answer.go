package cli

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// An answer gathers what a worker has to say about a chunk.
type answer struct {
	words.Lang
	ctx  context.Context
	to   *orderedWriter
	turn int          // of the chunk
	some *atomic.Bool // set when something failed
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

// close says that this is all. After an interrupt it is not: then nothing more
// goes out, here and behind.
func (a *answer) close() {
	if a.ctx.Err() == nil {
		a.to.last(a.turn, a.block)
	}
}

// more reports whether there is still anybody to answer. Whoever writes a long
// answer asks now and then.
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

// fail says on standard error what is wrong with the item, and where it stands.
func (a *answer) fail(it *item, err error) {
	a.some.Store(true)
	a.note(it, err)
}

// note says something about the item there, and where it stands.
func (a *answer) note(it *item, err error) {
	a.err = fmt.Appendf(a.err, "%s: %s\n", name, a.Error(it.place(err)))
}

// place adds to an error where the item stands.
func (it *item) place(err error) error {
	var parse *format.ParseError
	if !it.unread && !errors.As(err, &parse) { // which names its line by itself
		err = words.Error("cli.line", "line", it.Line, "what", sayer{err})
	}
	if it.file == "" {
		return err
	}
	return words.Error("cli.file", "file", it.file, "what", sayer{err})
}

// A sayer says any error, as an argument of a sentence.
type sayer struct{ error }

func (s sayer) In(l words.Lang) string { return l.Error(s.error) }

// answers writes grids in the layout of the question. Later ones of the same
// question follow without a blank line.
func (a *answer) answers(it *item, grids ...puzzle.Grid) {
	first := len(a.out) == 0
	a.out = it.AppendAnswer(a.out, grids...)
	a.blank = a.blank || first && len(grids) > 0 && a.out[0] == '\n'
	it.Blank = false
}

// nothing says why there is no grid to answer with. It still answers in the
// layout, where that keeps lines aligned.
func (a *answer) nothing(it *item, err error) {
	a.fail(it, err)
	if !it.unread {
		a.answers(it)
	}
}
