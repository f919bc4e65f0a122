package window

import (
	"context"
	"errors"
	"time"

	"fyne.io/fyne/v2/driver"

	"sudoku/gui/portal"
	"sudoku/gui/session"
)

const (
	waitShown = time.Second / 2 // how long a text is waited for before the status line says so
	waitTime  = 5 * time.Second // and how long at all
)

// A clipboard is the desktop's. The toolkit's takes only text, and the window stands still while
// another program is asked for that.
type clipboard struct {
	part
	status    *status
	text      func(ctx context.Context, own uintptr) (string, error)       // asks for the text; nil: the toolkit is asked
	offer     func(ctx context.Context, file []byte, offered func()) error // keeps a picture there; may be nil
	limit     time.Duration                                                // how long it is waited for
	ask       *session.Jobs                                                // waits for the text
	offers    *session.Jobs
	endNotice func()   // keeps the status line from saying that a text is awaited, or takes that back
	held      []func() // what was typed and pressed since
}

// CopyText implements screen.Clipboard.
func (cl *clipboard) CopyText(text string) { cl.toolkit.Clipboard().SetContent(text) }

// ReadText implements screen.Clipboard.
func (cl *clipboard) ReadText(use func(text string)) {
	if cl.text == nil {
		use(cl.toolkit.Clipboard().Content())
		return
	}
	if cl.ask.Busy() {
		return
	}
	page, kit, own := cl.app.Top(), cl.kit, cl.x11Window()
	cl.announceWait()
	session.Start(cl.ask, func(ctx context.Context, _ func(struct{})) (string, error) {
		return session.ReadText(ctx, cl.limit, func(ctx context.Context) (string, error) { return cl.text(ctx, own) })
	}, nil, func(text string, err error) {
		cl.endNotice()
		switch {
		case errors.Is(err, portal.ErrNoClipboard):
			text, err = cl.toolkit.Clipboard().Content(), nil
		case errors.Is(err, context.DeadlineExceeded):
			err = portal.ErrSilent
		}
		if err == nil && cl.app.Top() == page && cl.kit == kit { // else the place where it belongs is gone
			use(text)
		}
		cl.release()
		cl.warnError(err)
	})
}

// announceWait has the status line say so if the text doesn't come soon.
func (cl *clipboard) announceWait() {
	waiting := cl.T("paste.waiting")
	stop := cl.app.Sessions().Runner.After(waitShown, func() { cl.app.Say(waiting) })
	cl.endNotice = func() {
		stop()
		cl.status.clear(waiting)
	}
}

// Take does what an event of the keyboard or the pointer asks for. While a text is awaited the events
// wait behind it, in their order; Escape ends that, and the text comes nowhere.
func (w *Window) Take(event func(), escape bool) { w.clipboard.take(event, escape) }

func (cl *clipboard) take(event func(), escape bool) {
	switch {
	case escape && cl.ask.Busy():
		cl.ask.Stop()
		cl.endNotice()
		cl.release()
	case cl.ask.Busy() || len(cl.held) > 0:
		cl.held = append(cl.held, event)
	default:
		event()
	}
}

// release does what was held back, up to where the next text is awaited.
func (cl *clipboard) release() {
	for len(cl.held) > 0 && !cl.ask.Busy() {
		event := cl.held[0]
		cl.held = cl.held[1:]
		event()
	}
}

// x11Window returns the handle of the window on X, 0 elsewhere.
func (v *view) x11Window() (handle uintptr) {
	if n, ok := v.win.(driver.NativeWindow); ok {
		n.RunNative(func(context any) {
			if c, ok := context.(driver.X11WindowContext); ok {
				handle = c.WindowHandle
			}
		})
	}
	return handle
}

// CopyPicture implements screen.Clipboard. The picture is there until something else is, or
// the program ends.
func (cl *clipboard) CopyPicture(file []byte, done func(error)) {
	if cl.offer == nil {
		done(portal.ErrNoClipboard)
		return
	}
	session.Start(cl.offers, func(ctx context.Context, report func(struct{})) (struct{}, error) {
		return struct{}{}, cl.offer(ctx, file, func() { report(struct{}{}) })
	}, func(struct{}) { done(nil) }, func(_ struct{}, err error) {
		if err != nil {
			done(err)
		}
	})
}
