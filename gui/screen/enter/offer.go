package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

// Offer offers the page for typing a puzzle to somebody who types one on the play page.
// Keys go on to do there what they do, and those of the run are taken along.
type Offer struct {
	screen.AboutGame
	app *screen.App
	*page.Question
	rows *screen.Rows
}

func NewOffer(a *screen.App, r *screen.Rows) *Offer {
	s := &Offer{app: a, rows: r}
	s.Rebuild()
	return s
}

// Close implements Screen: a further offer takes another run.
func (s *Offer) Close() { *s.rows = screen.Rows{} }

// Rebuild implements Screen.
func (s *Offer) Rebuild() {
	b := s.app.Base()
	s.Question = page.NewQuestion(b, b.T("offer.what"), b.T("offer.then"),
		b.Kit.KeyButton(b.T("offer.yes"), b.Kit.Tips("enter")(0).Keys, true, s.Accept), b.Kit.Button(b.T("offer.no"), false, s.app.Back))
}

// Space implements SpaceProvider.
func (s *Offer) Space() screen.Space { return screen.Space{Share: .4, AtMost: 230} }

// Key implements KeyHandler: a key that does not belong to the run closes the offer.
func (s *Offer) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !s.rows.Key(name, mod, s.app.Session()) {
		s.app.Back()
		return name == fyne.KeyEscape
	}
	return false
}

// Escape implements EscapeHandler: it closes the offer.
func (s *Offer) Escape() bool {
	s.app.Back()
	return true
}

// Accept opens the page with what was typed. The game goes back to where it was before;
// the moves stay after that.
func (s *Offer) Accept() {
	r := *s.rows
	if d := s.app; r.Session == d.Session() {
		ui := r.Began
		d.Play().ChangeMove(func() { r.Session.Game.GoTo(r.Move) })
		r.Session.UI = ui
	}
	e := NewEnter(s.app)
	s.app.Show(e)
	e.typed(r.Cells, r.N)
}
