package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A History is the moves of a game, as the block of moves shows and changes them.
type History interface {
	Map() MoveMap
	GoTo(move int)
	ShowBranches() // opens the page of branches
	KeepWhatIf()   // ends the what-if and keeps its moves
	LeaveWhatIf()  // goes back to where the what-if started
	RuleOut()      // removes the candidate that the what-if started with
	Relayout()     // called when the height of the block has changed
}

// A Moves is the block at the bottom of the play page: at which move one is, the line of moves and,
// during a what-if, its buttons. While there are few moves it is not there, unless it is asked for.
type Moves struct {
	Base
	Few     bool // it is there also while there are few moves
	history History
	now     MoveMap
	line    *moveLine

	count      *widget.Label
	track      *widget.Track
	keep, back *widget.Control
	ruleOut    *widget.Control
}

// NewMoves makes the block.
func NewMoves(b Base, h History) *Moves {
	m := &Moves{Base: b, history: h}
	m.count = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	m.track = b.Kit.NewZonedTrack(m.zones, m.paintLine, m.tap, m.slide)
	m.track.Name = b.T("play.moves")
	m.track.Value = func() access.Range {
		return access.Range{Max: float64(m.now.Of), Step: 1, Now: float64(m.now.At), Words: m.count.Text()}
	}
	m.track.SetValue = func(move float64) { m.goTo(int(move)) }
	m.track.OnKey, m.track.Hover = m.key, m.hover
	m.track.Tip = func(zone int) widget.Tip {
		if zone >= 0 { // what it is stands above
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T("tip.moves"), Keys: "← →"}
	}
	m.keep = b.Kit.Button(b.T("trial.keep"), false, h.KeepWhatIf)
	m.back = b.Kit.Button(b.T("trial.back"), false, h.LeaveWhatIf)
	m.ruleOut = b.Kit.NewControl(nil, func(c *widget.Canvas) {
		c.Primary(b.T("trial.ruleout", "candidate", m.now.WhatIf.RuleOut))
	}, func(int) { h.RuleOut() })
	m.now = h.Map()
	m.hover(-1)
	return m
}

// zones returns where the savepoints can be pressed.
func (m *Moves) zones(w, _ float64) []widget.Rect { return m.layout(w).zones() }

// paintLine paints the line of moves.
func (m *Moves) paintLine(c *widget.Canvas) {
	c.Mention(m.count.Text())
	m.layout(c.W).paint(c)
}

// Disable disables the block, with the reason.
func (m *Moves) Disable(why string) {
	for _, c := range []*widget.Control{&m.track.Control, m.keep, m.back, m.ruleOut} {
		c.Disable(why)
	}
}

// Objects returns its parts.
func (m *Moves) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{m.ruleOut, m.keep, m.back, m.count, m.track}
}

// Focus returns what the keys go through the moves with, nil while there is no room for it.
func (m *Moves) Focus() fyne.Focusable {
	if !m.track.Visible() {
		return nil
	}
	return m.track
}

// layout returns the layout of the line, computed again after a change.
func (m *Moves) layout(w float64) *moveLine {
	if m.line == nil || m.line.w != w {
		m.line = newMoveLine(&m.now, w)
	}
	return m.line
}

// Refresh updates what has changed.
func (m *Moves) Refresh() {
	now := m.history.Map()
	if now.equal(&m.now) {
		return
	}
	whatIf, was := now.WhatIf, m.now.WhatIf
	named := whatIf.RuleOut != was.RuleOut
	taller := whatIf.On != was.On || (whatIf.RuleOut == "") != (was.RuleOut == "") || m.shown(&now) != m.shown(&m.now)
	m.now, m.line = now, nil
	m.hover(-1)
	m.track.Repaint()
	if named {
		m.ruleOut.Repaint()
	}
	if taller {
		m.history.Relayout()
	}
}

// Height returns the height of the line with where one is on it.
func (m *Moves) Height() float64 { return m.Kit.Size(20) + lineHigh }

// Arrange places the block at the bottom of r, where a height of room is free, as far as
// it fits, and returns its height.
func (m *Moves) Arrange(put Place, r widget.Rect, room float64) float64 {
	hide(m.Objects()...)
	if !m.shown(&m.now) {
		return 0
	}
	foot, base, button, whatIf := r.Y+r.H, m.Height(), 36., 0.
	if m.now.WhatIf.On {
		whatIf = button + 12
	}
	if room < base+whatIf+8 {
		if m.now.WhatIf.On && room >= button+8 { // the buttons are more important than the line
			m.ArrangeWhatIf(put, r.Strip(foot-button, button))
			return button
		}
		return 0
	}
	m.line = nil
	show(put, m.track, widget.Rect{X: r.X - LineEnds, Y: foot - lineHigh, W: r.W + 2*LineEnds, H: lineHigh})
	show(put, m.count, r.Strip(foot-base, base-lineHigh))
	if m.now.WhatIf.On {
		m.ArrangeWhatIf(put, r.Strip(foot-base-12-button, button))
	}
	return base + whatIf
}

// shown reports whether there is something to go through, or to decide.
func (m *Moves) shown(now *MoveMap) bool {
	return m.Few || now.All > 1 || now.Of >= fewMoves || now.WhatIf.On
}

// Unplaced reports whether the buttons of a what-if found no room.
func (m *Moves) Unplaced() bool { return m.now.WhatIf.On && !m.back.Visible() }

// ArrangeWhatIf places the buttons of a what-if in r.
func (m *Moves) ArrangeWhatIf(put Place, r widget.Rect) {
	if m.now.WhatIf.RuleOut == "" {
		row(put, r, 12, m.keep, m.back)
		return
	}
	wide := (r.W - 12) * .62
	show(put, m.ruleOut, r.Column(r.X, wide))
	show(put, m.back, r.Column(r.X+wide+12, r.W-wide-12))
}

// hover describes the position in the current line, and the line if there are others, or what is under the pointer.
func (m *Moves) hover(zone int) {
	key := "play.at"
	if len(m.now.Branches) > 0 {
		key = "play.count"
	}
	text := m.T(key, "line", m.now.Line, "at", m.now.At, "of", m.now.Of)
	if k := m.at(zone); k != nil {
		text = m.T("play.savepoint", "name", k.Name, "move", k.Move)
	}
	m.count.SetText(text)
}

// at returns the savepoint of a zone, nil if there is none.
func (m *Moves) at(zone int) *MoveMark {
	if m.line == nil || zone < 0 || zone >= len(m.line.marks) {
		return nil
	}
	return m.line.marks[zone].MoveMark
}

func (m *Moves) tap(zone int) {
	if k := m.at(zone); k != nil {
		m.goTo(k.Move)
	}
}

func (m *Moves) slide(x float64) {
	m.goTo(m.layout(float64(m.track.Size().Width)).move(x, m.now.Of))
}

func (m *Moves) goTo(move int) {
	if move = min(max(move, 0), m.now.Of); move != m.now.At {
		m.history.GoTo(move)
	}
}

func (m *Moves) key(name fyne.KeyName) bool {
	by, ok := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyDown: -1, fyne.KeyUp: 1,
		fyne.KeyPageDown: -10, fyne.KeyPageUp: 10, fyne.KeyHome: -m.now.At, fyne.KeyEnd: m.now.Of}[name]
	switch {
	case ok:
		m.goTo(m.now.At + by)
	case name == fyne.KeySpace, name == fyne.KeyReturn, name == fyne.KeyEnter:
		m.history.ShowBranches()
	}
	return ok || name == fyne.KeySpace || name == fyne.KeyReturn || name == fyne.KeyEnter
}
