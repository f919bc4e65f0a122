package window

import (
	"context"

	"sudoku/gui/portal"
	"sudoku/gui/session"
)

// A clipboard is the desktop's. The toolkit's takes only text.
type clipboard struct {
	part
	offer func(ctx context.Context, file []byte, offered func()) error // keeps a picture there; may be nil
	job   *session.Jobs
}

// CopyText implements screen.Clipboard.
func (cl *clipboard) CopyText(text string) { cl.toolkit.Clipboard().SetContent(text) }

// CopyPicture implements screen.Clipboard. The picture is there until something else is, or
// the program ends.
func (cl *clipboard) CopyPicture(file []byte, done func(error)) {
	if cl.offer == nil {
		done(portal.ErrNoClipboard)
		return
	}
	session.Start(cl.job, func(ctx context.Context, report func(struct{})) (struct{}, error) {
		return struct{}{}, cl.offer(ctx, file, func() { report(struct{}{}) })
	}, func(struct{}) { done(nil) }, func(_ struct{}, err error) {
		if err != nil {
			done(err)
		}
	})
}
