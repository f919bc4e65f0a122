package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// statusLine is the sentence under the board: a message, or the cell at the
// cursor and what clashes.
func (w *Window) statusLine() []widget.Span {
	switch {
	case w.opening != nil && w.opening.slow:
		return w.openingStatus()
	case w.notice != nil:
		return w.notice
	case w.session.Game.Paused() && !w.ownBoard():
		return w.plain(w.T("status.paused"))
	}
	if s, ok := find[screen.Speaker](w); ok {
		if text := s.Status(); text != "" {
			return w.plain(text)
		}
	}
	return w.playStatus()
}

// playStatus is what the game and the disk have to say while it is played.
func (w *Window) playStatus() []widget.Span {
	spans := w.plain(w.cellStatus())
	if w.filtering() {
		spans = append(w.plain(w.filterStatus()), widget.Span{Text: w.cellStatus(), Colour: w.kit.Pal.Text2})
	}
	if s, ok := w.history().TrialStatus(); ok {
		spans = []widget.Span{s}
	}
	if w.keeper.Failing() {
		spans = append(spans, widget.Span{Text: w.T("save.failing"), Colour: w.kit.Pal.Bad})
	}
	if s := w.linkStatus(w.session.UI.Cursor); s != "" && w.session.UI.Selected.Len() == 1 {
		spans = append(spans, widget.Span{Text: s, Colour: w.kit.Pal.Text2})
	}
	if s := w.conflictStatus(w.session.Game.State().Grid); s != "" {
		spans = append(spans, widget.Span{Text: s, Colour: w.kit.Pal.Bad})
	}
	return spans
}

func (w *Window) plain(s string) []widget.Span {
	return []widget.Span{{Text: s, Colour: w.kit.Pal.Text}}
}

// conflictStatus names the first conflict and how many more there are.
func (w *Window) conflictStatus(g puzzle.Grid) string {
	list := g.ConflictList()
	if len(list) == 0 || !w.prefs.On(screen.PrefConflicts) {
		return ""
	}
	return screen.ConflictText(w.lang, list)
}

// A head is what stands over the page: title, level, clock, pause.
type head struct {
	title, level, clock *widget.Label
	pause               *widget.Control
	paused              bool
}

func (h *head) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.title, h.level, h.clock, h.pause}
}

func (w *Window) newHead() head {
	pal := w.kit.Pal
	icon := func() widget.Icon {
		if w.session.Game != nil && w.session.Game.Paused() {
			return widget.PlayIcon
		}
		return widget.PauseIcon
	}
	return head{
		title: w.kit.Label(theme.PageTitle, widget.Left, pal.Text),
		level: w.kit.Label(theme.Secondary, widget.Left, pal.Text2),
		clock: w.kit.Label(theme.ClockText, widget.Right, pal.Text),
		pause: w.kit.IconButton(icon, func() string { return w.T("action.pause") }, w.togglePause),
	}
}

func (w *Window) refreshHead() {
	w.head.title.SetText(w.title())
	w.head.level.SetText(w.levelLine())
	w.refreshClock()
	if w.head.paused != w.session.Game.Paused() {
		w.head.paused = w.session.Game.Paused()
		w.head.pause.Repaint()
	}
}

// title is the puzzle's, or the day on which it was begun.
func (w *Window) title() string { return screen.TitleOf(w.lang, w.session.Game.Puzzle()) }
