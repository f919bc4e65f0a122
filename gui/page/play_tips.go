package page

import (
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// addTips gives the controls their tooltips: what their keys are, and what is said
// without words.
func (p *Play) addTips() {
	p.modes.Tip = p.Tips("digit", "corner", "centre", "colour")
	for i, c := range p.digits {
		c.Tip = func(int) widget.Tip { return p.digitTip(i + 1) }
	}
	for i, action := range []string{"undo", "redo", "erase", "", "hint"} {
		p.tools[i].Tip = p.Tips(action)
	}
	p.tools[3].Tip = func(int) widget.Tip {
		first, last := p.Tips("show.1")(0).Keys, p.Tips("show.9")(0).Keys
		return widget.Tip{Text: p.T("tip.filter"), Keys: first + " – " + last}
	}
}

// digitTip says how many of a digit are to be placed, or which colour it stands for.
func (p *Play) digitTip(d int) widget.Tip {
	if p.do.Mode() == game.ColourMode {
		return p.ColourTip(d)
	}
	if left := p.do.Left(puzzle.Digit(d)); left > 0 {
		return widget.Tip{Text: p.T("tip.left", "n", left)}
	}
	return widget.Tip{}
}
