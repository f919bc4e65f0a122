package enter

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle/game"
)

// Key implements KeyHandler: a digit is typed and the cursor goes to the next cell; 0,
// point, space and Return leave a cell empty; Backspace goes back and clears. Once all is
// typed Return plays.
func (s *Enter) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod&^fyne.KeyModifierShift != 0 {
		return false
	}
	if s.draws.on {
		return s.cageKey(name)
	}
	e := s.entry
	switch d := screen.DigitOf(name); {
	case d > 0:
		s.afterTyping(s.digit(d))
	case screen.EmptiesCell(name):
		s.afterTyping(s.skip())
	case screen.IsReturn(name):
		if s.Marked() {
			return false // it is taken
		}
		if s.mended || e.AtEnd {
			s.Play()
			return true
		}
		s.afterTyping(s.skip())
	case name == fyne.KeyBackspace:
		s.afterTyping(s.eraseBefore())
	case name == fyne.KeyDelete:
		s.afterTyping(e.Erase())
	default:
		return false
	}
	s.app.ClearMessage()
	s.app.Refresh()
	return true
}

// afterTyping looks at the grid if typing has changed it. After the last cell the puzzle is complete:
// if it does not have exactly one solution, possible typing errors are searched.
func (s *Enter) afterTyping(changed bool) {
	if changed {
		s.analyse()
	}
	s.readRow()
	if s.entry.AtEnd {
		s.findIfWrong()
	}
}

// Input implements InputHandler, for the pointer, the arrow keys and the digit pad.
func (s *Enter) Input(in game.Input) bool {
	switch in.Kind {
	case game.Type:
		if s.draws.on {
			s.typedSum(strconv.Itoa(int(in.Digit)))
			break
		}
		s.afterTyping(s.digit(in.Digit))
	case game.Delete:
		if s.draws.on {
			s.afterCages(s.dropCages(), nil)
			break
		}
		s.afterTyping(s.entry.Erase())
	case game.Drag:
		if s.draws.on {
			s.point(in)
		}
	case game.Tap, game.MoveTo, game.Up, game.Down, game.Left, game.Right, game.RowStart, game.RowEnd, game.ColumnStart, game.ColumnEnd:
		wrong := s.tooSmall()
		if s.point(in); wrong != nil {
			s.app.Warn(s.Lang.Error(wrong))
		}
	}
	s.app.Refresh()
	return true
}
