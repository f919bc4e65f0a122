package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/pad"
	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var arrows = map[fyne.KeyName]game.InputKind{
	fyne.KeyUp: game.Up, fyne.KeyDown: game.Down, fyne.KeyLeft: game.Left, fyne.KeyRight: game.Right,
	fyne.KeyHome: game.RowStart, fyne.KeyEnd: game.RowEnd,
}

// A keyboard handles key events, wherever the toolkit delivers them.
type keyboard struct {
	part
	menus      *menu.Bar
	actions    *actions
	cellPad    *pad.Pad
	chooser    *chooser
	opener     *opener
	navigation *navigation
	handled    bool         // the last key did something: ignore the rune that follows
	pad        fyne.KeyName // a keypad key whose rune may follow
	padTurn    int
	held       heldKey
	repeat     bool // the key at hand is a repetition
	taken      bool // the key at hand is the screen reader's
}

// typedKey handles keys while the board has the focus. Digits are recognised by the
// position of their key, so that Shift, and layouts that need Shift for digits, do no
// harm. Letters are recognised by their label, or by their position if the labels are
// not Latin.
func (kb *keyboard) typedKey(e *fyne.KeyEvent) {
	if kb.taken {
		return
	}
	mod, name := key.Modifiers(), e.Name
	kb.movePadKey()
	kb.repeat = kb.repeats(e)
	if key.OnKeypad(name, e.Physical.ScanCode) {
		if kb.holdPadKey(name, mod) {
			return
		}
		name = key.Pad(name)
	}
	if name == fyne.KeyUnknown {
		name = key.Latin(e.Physical.ScanCode, key.SystemOf(kb.win))
	}
	kb.handled = kb.key(name, mod)
}

// typedRune handles characters whose position differs between layouts, such as the
// question mark, unless their key was handled already.
func (kb *keyboard) typedRune(r rune) {
	if kb.taken {
		return
	}
	if kb.find(r) {
		return
	}
	if kb.pad != "" {
		kb.handled = kb.key(kb.takePadKey(), 0)
	}
	if !kb.handled {
		kb.key(key.Char(r), 0)
	}
	kb.handled = false
}

// typedUnfocused handles keys while nothing has the focus.
func (kb *keyboard) typedUnfocused(e *fyne.KeyEvent) {
	if kb.taken {
		return
	}
	if kb.cellPad.Shown() { // the toolkit takes the focus from it when the button is released
		kb.app.Focus(kb.cellPad.Control())
		kb.cellPad.Control().TypedKey(e)
		return
	}
	switch own := kb.ofPage(); {
	case kb.board.Visible() && (own == nil || screen.OfGame(kb.app) || kb.typing()):
		kb.app.FocusBoard()
		kb.typedKey(e)
	case own == nil || screen.IsModifier(e.Name) || kb.win.Canvas().Overlays().Top() != nil:
		kb.typedOutsideBoard(e)
	default: // a press beside all controls took the focus away
		kb.app.Focus(own)
		own.TypedKey(e)
	}
}

// typing reports whether a puzzle is being typed.
func (kb *keyboard) typing() bool {
	_, ok := screen.FindShown[screen.EntryScreen](kb.app)
	return ok
}

// typedOutsideBoard handles keys that a focused control or list does not know. Keys that
// write digits belong to the board and do nothing here.
func (kb *keyboard) typedOutsideBoard(e *fyne.KeyEvent) {
	if kb.taken {
		return
	}
	if screen.IsModifier(e.Name) { // Shift is pressed before Tab
		return
	}
	kb.handled, kb.repeat = false, kb.repeats(e)
	if kb.cellPad.Key(e.Name) {
		return
	}
	function := key.Function(e.Name)
	if kb.typing() && kb.board.Visible() && !function && e.Name != fyne.KeyEscape { // typing goes on, wherever the focus is
		kb.app.FocusBoard()
		kb.typedKey(e)
		return
	}
	if by, ok := sideways[e.Name]; ok && kb.navigation.step(by) {
		return
	}
	if function || e.Name == fyne.KeyEscape {
		kb.handled = kb.key(e.Name, key.Modifiers())
		return
	}
	if s, ok := kb.app.Top().(screen.KeyHandler); ok && paging[e.Name] {
		kb.handled = s.Key(e.Name, key.Modifiers())
	}
	kb.handled = kb.handled || kb.scroll(e.Name, key.Modifiers())
}

// scroll scrolls what of the page has no room, wherever the focus is.
func (kb *keyboard) scroll(name fyne.KeyName, mod fyne.KeyModifier) bool {
	return mod == 0 && name != fyne.KeySpace && slices.ContainsFunc(kb.page().Objects(), func(o fyne.CanvasObject) bool {
		v, ok := o.(*widget.ScrollView)
		return ok && v.Visible() && v.Scroll(name)
	})
}

