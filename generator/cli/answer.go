package cli

import (
	"context"
	"errors"
	"slices"
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
	a.complain(key, failure{err: it.place(err)})
}

// note writes a message about the item, with its place, to standard error.
func (a *answer) note(it *item, err error) { a.complain("", failure{err: it.place(err)}) }

// noteRules says which rules that came with a puzzle are not checked.
func (a *answer) noteRules(it *item) {
	if text := format.OtherRules(&it.Puzzle); text != "" {
		err := words.Error("cli.rules", "text", text)
		a.complain(keyOf(err), failure{err: it.place(err)})
	}
}

// failLine is fail about grid i of a batch, a simple line, with the key of what why will
// say: of an error that isn't told neither an item nor a sentence is made.
func (a *answer) failLine(q *gridBatch, i int, key string, why func(*puzzle.Grid) error) {
	a.failed.Store(true)
	a.complain(key, failure{file: q.file, line: q.lines[i], grid: q.grids[i], why: why})
}

func (a *answer) complain(key string, f failure) {
	if t := a.fold(key); t != nil {
		t.last = f
		return
	}
	a.err = f.append(a.err, a.Lang)
	a.ends = append(a.ends, complaint{key, len(a.err)})
}

// fold counts an error of a kind, and returns its count if it is not to be told.
func (a *answer) fold(key string) *kindCount {
	k := a.to.c.complaints
	if k == nil || !k.fold || key == "" {
		return nil
	}
	i := slices.IndexFunc(a.kinds, func(t kindCount) bool { return t.key == key })
	if i < 0 {
		i = len(a.kinds)
		a.kinds = append(a.kinds, kindCount{key: key})
	}
	t := &a.kinds[i]
	if t.folded == 0 && t.told < maxAlike && !k.folds(key) {
		t.told++
		return nil
	}
	t.folded++
	return t
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
	return words.Error("cli.file", "file", quoted(it.file), "what", errorText{err})
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
