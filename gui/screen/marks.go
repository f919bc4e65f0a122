package screen

import "sudoku/puzzle/game"

// Marks is how candidates are marked in the current game.
type Marks struct{ *App }

// Fill marks the possible candidates in the selected cells, or in all empty cells if at most
// one is selected.
func (m Marks) Fill() {
	cells := m.Session().UI.Selected
	if cells.Len() < 2 {
		cells = m.Session().Game.State().Shape.Cells()
	}
	m.Play().Move(game.Move{Action: game.FillMarks, Cells: cells})
}

// ToggleAuto switches automatic candidates on or off; when switched off they stay as
// they are.
func (m Marks) ToggleAuto() { m.Play().Move(game.Move{Action: game.SetAuto}) }

// Auto reports whether candidates are automatic.
func (m Marks) Auto() bool { return m.Session().Game.State().Auto }

// FixedPlaces reports whether marks are shown at fixed places. Automatic candidates are,
// unless the player has chosen otherwise.
func (m Marks) FixedPlaces() bool { return m.Prefs().BoolWithFallback(PrefFixed, m.Auto()) }

// ToggleFixedPlaces shows marks at fixed places, or no longer.
func (m Marks) ToggleFixedPlaces() {
	m.Prefs().SetBool(PrefFixed, !m.FixedPlaces())
	m.ApplySettings()
}
