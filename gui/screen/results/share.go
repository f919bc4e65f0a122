package results

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Share copies the puzzle or the result: a picture, a link or a text.
type Share struct {
	*session.Tasks
	app *screen.App
	page.Base
	state   shareState
	preview *image.RGBA // nil until it is painted

	title, source *widget.Label
	kinds         *widget.Control // leads to all kinds of text
	views         *widget.Control
	picture       *widget.Pic
	rows          [numShareRows]*widget.Control
	save, done    *widget.Control
}

// OpenShare opens the page over the finish, or in its place.
func OpenShare(a *screen.App) {
	s := NewShare(a)
	if _, ok := a.Top().(*Done); ok {
		a.Push(s)
		return
	}
	a.Show(s)
}

// NewShare makes the screen.
func NewShare(a *screen.App) *Share {
	s := &Share{Tasks: a.Tasks(), app: a, state: shareState{game: a.Session().Game, known: a.Session().Facts(), copied: -1}}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Share) Rebuild() {
	b := s.app.Base()
	s.Base, s.preview = b, nil
	s.title = b.Title(b.T("share.title"))
	s.kinds = b.Kit.Link(b.T("action.copy.other"), widget.Right, func() { s.app.Push(NewKinds(s.app)) })
	s.source = b.Kit.Label(theme.Body, widget.Left, b.Kit.Pal.Text2)
	s.showSource()
	var views []widget.Segment
	for _, key := range [numShareViews]string{"share.given", "share.solved", "share.now"} {
		views = append(views, widget.Segment{Text: b.T(key)})
	}
	s.views = b.Kit.Segments(views, func() int { return int(s.state.view) }, func(i int) { s.choose(shareView(i)) })
	s.picture = b.Kit.NewPic(s.paintPreview)
	for i := range s.rows {
		row := shareRow(i)
		s.rows[i] = b.Kit.NewControl(nil, func(c *widget.Canvas) { s.paintRow(c, row) }, func(int) { s.copy(row) })
	}
	s.rows[shareLink] = b.Kit.NewControl(s.linkZones, func(c *widget.Canvas) { s.paintRow(c, shareLink) }, s.pressLink)
	s.save = b.Kit.Button(b.T("share.save"), false, s.SavePicture)
	s.done = b.Kit.Button(b.T("share.done"), false, s.app.Back)
}

// Refresh implements page.Refresher: the solution and the level may have been found meanwhile.
func (s *Share) Refresh() {
	f, was := s.app.Session().Facts(), s.state.known
	if f.Solved == was.Solved && f.Known == was.Known && f.Explained == was.Explained {
		return
	}
	s.state.known, s.preview = f, nil
	s.showSource()
	s.picture.Repaint()
	for _, row := range s.rows {
		row.Repaint()
	}
}

func (s *Share) showSource() {
	s.source.SetText((&doneState{game: s.state.game, known: s.state.known}).source(s.Lang))
}

// choose chooses which digits are shared. Of a puzzle without a solution, or with several,
// there is none to share.
func (s *Share) choose(v shareView) {
	if _, ok := s.state.solution(); v == shareSolved && !ok {
		s.app.Say(s.T("share.nosolution"))
		return
	}
	s.state.view, s.state.copied, s.preview = v, -1, nil
	if v == shareSolved {
		s.app.Session().Game.ShowDigits(puzzle.AllCells)
	}
	s.update()
}

// update shows what has changed.
func (s *Share) update() {
	s.views.Repaint()
	s.picture.Repaint()
	for _, row := range s.rows {
		row.Repaint()
	}
	s.app.ClearMessage()
	s.app.Refresh()
}

// pressLink copies the link, or asks for another kind.
func (s *Share) pressLink(zone int) {
	if zone == 0 {
		s.copy(shareLink)
		return
	}
	row := s.rows[shareLink]
	page.PopUp(s.Base, row, fyne.NewPos(row.Size().Width-float32(s.kindWidth()), 8+float32(s.Kit.Size(24))), s.linkKinds())
}

// linkKinds lists the kinds of links.
func (s *Share) linkKinds() (items []page.MenuItem) {
	for i, f := range s.state.links() {
		items = append(items, page.MenuItem{Text: f.Title(s.Lang), Checked: i == s.state.link, Run: func() {
			if s.state.link = i; s.state.copied == shareLink {
				s.state.copied = -1
			}
			s.update()
		}})
	}
	return items
}

// copy puts something on the clipboard.
func (s *Share) copy(row shareRow) {
	switch row {
	case sharePicture:
		file, err := s.state.file(s.app)
		if err == nil {
			s.app.CopyPicture(file, func(err error) { s.copied(row, err) })
			return
		}
		s.copied(row, err)
	case shareLink:
		s.app.CopyText(s.state.linkText())
		s.copied(row, nil)
	case shareText:
		s.app.CopyText(s.state.text(s.Lang))
		s.copied(row, nil)
	}
}

// copied shows that something is on the clipboard, or why it isn't.
func (s *Share) copied(row shareRow, err error) {
	if s.Closed() {
		return
	}
	if s.state.copied = row; err != nil {
		s.state.copied = -1
	}
	s.update()
	if err != nil {
		s.app.Warn(s.Lang.Error(err))
	}
}

// Changed implements ChangeHandler: what is shared has changed.
func (s *Share) Changed() {
	s.state.copied, s.preview = -1, nil
	s.update()
}

// Space implements SpaceProvider: the picture stands for the board.
func (s *Share) Space() screen.Space { return screen.WholeSpace }

// Status implements StatusProvider.
func (s *Share) Status() string { return s.state.status(s.Lang) }

// Key implements KeyHandler: 1 to 3 copy, Left and Right choose the digits.
func (s *Share) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	d := screen.DigitOf(name)
	switch {
	case mod != 0:
		return false
	case 0 < d && int(d) <= len(s.rows):
		s.copy(shareRow(d - 1))
	case name == fyne.KeyLeft:
		s.choose(max(s.state.view-1, 0))
	case name == fyne.KeyRight:
		s.choose(min(s.state.view+1, numShareViews-1))
	case screen.IsReturn(name):
		s.copy(sharePicture)
	default:
		return false
	}
	return true
}

// Escape implements EscapeHandler.
func (s *Share) Escape() bool {
	s.app.Back()
	return true
}
