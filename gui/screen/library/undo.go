package library

import (
	"context"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
)

// edits are changes of the library. How to undo those that were made is kept when the page is left.
type edits struct {
	app     *screen.App
	lib     *library.Library // nil while it is being opened
	job     *session.Jobs
	waiting []change
	changed func() // called after each change
}

// A change is one to make, and the message when it was made.
type change struct {
	message string
	make    func(context.Context, *library.Library) (undo func(context.Context) error, err error)
}

// An undoable is a change that can be undone.
type undoable struct {
	message string
	undo    func(context.Context) error
}

// edited are the changes that can be undone, the last one at the end.
type edited []undoable

// edit makes a change in the background, after those before it.
func (e *edits) edit(c change) {
	if e.waiting = append(e.waiting, c); !e.job.Busy() {
		e.nextEdit()
	}
}

func (e *edits) nextEdit() {
	if len(e.waiting) == 0 || e.lib == nil {
		return
	}
	c, lib := e.waiting[0], e.lib
	e.waiting = e.waiting[1:]
	session.Start(e.job, func(ctx context.Context, _ func(struct{})) (func(context.Context) error, error) {
		return c.make(ctx, lib)
	}, nil, func(undo func(context.Context) error, err error) {
		switch {
		case err != nil:
			e.app.Warn(e.app.Base().Lang.Error(err))
		case undo != nil:
			made := screen.Kept[edited](e.app)
			*made = append(*made, undoable{c.message, undo})
			e.app.Say(e.app.Base().T("library.done", "what", c.message))
		}
		e.changed()
		e.nextEdit()
	})
}

// Undo implements Undoer.
func (e *edits) Undo() { e.tryUndo() }

// Redo implements Undoer; there is none.
func (e *edits) Redo() {}

// CanUndo implements Undoer.
func (e *edits) CanUndo() bool {
	return e.lib != nil && len(*screen.Kept[edited](e.app)) > 0 && !e.job.Busy()
}

// CanRedo implements Undoer.
func (e *edits) CanRedo() bool { return false }

// tryUndo takes the last change back, and reports whether there is one.
func (e *edits) tryUndo() bool {
	if !e.CanUndo() {
		return false
	}
	made := screen.Kept[edited](e.app)
	last := (*made)[len(*made)-1]
	*made = (*made)[:len(*made)-1]
	session.Start(e.job, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, last.undo(ctx)
	}, nil, func(_ struct{}, err error) {
		if err != nil {
			e.app.Warn(e.app.Base().Lang.Error(err))
		} else {
			e.app.Say(e.app.Base().T("library.undone", "what", last.message))
		}
		e.changed()
		e.nextEdit()
	})
	return true
}
