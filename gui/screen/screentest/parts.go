package screentest

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// parts stand in for those of a window, and keep what was asked of them.
type parts struct {
	Said      string                                 // the message that is shown
	Read      []string                               // what was read out
	Flashed   puzzle.CellSet                         // the cells that flashed last
	Clipboard string                                 // the text or the picture there
	Dialog    portal.PrintDialog                     // the system's; may be nil
	SaveTo    func(path string, chosen func(string)) // the system's dialog for a file to write; nil: it has none
	Chosen    func(path string)                      // of the dialog that is open
	Opened    []string                               // the names of Pages that were called
	Calls     int                                    // calls of its methods

	Page page.Base // what pages are made with
}

func (p *parts) Base() page.Base                { return p.Page }
func (p *parts) Refresh()                       { p.Calls++ }
func (p *parts) Relayout()                      { p.Calls++ }
func (p *parts) Rebuild()                       { p.Calls++ }
func (p *parts) ApplySettings()                 { p.Calls++ }
func (p *parts) Say(s string)                   { p.Said = s; p.Calls++ }
func (p *parts) Count(s string)                 { p.Said = s; p.Calls++ }
func (p *parts) Warn(s string)                  { p.Said = s; p.Calls++ }
func (p *parts) ClearMessage()                  { p.Said = ""; p.Calls++ }
func (p *parts) TitleChanged()                  { p.Calls++ }
func (p *parts) Focus(fyne.Focusable)           { p.Calls++ }
func (p *parts) Focused() fyne.Focusable        { return nil }
func (p *parts) FocusPage()                     { p.Calls++ }
func (p *parts) FocusBoard()                    { p.Calls++ }
func (p *parts) ReadOut(s string)               { p.Read = append(p.Read, s) }
func (p *parts) TryVoice()                      { p.Read = append(p.Read, "sample") }
func (p *parts) Quiet()                         {}
func (p *parts) Voices(f func([]string))        { f([]string{"Anna", "Bill"}) }
func (p *parts) StopMotion()                    { p.Calls++ }
func (p *parts) Celebrate()                     { p.Calls++ }
func (p *parts) Flash(cells puzzle.CellSet)     { p.Flashed = cells; p.Calls++ }
func (p *parts) Fade(_ screen.Fader, do func()) { do() }

func (p *parts) HasDialog() bool                           { return p.SaveTo != nil }
func (p *parts) ShowFile(string)                           { p.Calls++ }
func (p *parts) OpenPhoto()                                { p.Calls++ }
func (p *parts) OpenFiles()                                { p.Calls++ }
func (p *parts) Choose(_ screen.OpenOrder, f func(string)) { p.Calls++; p.Chosen = f }
func (p *parts) PrintDialog() portal.PrintDialog           { p.Calls++; return p.Dialog }

func (p *parts) SaveAs(_, path string, _ []portal.FileKind, chosen func(string), none func()) {
	p.Calls++
	if p.SaveTo == nil {
		none()
		return
	}
	p.SaveTo(path, chosen)
}

func (p *parts) CopyText(s string) { p.Clipboard = s }

func (p *parts) CopyPicture(file []byte, done func(error)) {
	p.Clipboard = string(file)
	done(nil)
}

// Start begins a game of a puzzle.
func (d *Desk) Start(p puzzle.Puzzle) { d.StartGame(d.Sessions().NewGame(p, false)) }

// StartGame begins a game.
func (d *Desk) StartGame(g *game.Game) {
	d.Calls++
	d.Close()
	after := d.Session()
	s := d.Sessions().Begin(g, after)
	d.SetSession(s)
	s.Keep()
}

// OpenGame opens a game of the store, and reports whether there is one.
func (d *Desk) OpenGame(name string) bool {
	d.Calls++
	s, _, err := d.Sessions().Open(name)
	if err == nil {
		d.Close()
		d.SetSession(s)
	}
	return err == nil
}
