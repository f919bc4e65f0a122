package screen

import (
	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// StatusLine returns messages of the game and the disk, and the cell at the cursor with
// its conflicts.
func (p *Play) StatusLine() []widget.Span {
	b, at, cell := p.app.Base(), p.app.Session(), cellStatus{p.app}
	if text := beginText(p.app); text != "" && p.app.HasGame() && p.Editable() && p.app.Top() == Screen(p) {
		return []widget.Span{{Text: text, Colour: b.Kit.Pal.Text}}
	}
	spans := []widget.Span{{Text: cell.text(), Colour: b.Kit.Pal.Text}}
	if p.filter.On() {
		spans = append(spans, widget.Span{Text: p.filter.Text(), Colour: b.Kit.Pal.Text})
	}
	if s, ok := p.History().WhatIfStatus(); ok {
		spans = []widget.Span{s}
	}
	if p.app.Sessions().Failing() {
		spans = append(spans, widget.Span{Text: b.T("save.failing"), Colour: b.Kit.Pal.Bad})
	}
	if cage, ok := at.Game.Puzzle().Shape.CageOf(at.UI.Cursor); ok {
		hand := p.shown.cage
		if p.app.Top() != Screen(p) { // a card that is covered isn't kept up to date
			hand = cageAtHand(p.app)
		}
		if s := hand.status(b.Lang, cage); s != "" {
			spans = append(spans, widget.Span{Text: s, Colour: b.Kit.Pal.Text2})
		}
	}
	if s := cell.links(at.UI.Cursor); s != "" && at.UI.Selected.Len() == 1 {
		spans = append(spans, widget.Span{Text: s, Colour: b.Kit.Pal.Text2})
	}
	state := at.Game.State()
	if list := state.Shape.ConflictList(&state.Grid); len(list) > 0 && p.app.Prefs().On(PrefConflicts) {
		for _, text := range caption.ConflictTexts(b.Lang, state.Shape, list) {
			spans = append(spans, widget.Span{Text: text, Colour: b.Kit.Pal.Bad})
		}
	}
	return spans
}

// tried returns the entries of the current what-if.
func tried(g *game.Game) (cells puzzle.CellSet) {
	from, _, ok := g.InWhatIf()
	if _, finished := g.Finish(); !ok || finished { // what was tried is right
		return cells
	}
	before, now := g.StateAt(from), g.State()
	return now.Since(&before)
}

// changedCells returns the cells that look different in two states.
func changedCells(a, b *game.State) (cells puzzle.CellSet) {
	was, now := a.Candidates(), b.Candidates()
	for c := range puzzle.Cell(81) {
		if a.Grid[c] != b.Grid[c] || was[c] != now[c] || a.Corner[c] != b.Corner[c] || a.Colours[c] != b.Colours[c] || a.CandColours[c] != b.CandColours[c] {
			cells.Add(c)
		}
	}
	return cells
}

// viewFlags lists the settings that change the look of the board.
var viewFlags = []struct {
	setting string
	flag    board.Flags
}{{PrefPeers, board.Peers}, {PrefSame, board.SameDigit}, {PrefConflicts, board.Conflicts},
	{PrefPatterns, board.Patterns}, {PrefTinted, board.Tinted}}

// Board returns what the board shows of the game.
func (p *Play) Board() board.View {
	at := p.app.Session()
	v := board.View{State: at.Game.State(), Givens: at.Game.Givens(), UI: at.UI, Digit: at.UI.Digit}
	for _, f := range viewFlags {
		if p.app.Prefs().On(f.setting) {
			v.Flags |= f.flag
		}
	}
	if p.Marks().FixedPlaces() {
		v.Flags |= board.FixedPlaces
	}
	v.Wrong, v.Tried = Wrong(p.app), tried(at.Game)
	if p.filter.On() {
		v.Filter = p.filter.shown
	}
	if p.Paused() {
		v.Paused = p.app.Base().T("board.paused")
	}
	return v
}
