// Package access says in words what the window shows: a tree of plain values that a
// screen reader can be given, and what differs between two of them. It knows neither the
// toolkit nor a protocol, so that a test can read what a page says on any system.
package access

import "image"

// A Role says what a node is.
type Role uint8

// Roles of what this program shows.
const (
	Panel Role = iota // a group of others
	Frame             // the window
	Dialog
	MenuBar
	Menu
	MenuItem
	CheckItem // a menu item that is ticked or not
	Button
	Toggle // a button that is on or off
	Check
	Radio // one of several of which one is chosen
	Link
	Combo // a button that opens a list of choices
	Label
	Heading
	Image
	Status
	Table
	Cell // of a table
	List
	Row // of a list
	Entry
	Slider
	Spinner // a number with a smaller and a larger one beside it
	Progress
	Notice // words that came up and are to be read at once
	roles
)

// Roles lists all roles.
func Roles() (list []Role) {
	for r := range roles {
		list = append(list, r)
	}
	return list
}

// A State is a set of flags. What has none can be used and seen.
type State uint16

// States that can be combined.
const (
	Focusable State = 1 << iota
	Focused
	Selectable
	Selected // among several; of a row: the chosen one
	Checkable
	Checked // on, ticked
	Disabled
	Active // the window that gets the keys
	Modal
	Invalid // what is there is wrong
	Editable
	Multiline
	Expandable
	Expanded
	Busy
)

// Has reports whether all of the flags in t are set.
func (s State) Has(t State) bool { return s&t == t }

// If returns t if is, else no flags.
func (t State) If(is bool) State {
	if is {
		return t
	}
	return 0
}

// Text is the content of an entry. Offsets count characters.
type Text struct {
	Content string
	Caret   int
	From    int // the first character that is selected
	To      int // after the last one; From: none is selected
}

// A Range is where a value lies.
type Range struct {
	Min, Max, Step, Now float64
	Words               string // the value as it is shown; may be empty
}

// A Place says which of how many a row is, where only those near what is seen are nodes.
type Place struct{ At, Of int } // At counts from 1; zero: nothing is said

// A Deed is what a reader can ask of a node.
type Deed uint8

// Deeds.
const (
	Press    Deed = iota // what Return or a press would do
	Focus                // give it the focus
	SetText              // Request.Text
	SetCaret             // Request.At
	SetValue             // Request.Value
)

// A Request is what a reader asks for.
type Request struct {
	Deed  Deed
	Text  string
	At    int
	Value float64
}

// A Node is one thing that is shown, and all in it.
type Node struct {
	Key         string // tells it from others in the same node, for as long as it is there; "": its place among them
	Role        Role
	Name        string // is read first: of a cell, what is in it
	Description string // is read after it: of a cell, where it is
	Keys        string // that do the same as a press; may be empty
	State       State
	Bounds      image.Rectangle // in pixels, from the corner of the window
	Text        *Text           // nil: it holds no text that can be read by the character
	Range       *Range          // nil: it has no value
	Place       Place
	Columns     int      // of a table, whose children are its cells row by row
	Actions     []string // what can be done with it, in one word; the first is a press
	// Renewed says that a new name is to be heard even by readers that pass over changes of
	// names: while it has the focus, a change makes it a new node.
	Renewed  bool
	Children []Node

	// Do carries out a request, on the window's goroutine; nil: nothing can be asked for.
	Do func(Request)
}

// FocusIn reports whether one of the nodes, or one in them, has the focus.
func FocusIn(list []Node) bool {
	for i := range list {
		if list[i].State.Has(Focused) || FocusIn(list[i].Children) {
			return true
		}
	}
	return false
}