// runeOutsideBoard handles only the question mark.
func (kb *keyboard) runeOutsideBoard(r rune) {
	if kb.taken {
		return
	}
	if !kb.handled && kb.find(r) {
		return
	}
	if r == '?' && !kb.handled {
		kb.key(key.Char(r), 0)
	}
}

// paging are the keys that turn pages, whichever control has the focus.
var paging = map[fyne.KeyName]bool{fyne.KeyPageUp: true, fyne.KeyPageDown: true, fyne.KeyHome: true, fyne.KeyEnd: true}

// sideways are the arrows that lists don't use.
var sideways = map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1}

// key runs what a key is bound to, and reports whether it is bound.
func (kb *keyboard) key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if kb.win.Canvas().Overlays().Top() != nil {
		if a := kb.menus.First(key.Key{Name: name, Mod: mod}); a != nil && a.Opens { // another menu of the bar
			kb.menus.Run(a)
		}
		return false
	}
	if pen.Of(kb.app).Key(name, mod) {
		return true
	}
	if kb.app.Play().Open() {
		screen.HasBegun(kb.app)
	}
	if kb.repeat && !kb.goesOn(name, mod) {
		return true
	}
	if kb.finds(name, mod) {
		return false // its character follows
	}
	if s, ok := kb.app.Top().(screen.KeyHandler); ok && s.Key(name, mod) {
		return true
	}
	if (name == fyne.KeyPageUp || name == fyne.KeyPageDown) && kb.scroll(name, mod) {
		return true
	}
	if kb.arrow(name, mod) {
		return true
	}
	if d := screen.DigitOf(name); d > 0 && kb.typeDigit(d, mod) {
		return true
	}
	if name == fyne.KeyEscape {
		if !kb.chooser.stop() && !kb.opener.stopOpening() {
			kb.navigation.escape()
		}
		return true
	}
	a := kb.menus.First(key.Key{Name: name, Mod: mod})
	if a != nil {
		kb.menus.Run(a)
	}
	return a != nil
}

// finds reports whether a key writes what is searched for in the list that is shown.
func (kb *keyboard) finds(name fyne.KeyName, mod fyne.KeyModifier) bool {
	_, ok := kb.app.Top().(screen.Finder)
	return ok && mod&^key.Shift == 0 && len(name) == 1
}

// find hands a character to the list that is shown, which is found in by typing.
func (kb *keyboard) find(r rune) bool {
	s, ok := kb.app.Top().(screen.Finder)
	if !ok || r == '?' || r == ' ' && s.Finding() == "" || kb.win.Canvas().Overlays().Top() != nil {
		return false
	}
	kb.pad = ""
	s.Find(r)
	return true
}

// arrow moves the cursor; with Shift or Ctrl it extends the selection.
func (kb *keyboard) arrow(name fyne.KeyName, mod fyne.KeyModifier) bool {
	kind, ok := arrows[name]
	if !ok || mod&fyne.KeyModifierAlt != 0 {
		return false
	}
	in := game.Input{Kind: kind, Add: mod&(key.Shift|key.Ctrl|fyne.KeyModifierControl) != 0}
	if mod == key.Ctrl && (kind == game.RowStart || kind == game.RowEnd) {
		in.Kind, in.Add = kind+game.ColumnStart-game.RowStart, false
	}
	if kb.app.Prefs().On(screen.PrefHoDoKu) && mod == key.Ctrl && kind <= game.Right {
		kb.actions.jump(kind)
		return true
	}
	kb.app.Input(in)
	return true
}

// typeDigit enters a digit: alone in the current mode, with Shift as a corner mark, with
// Ctrl as a centre mark, with both as a colour.
func (kb *keyboard) typeDigit(d puzzle.Digit, mod fyne.KeyModifier) bool {
	in := game.Input{Kind: game.TypeAs, Digit: d}
	switch mod {
	case 0:
		in.Kind = game.Type
	case key.Shift:
		in.Mode = game.CornerMode
	case key.Ctrl:
		in.Mode = game.CentreMode
	case key.Ctrl | key.Shift:
		in.Mode = game.ColourMode
	default:
		return false
	}
	kb.app.Input(in)
	return true
}

// typedShortcut handles what the toolkit sends as a shortcut. While the board has the
// focus the canvas does not run its own shortcuts, so they are looked up here.
func (kb *keyboard) typedShortcut(s fyne.Shortcut) {
	if kb.taken {
		return
	}
	if k, ok := s.(fyne.KeyboardShortcut); ok {
		kb.repeat = kb.repeatsShortcut(k.Key())
		kb.key(k.Key(), k.Mod())
	}
}
