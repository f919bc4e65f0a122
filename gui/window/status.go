package window

import (
	"image/color"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A status is the line under the board.
type status struct {
	w      *Window
	label  *widget.Label
	notice []widget.Span // a message, until the next action
}

// Say implements screen.Status.
func (st *status) Say(s string) { st.note(s, st.w.kit.Pal.Text) }

// Warn implements screen.Status.
func (st *status) Warn(s string) { st.note(s, st.w.kit.Pal.Bad) }

func (st *status) note(s string, col color.NRGBA) {
	st.notice = []widget.Span{{Text: s, Colour: col}}
	st.refresh()
}

// ClearMessage implements screen.Status.
func (st *status) ClearMessage() { st.notice = nil }

// refresh shows the line as it is now.
func (st *status) refresh() { st.label.SetSpans(st.statusLine()...) }

// TitleChanged implements screen.Status.
func (st *status) TitleChanged() { st.refreshHead() }

// statusLine returns the line under the board: a message, or the cell at the cursor and
// its conflicts.
func (st *status) statusLine() []widget.Span {
	switch {
	case st.w.opener.current != nil && st.w.opener.current.slow:
		return st.w.opener.openingStatus()
	case st.notice != nil:
		return st.notice
	case !screen.OfGame(st.w.App) || screen.OwnBoard(st.w.App):
	case st.w.Session().Game.Paused():
		return st.plain(st.w.T("status.paused"))
	case st.w.clock.covers():
		return st.plain(st.w.T("status.away"))
	}
	if s, ok := screen.Find[screen.StatusProvider](st.w.App); ok {
		if text := s.Status(); text != "" {
			return st.plain(text)
		}
	}
	return st.w.Play().StatusLine()
}

func (st *status) plain(s string) []widget.Span {
	return []widget.Span{{Text: s, Colour: st.w.kit.Pal.Text}}
}

// A head is shown above the page: title, level, clock, pause.
type head struct {
	title, level, clock *widget.Label
	pause               *widget.Control
	paused              bool
}

func (h *head) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.title, h.level, h.clock, h.pause}
}

func (st *status) newHead() head {
	pal := st.w.kit.Pal
	icon := func() widget.Icon {
		if st.w.Session().Game != nil && st.w.Session().Game.Paused() {
			return widget.PlayIcon
		}
		return widget.PauseIcon
	}
	pause := st.w.kit.IconButton(icon, func() string { return st.w.T("action.pause") }, st.w.Play().TogglePause)
	pause.Tip = st.w.kit.Tips("pause")
	return head{
		title: st.w.kit.Label(theme.PageTitle, widget.Left, pal.Text),
		level: st.w.kit.Label(theme.Secondary, widget.Left, pal.Text2),
		clock: st.w.kit.Label(theme.ClockText, widget.Right, pal.Text),
		pause: pause,
	}
}

func (st *status) refreshHead() {
	st.w.head.title.SetText(st.title())
	st.w.head.level.SetText(st.levelLine())
	st.w.clock.refreshClock()
	if st.w.head.paused != st.w.Session().Game.Paused() {
		st.w.head.paused = st.w.Session().Game.Paused()
		st.w.head.pause.Repaint()
	}
}

// title returns the puzzle's title, or else the date on which the game was started.
func (st *status) title() string { return screen.TitleOf(st.w.lang, st.w.Session().Game.Puzzle()) }
