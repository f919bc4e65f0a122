package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/look"
	"sudoku/gui/page"
	"sudoku/puzzle"
)

// statusLine is the sentence under the board: a message, or the cell at the
// cursor and what clashes.
func (w *Window) statusLine() []look.Span {
	switch {
	case w.notice != nil:
		return w.notice
	case w.guide != nil:
		return w.plain(w.T("guide.status"))
	case w.entering != nil:
		return w.plain(w.entering.status(w.lang))
	case w.game.Paused():
		return w.plain(w.T("status.paused"))
	case w.hint != nil:
		return w.plain(w.hintStatus())
	case w.steps != nil:
		return w.plain(w.steps.status(w.lang))
	case w.showsOne():
		return w.plain(w.T("many.at", "n", w.collection.page.Chosen()+1, "of", len(w.collection.read.list)))
	}
	switch w.page.(type) {
	case *page.New:
		return w.plain(w.T("status.kept"))
	case *page.Print:
		return w.plain(w.printStatus())
	}
	return w.playStatus()
}

// playStatus is what the game and the disk have to say while it is played.
func (w *Window) playStatus() []look.Span {
	spans := w.plain(w.cellStatus())
	if w.filtering() {
		spans = append(w.plain(w.filterStatus()), look.Span{Text: w.cellStatus(), Colour: w.kit.Pal.Ink2})
	}
	if s, ok := w.trialStatus(); ok {
		spans = []look.Span{s}
	}
	if w.failing > 0 {
		spans = append(spans, look.Span{Text: w.T("save.failing"), Colour: w.kit.Pal.Bad})
	}
	if s := w.linkStatus(w.ui.Cursor); s != "" && w.ui.Selected.Len() == 1 {
		spans = append(spans, look.Span{Text: s, Colour: w.kit.Pal.Ink2})
	}
	if s := w.conflictStatus(w.game.State().Grid); s != "" {
		spans = append(spans, look.Span{Text: s, Colour: w.kit.Pal.Bad})
	}
	return spans
}

func (w *Window) plain(s string) []look.Span {
	return []look.Span{{Text: s, Colour: w.kit.Pal.Ink}}
}

// conflictStatus names the first conflict and how many more there are.
func (w *Window) conflictStatus(g puzzle.Grid) string {
	list := g.ConflictList()
	if len(list) == 0 || !w.settings.On(setClash) {
		return ""
	}
	return w.conflictText(list)
}

func (w *Window) conflictText(list []puzzle.Conflict) string {
	k := list[0]
	var at []string
	for c := range k.Cells.All() {
		at = append(at, c.String())
	}
	house := w.T("house."+string(k.House.Kind()), "n", k.House.Number())
	text := w.T("status.conflict", "count", w.T("count."+string(rune('0'+min(k.Cells.Len(), 9)))),
		"d", k.Digit, "house", house, "cells", w.lang.List(at))
	if n := len(list) - 1; n > 0 {
		text += w.T("status.conflicts", "n", n)
	}
	return text
}

// A head is what stands over the page: title, level, clock, pause.
type head struct {
	title, level, clock *look.Label
	pause               *look.Control
	paused              bool
}

func (h *head) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{h.title, h.level, h.clock, h.pause}
}

func (w *Window) newHead() head {
	pal := w.kit.Pal
	icon := func() look.Icon {
		if w.game != nil && w.game.Paused() {
			return look.PlayIcon
		}
		return look.PauseIcon
	}
	return head{
		title: w.kit.Label(look.PageTitle, look.Left, pal.Ink),
		level: w.kit.Label(look.Secondary, look.Left, pal.Ink2),
		clock: w.kit.Label(look.ClockText, look.Right, pal.Ink),
		pause: w.kit.IconButton(icon, func() string { return w.T("action.pause") }, w.togglePause),
	}
}

func (w *Window) refreshHead() {
	w.head.title.SetText(w.title())
	w.head.level.SetText(w.levelLine())
	w.refreshClock()
	if w.head.paused != w.game.Paused() {
		w.head.paused = w.game.Paused()
		w.head.pause.Repaint()
	}
}

// title is the puzzle's, or the day on which it was begun.
func (w *Window) title() string { return w.titleOf(w.game.Puzzle()) }

func (w *Window) titleOf(p puzzle.Puzzle) string {
	if p.Title != "" {
		return p.Title
	}
	return page.Day(w.lang, p.Date)
}
