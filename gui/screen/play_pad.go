package screen

import (
	"cmp"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A playPad is what the pointer plays with: modes, digits and tools.
type playPad struct {
	page.Base
	app    *App
	shown  *playState
	filter *Filter

	modes  *widget.Control
	digits [9]*widget.Control
	tools  [5]*widget.Control // undo, redo, erase, filter, hint
}

func newPlayPad(a *App, b page.Base, shown *playState, filter *Filter) *playPad {
	p := &playPad{Base: b, app: a, shown: shown, filter: filter}
	p.modes = b.Kit.Segments(p.modeNames(), func() int { return int(shown.mode) },
		func(i int) { a.Input(game.Input{Kind: game.SetMode, Mode: game.Mode(i)}) })
	for i := range p.digits {
		d := puzzle.Digit(i + 1)
		p.digits[i] = b.Kit.DigitButton(i+1, func() int { return shown.left[d] }, func() bool { return shown.mode == game.ColourMode },
			func() { p.digit(d) }, func() bool { return shown.digit(d).on })
	}
	p.tools = [5]*widget.Control{
		b.Kit.ToolButton(widget.UndoIcon, b.T("tool.undo"), func() { a.Play().Undo() }),
		b.Kit.ToolButton(widget.RedoIcon, b.T("tool.redo"), func() { a.Play().Redo() }),
		b.Kit.ToolButton(widget.EraseIcon, b.T("tool.erase"), func() { a.Input(game.Input{Kind: game.Delete}) }),
		b.Kit.ToolToggle(widget.FilterIcon, b.T("tool.filter"), func() bool { return shown.filtering }, filter.TogglePad),
		b.Kit.ToolButton(widget.HintIcon, b.T("tool.hint"), a.Pages.Deeper),
	}
	p.addTips()
	return p
}

// modeNames returns the names of the modes and their keys, if they have keys of their own.
func (p *playPad) modeNames() []widget.Segment {
	list := []widget.Segment{
		{Text: p.T("mode.digit"), Key: "Z"}, {Text: p.T("mode.corner"), Key: "X"},
		{Text: p.T("mode.centre"), Key: "C"}, {Text: p.T("mode.colour"), Key: "V"},
	}
	for i := range list {
		if p.app.Prefs().On(PrefHoDoKu) {
			list[i].Key = ""
		}
	}
	return list
}

// addTips gives the controls their tooltips: what their keys are, and what is shown
// without words.
func (p *playPad) addTips() {
	p.modes.Tip = p.Kit.Tips("digit", "corner", "centre", "colour")
	for i, c := range p.digits {
		c.Tip = func(int) widget.Tip { return p.digitTip(i + 1) }
	}
	for i, action := range []string{"undo", "redo", "erase", "", "hint"} {
		p.tools[i].Tip = p.Kit.Tips(action)
	}
	p.tools[3].Tip = func(int) widget.Tip {
		first, last := p.Kit.Tips("show.1")(0).Keys, p.Kit.Tips("show.9")(0).Keys
		return widget.Tip{Text: p.T("tip.filter"), Keys: first + " – " + last}
	}
}

// digitTip says how many of a digit are to be placed, or which colour it stands for.
func (p *playPad) digitTip(d int) widget.Tip {
	if p.shown.mode == game.ColourMode {
		return page.ColourTip(p.Base, d)
	}
	if left := p.shown.left[d]; left > 0 {
		return widget.Tip{Text: p.T("tip.left", "n", left)}
	}
	return widget.Tip{}
}

func (p *playPad) objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{p.modes}, page.Objects(p.digits[:])...)
	return append(out, page.Objects(p.tools[:])...)
}

// update repaints what looks different than before.
func (p *playPad) update(was *playState) {
	if p.shown.mode != was.mode {
		p.modes.Repaint()
	}
	for i, c := range p.digits {
		if d := puzzle.Digit(i + 1); p.shown.digit(d) != was.digit(d) {
			c.Repaint()
		}
	}
	if p.shown.filtering != was.filtering {
		p.tools[3].Repaint()
	}
}

// enable enables what can be used now; paused says why nothing can, if that is so.
func (p *playPad) enable(paused string) {
	for _, c := range append(p.digits[:], p.modes, p.tools[2], p.tools[3], p.tools[4]) {
		c.Disable(paused)
	}
	p.tools[0].Disable(cmp.Or(paused, p.Unless(p.shown.undo, "play.noundo")))
	p.tools[1].Disable(cmp.Or(paused, p.Unless(p.shown.redo, "play.noredo")))
}

// digit handles a digit of the pad.
func (p *playPad) digit(d puzzle.Digit) {
	if p.filter.pad {
		p.filter.Only(d.Set())
	} else {
		p.app.Input(game.Input{Kind: game.Type, Digit: d})
	}
}
