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
	Switch(node int)
	ShowBranches() // opens the page of branches
	KeepWhatIf()   // ends the what-if and keeps its moves
	LeaveWhatIf()  // goes back to where the what-if started
	RuleOut()      // removes the candidate that the what-if started with
	Relayout()     // called when the height of the block has changed
}

// A Moves is the block at the bottom of the play page: the line of moves and, during a
// what-if, its buttons.
type Moves struct {
	Base
	history History
	now     MoveMap
	near    int // branches near this move are shown; fixed while dragging
	most    int // greatest number of rows that fit
	line    *moveLine

	title      *widget.Control
	count      *widget.Label
	track      *widget.Track
	keep, back *widget.Control
	ruleOut    *widget.Control
}

// NewMoves makes the block.
func NewMoves(b Base, h History) *Moves {
	m := &Moves{Base: b, history: h, most: 1}
	m.title = b.Kit.NewControl(nil, m.paintTitle, func(int) { h.ShowBranches() })
	m.title.Tip = b.Kit.Tips("branches")
	m.count = b.Kit.Label(theme.Secondary, widget.Right, b.Kit.Pal.Text2)
	m.track = b.Kit.NewZonedTrack(m.zones, m.paintLine, m.tap, m.slide)
	m.track.Name = b.T("play.moves")
	m.track.Value = func() access.Range {
		return access.Range{Max: float64(m.now.Of), Step: 1, Now: float64(m.now.At), Words: m.count.Text()}
	}
	m.track.SetValue = func(move float64) { m.goTo(int(move)) }
	m.track.Band, m.track.OnKey, m.track.Hover = lineBand, m.key, m.hover
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
	m.near = m.now.At
	m.hover(-1)
	return m
}

// zones returns where the moves and the branches can be pressed.
func (m *Moves) zones(w, _ float64) []widget.Rect { return m.layout(w).zones() }

// paintLine paints the line of moves.
func (m *Moves) paintLine(c *widget.Canvas) {
	c.Mention(m.count.Text())
	m.layout(c.W).paint(c)
}

// Disable disables the block, with the reason.
func (m *Moves) Disable(why string) {
	for _, c := range []*widget.Control{m.title, &m.track.Control, m.keep, m.back, m.ruleOut} {
		c.Disable(why)
	}
}

// Objects returns its parts.
func (m *Moves) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{m.ruleOut, m.keep, m.back, m.title, m.count, m.track}
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
		m.line = newMoveLine(&m.now, m.near, w, m.Kit.Size(20), m.most, m.branchName, func(s string) float64 {
			return m.Kit.Painter.Width(s, m.Kit.Size(theme.Caption.Size), false) + 1
		})
	}
	return m.line
}

func (m *Moves) branchName(b *MoveBranch) string {
	if b.Name != "" {
		return b.Name
	}
	return m.now.NameOf(b.Tip)
}

// Refresh updates what has changed.
func (m *Moves) Refresh() {
	now := m.history.Map()
	if now.equal(&m.now) {
		return
	}
	whatIf, was := now.WhatIf, m.now.WhatIf
	named := whatIf.RuleOut != was.RuleOut
	taller := whatIf.On != was.On || (whatIf.RuleOut == "") != (was.RuleOut == "")
	if !m.track.Dragging() {
		m.near = now.At
	}
	rows, title := m.rows(), m.titleText()
	m.now, m.line = now, nil
	m.title.Repaint()
	m.hover(-1)
	m.track.Repaint()
	if named {
		m.ruleOut.Repaint()
	}
	if taller || m.rows() != rows || m.titleText() != title {
		m.history.Relayout()
	}
}

// rows returns the number of rows of branches shown.
func (m *Moves) rows() int {
	if w := m.track.Size().Width; w > 0 {
		return m.layout(float64(w)).rows
	}
	return 1
}

// MovesHeight is the height of a line without rows of branches, but for two rows of text.
const MovesHeight = 30.

// Arrange places the block at the bottom of r, where a height of room is free, as far as
// it fits, and returns its height.
func (m *Moves) Arrange(put Place, r widget.Rect, room float64) float64 {
	hide(m.Objects()...)
	foot, title := r.Y+r.H, m.Kit.Size(20)
	button, base := 36., MovesHeight-8+2*title
	whatIf := 0.
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
	m.most = min(maxBranchRows, 1+int((room-base-whatIf-8)/title))
	wide := widget.Rect{X: r.X - LineEnds, W: r.W + 2*LineEnds}
	m.line = nil
	wide.H = MovesHeight - 8 + title*float64(m.layout(wide.W).rows)
	wide.Y = foot - wide.H
	show(put, m.track, wide)
	y := wide.Y - title
	name := max(28, m.Kit.Painter.Width(m.titleText(), m.Kit.Size(13), true)+8)
	height := max(title, 28) // large enough to press
	show(put, m.title, widget.Rect{X: r.X, Y: y - (height-title)/2, W: name, H: height})
	show(put, m.count, widget.Rect{X: r.X + name + 8, Y: y, W: r.W - name - 8, H: title})
	if m.now.WhatIf.On {
		m.ArrangeWhatIf(put, r.Strip(y-12-button, button))
	}
	return foot - y + whatIf
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

// titleText includes the number of branches if not all are shown.
func (m *Moves) titleText() string {
	if n := m.now.All; m.line != nil && n-1 > len(m.line.branches) {
		return m.T("play.moves.branches", "n", n)
	}
	return m.T("play.moves")
}

// paintTitle paints the title, which opens the page of branches.
func (m *Moves) paintTitle(c *widget.Canvas) {
	text, col := m.titleText(), c.Pal.Text
	r := c.Bounds()
	if c.Disabled {
		col = c.Pal.Text3
	} else if c.Hover == 0 || c.Pressed == 0 {
		col = c.Pal.Accent
		c.Rule(0, c.H/2+c.Size(9), min(c.W, c.Painter.Width(text, c.Size(13)*c.S, true)/c.S), col)
	}
	c.Write(text, r, 13, true, widget.Left, col)
	if c.Focus == 0 {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
}

// hover describes the position in the current line, and the line if there are others, or what is under the pointer.
func (m *Moves) hover(zone int) {
	key := "play.at"
	if len(m.now.Branches) > 0 {
		key = "play.count"
	}
	text := m.T(key, "line", m.now.Line, "at", m.now.At, "of", m.now.Of)
	if k, b := m.at(zone); k != nil {
		text = m.T("play.savepoint", "name", k.Name, "move", k.Move)
	} else if b != nil {
		text = m.T("play.branch", "name", b.name, "n", b.Len, "move", b.From)
	}
	m.count.SetText(text)
}

// at returns the savepoint or the branch of a zone.
func (m *Moves) at(zone int) (*MoveMark, *lineBranch) {
	l := m.line
	switch {
	case l == nil || zone < 0 || zone >= len(l.marks)+len(l.branches):
	case zone < len(l.marks):
		return l.marks[zone].MoveMark, nil
	default:
		return nil, &l.branches[zone-len(l.marks)]
	}
	return nil, nil
}

func (m *Moves) tap(zone int) {
	if k, b := m.at(zone); k != nil {
		m.goTo(k.Move)
	} else if b != nil {
		m.history.Switch(b.Tip)
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
