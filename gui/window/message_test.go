package window

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestMessagesAreSeen: what is said is seen on a page in each window, also where it leaves no room for a
// status line, and then the page has its room again.
func TestMessagesAreSeen(t *testing.T) {
	d := play(t)
	text := strings.Repeat("The rule of this puzzle is said here. ", 3)
	for _, name := range []string{"play", "enter", "recent", "settings", "print", "share", "new"} {
		d.pages()[name]()
		for _, size := range []fyne.Size{{Width: 360, Height: 480}, {Width: 420, Height: 760}, {Width: 700, Height: 560}} {
			d.win.Resize(size)
			d.work()
			d.app.ClearMessage()
			d.Refresh()
			shown, board := d.label.Visible(), d.board.Size()
			d.app.Warn(text)
			if at, high := d.label.Position(), d.label.Size().Height; !d.label.Visible() || high < 20 || at.Y+high > size.Height || d.label.Text() != text {
				t.Errorf("%s at %v: the message %q is at %v, %v high", name, size, d.label.Text(), at, high)
			}
			d.app.ClearMessage()
			d.Refresh()
			if d.label.Visible() != shown || d.board.Size() != board {
				t.Errorf("%s at %v: the message leaves its room", name, size)
			}
		}
	}
}
