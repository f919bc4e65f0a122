package window

import (
	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A status is the line under the board.
type status struct {
	part
	opener *opener
	clock  *clock
	notice []remark // a message, until the next action
	line   messageLine
}

// A messageLine is the room for a message: where a page leaves none it is lent some while the
// message is shown.
type messageLine struct{ wide, room, most, lent float64 }

// A remark is a sentence of a message. Its colour is that of the theme at the time.
type remark struct {
	text    string
	warning bool
}

// Say implements screen.Status.
func (st *status) Say(s string) {
	st.say(s, false)
	st.note(remark{s, false})
}

// Warn implements screen.Status.
func (st *status) Warn(s string) {
	st.say(s, true)
	st.note(remark{s, true})
}

// Count implements screen.Status: the reader says nothing.
func (st *status) Count(s string) { st.note(remark{s, false}) }

func (st *status) note(r remark) {
	st.notice = []remark{r}
	st.refresh()
}

// spans returns the message as it is shown.
func (st *status) spans() (list []widget.Span) {
	for _, r := range st.notice {
		col := st.kit.Pal.Text
		if r.warning {
			col = st.kit.Pal.Bad
		}
		list = append(list, widget.Span{Text: r.text, Colour: col})
	}
	return list
}

// ClearMessage implements screen.Status.
func (st *status) ClearMessage() { st.notice = nil }

// clear removes a message, if it is still there.
func (st *status) clear(said string) {
	if len(st.notice) == 1 && st.notice[0].text == said {
		st.ClearMessage()
		st.refresh()
	}
}

// refresh shows the line as it is now, with room for a message.
func (st *status) refresh() {
	st.label.SetSpans(st.statusLine()...)
	if st.lacks() != st.line.lent {
		st.app.Relayout()
	}
}

// lend returns how much more room than there is a message of that width needs.
func (st *status) lend(wide, room, most float64) float64 {
	st.line = messageLine{wide: wide, room: room, most: most}
	st.line.lent = st.lacks()
	return st.line.lent
}

func (st *status) lacks() float64 {
	text := ""
	for _, s := range st.message() {
		text = st.lang.Sentences(text, s.Text)
	}
	if text == "" || st.line.wide == 0 {
		return 0
	}
	b := page.Base{Kit: st.kit, Lang: st.lang}
	return max(0, min(st.line.most, b.TextHeight(text, st.line.wide, theme.Body))-st.line.room)
}

// message returns what is said, nil if nothing is.
func (st *status) message() []widget.Span {
	if st.opener.current != nil && st.opener.current.slow {
		return st.opener.openingStatus()
	}
	return st.spans()
}

// TitleChanged implements screen.Status.
func (st *status) TitleChanged() { st.refreshHead() }

// statusLine returns the line under the board: a message, or the cell at the cursor and
// its conflicts.
func (st *status) statusLine() []widget.Span {
	switch said := st.message(); {
	case said != nil:
		return said
	case !screen.OfGame(st.app) || screen.OwnBoard(st.app):
	case st.app.Session().Game.Clock.Paused():
		return st.plain(st.T("status.paused"))
	case st.clock.covers():
		return st.plain(st.T("status.away"))
	}
	text, ofPlay := screen.StatusText(st.app)
	switch {
	case !ofPlay:
		return st.plain(text)
	case st.app.Session().Game.Clock.Paused():
		return nil // the board is covered, also beside another page
	}
	return st.app.Play().StatusLine()
}

func (st *status) plain(s string) []widget.Span {
	return []widget.Span{{Text: s, Colour: st.kit.Pal.Text}}
}

// A head is shown above the page: the way home, title, level, clock, pause, and what is on.
type head struct {
	home                *page.WayHome
	title, level, clock *widget.Label
	chips               *chips
	pause               *widget.Control
	paused              bool
	levelPlaced         bool // the level has a place
}

// objects lists them in the order of reading, but for the way home, which pages have too.
func (h *head) objects() []fyne.CanvasObject {
	if h.chips.at == besideTitle {
		return []fyne.CanvasObject{h.title, h.chips.Control, h.level, h.clock, h.pause}
	}
	return []fyne.CanvasObject{h.title, h.level, h.clock, h.pause, h.chips.Control}
}

func (st *status) newHead() head {
	pal := st.kit.Pal
	icon := func() widget.Icon {
		if st.app.Session().Game != nil && st.app.Session().Game.Clock.Paused() {
			return widget.PlayIcon
		}
		return widget.PauseIcon
	}
	pause := st.kit.IconButton(icon, func() string { return st.T("action.pause") }, st.app.Play().TogglePause)
	pause.Tip = st.kit.Tips("pause")
	return head{
		home:  page.NewWayHome(page.Base{Kit: st.kit, Lang: st.lang}, func() { st.app.Pages.Home(daily.Date{}) }),
		title: st.kit.Label(theme.PageTitle, widget.Left, pal.Text),
		level: st.kit.Label(theme.Secondary, widget.Left, pal.Text2),
		clock: st.kit.Label(theme.ClockText, widget.Right, pal.Text),
		chips: newChips(st.kit, st.T("state.on")),
		pause: pause,
	}
}

func (st *status) refreshHead() {
	p := st.app.Session().Game.Puzzle()
	title, short := st.title(), caption.ShortTitleOf(st.lang, p)
	if p.Origin.Kind != "" {
		title = short
	} else if p.Title == "" && p.Shape != nil { // level and number are below
		title = caption.ShapeName(st.lang, p.Shape)
		short = title
	}
	was := st.head.title.Width()
	st.head.title.SetTexts(title, short)
	st.showLevel()
	if st.head.chips.show(screen.States(st.app)) || st.head.title.Width() != was { // the way home gives way to a long title
		st.app.Relayout()
	}
	st.clock.refreshClock()
	if st.head.paused != st.app.Session().Game.Clock.Paused() {
		st.head.paused = st.app.Session().Game.Clock.Paused()
		st.head.pause.Repaint()
	}
}

// title returns the puzzle's title, or else the date on which the game was started.
func (st *status) title() string { return caption.TitleOf(st.lang, st.app.Session().Game.Puzzle()) }
