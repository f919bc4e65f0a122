//go:build linux || freebsd || netbsd || openbsd

package atspi

import "sudoku/gui/access"

// The numbers are those of the protocol (atspi-constants.h).

const roleApplication = 75

// A role has a number, by which readers know it, and a name for programs.
type role struct {
	number uint32
	name   string
}

// Cells and rows are list items: of a table's cell readers say the whole row. Of a panel they
// say every label in it, but not of a grouping.
var roleOf = [...]role{
	access.Panel: {99, "grouping"}, access.Frame: {23, "frame"}, access.Dialog: {16, "dialog"}, access.MenuBar: {34, "menu bar"},
	access.Menu: {33, "menu"}, access.MenuItem: {35, "menu item"}, access.CheckItem: {8, "check menu item"},
	access.Button: {43, "push button"}, access.Toggle: {62, "toggle button"}, access.Check: {7, "check box"}, access.Radio: {44, "radio button"},
	access.Link: {88, "link"}, access.Combo: {11, "combo box"}, access.Label: {29, "label"}, access.Heading: {83, "heading"},
	access.Image: {27, "image"}, access.Status: {54, "status bar"}, access.Table: {55, "table"}, access.Cell: {32, "list item"},
	access.List: {31, "list"}, access.Row: {32, "list item"}, access.Entry: {79, "entry"}, access.Slider: {51, "slider"},
	access.Spinner: {52, "spin button"}, access.Progress: {42, "progress bar"}, access.Notice: {101, "notification"},
}

// The bits of states that are not a node's own.
const (
	bitEnabled    = 8
	bitSensitive  = 24
	bitShowing    = 25
	bitSingleLine = 26
	bitVisible    = 30
	bitCheckable  = 41
	bitPressed    = 20
)

var stateBit = map[access.State]uint{
	access.Focusable: 11, access.Focused: 12, access.Selectable: 22, access.Selected: 23, access.Checkable: bitCheckable, access.Checked: 4,
	access.Active: 1, access.Modal: 16, access.Invalid: 36, access.Editable: 7, access.Multiline: 17, access.Expandable: 9, access.Expanded: 10,
	access.Busy: 3,
}

// stateNames are what events call states.
var stateNames = map[access.State][]string{
	access.Focusable: {"focusable"}, access.Selectable: {"selectable"}, access.Selected: {"selected"}, access.Checkable: {"checkable"},
	access.Checked: {"checked"}, access.Modal: {"modal"}, access.Invalid: {"invalid-entry"}, access.Editable: {"editable"},
	access.Multiline: {"multi-line"}, access.Expandable: {"expandable"}, access.Expanded: {"expanded"}, access.Busy: {"busy"},
	access.Disabled: {"enabled", "sensitive"},
}

// statesOf returns the states of a node as two words of bits.
func statesOf(e *access.Element) []uint32 {
	set := uint64(1<<bitShowing | 1<<bitVisible)
	for s, bit := range stateBit {
		if e.State.Has(s) {
			set |= 1 << bit
		}
	}
	if !e.State.Has(access.Disabled) {
		set |= 1<<bitEnabled | 1<<bitSensitive
	}
	if e.Text != nil && !e.State.Has(access.Multiline) {
		set |= 1 << bitSingleLine
	}
	if e.Role == access.Toggle && e.State.Has(access.Checked) {
		set |= 1 << bitPressed
	}
	return []uint32{uint32(set), uint32(set >> 32)}
}
