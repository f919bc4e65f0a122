package home

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/store"
)

// Recent lists the saved games, the newest first. A game is read only when its row is visible.
type Recent struct {
	*session.Tasks
	app *screen.App
	page.Base
	*screen.SearchField
	all     []store.GameInfo
	games   []store.GameInfo // of these that are searched for
	rows    *screen.Loader[store.GameInfo, store.Summary]
	finding *session.Jobs
	words   recentWords // nil until they are known
	sought  string
	only    bool // those that were put aside

	title *widget.Label
	note  *widget.Label
	list  *widget.List
	undo  *widget.Control // restores the game forgotten last
	aside *widget.Control // puts the chosen game aside, or takes it up again
	back  *widget.Control
}

// Zones of a row.
const (
	openZone = iota
	forgetZone
)

// NewRecent makes the screen.
func NewRecent(a *screen.App) *Recent { return newRecent(a, false) }

// NewAside makes the screen for the games that were put aside.
func NewAside(a *screen.App) *Recent { return newRecent(a, true) }

func newRecent(a *screen.App, only bool) *Recent {
	s := &Recent{Tasks: a.Tasks(), app: a, only: only}
	_ = a.Session().Save() // so that its file is up to date; its saver reports an error
	games := a.Sessions().Store
	s.rows = screen.NewLoader(a, s.Tasks, func(l store.GameInfo) (store.Summary, board.View, error) {
		e, err := games.Summary(l)
		return e, board.View{State: e.State, Givens: e.Puzzle.Givens.Filled(), Flags: board.Patterns}, err
	}, s.changed)
	list, err := games.List()
	for _, l := range list {
		aside := a.Prefs().IsAside(l.Name)
		if (aside || !only && l.Name != a.Session().Name) && !store.IsEntry(l.Name) {
			s.all = append(s.all, l)
		}
	}
	if err != nil {
		a.Warn(a.Base().Lang.Error(err))
	}
	s.games, s.finding = slices.Clone(s.all), s.Jobs()
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Recent) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("recent.title"))
	if s.only {
		s.title.SetText(b.T("recent.aside"))
	}
	s.note = b.Kit.Paragraph(theme.Secondary)
	s.aside = b.Kit.PlainButton(func() string {
		if s.chosenAside() {
			return b.T("recent.takeup")
		}
		return b.T("recent.putaside")
	}, s.turnAside)
	s.list = b.Kit.NewList(max(screen.Thumbnail+12, b.Kit.Size(68)), func() int { return len(s.games) }, s.paintRow, func(int) { s.changed() })
	s.list.Act = func() { s.open(s.list.Chosen()) }
	s.SearchField = screen.NewFinder(s.app, b, s.SearchField, s.search)
	s.Target = s.list
	s.list.Key, s.list.Zones, s.list.Tip, s.list.Tap = s.key, s.zones, s.tip, s.tap
	s.undo = b.Kit.Button(b.T("recent.restore"), false, s.restore)
	s.back = b.Kit.Button(b.T("save.back"), false, s.app.Back)
	if len(s.games) > 0 {
		s.list.Pick(0)
	}
	s.Refresh()
}

// zones returns the zones of a row: the one that opens the game, and the cross.
func (s *Recent) zones(w, h float64) []widget.Rect {
	return []widget.Rect{{W: w - forgetWide, H: h}, {X: w - forgetWide, W: forgetWide, H: h}}
}

func (s *Recent) tip(zone int) widget.Tip {
	if zone != forgetZone {
		return widget.Tip{}
	}
	return widget.Tip{Text: s.T("tip.remove"), Keys: s.T("key.Delete")}
}

func (s *Recent) tap(row, zone int) {
	if zone == forgetZone {
		s.forget(row)
	} else {
		s.open(row)
	}
}

// key handles Delete, which forgets the chosen game.
func (s *Recent) key(name fyne.KeyName) bool {
	del := name == fyne.KeyDelete || name == fyne.KeyBackspace
	if row := s.list.Chosen(); del && row >= 0 {
		s.forget(row)
	}
	return del
}

// Focus returns what gets the focus when the page opens.
func (s *Recent) Focus() fyne.Focusable { return s.list }

// Space implements SpaceProvider.
func (s *Recent) Space() screen.Space { return screen.WholeSpace }

func (s *Recent) open(i int) { s.app.OpenGame(s.games[i].Name) }

// forget removes a game from the list. It can be restored here until the window is
// closed, and after that from the folder of forgotten games.
func (s *Recent) forget(i int) {
	s.putAway(i)
	s.update()
}

func (s *Recent) putAway(i int) {
	g := s.games[i]
	lock, err := s.app.Sessions().Store.Claim(g.Name)
	defer lock.Release()
	if errors.Is(err, store.ErrLocked) {
		s.app.Warn(s.T("recent.taken"))
		return
	}
	if err := s.app.Sessions().Store.Forget(g.Name); err != nil {
		s.app.Warn(s.Lang.Error(err))
		return
	}
	gone := forgotten{GameInfo: g, title: g.Name}
	if r := s.rows.Rows[g]; r != nil && r.Err == nil {
		_, facts := s.rows.Row(s.app.Later, g, 0)
		gone.title = s.name(&r.Value, facts)
	}
	list := screen.Kept[forgottenGames](s.app)
	*list = append(*list, gone)
	s.games = slices.Delete(s.games, i, i+1)
	s.all = slices.DeleteFunc(s.all, func(l store.GameInfo) bool { return l.Name == g.Name })
}

// chosenAside reports whether the chosen game was put aside.
func (s *Recent) chosenAside() bool {
	l, ok := s.picked()
	return ok && s.app.Prefs().IsAside(l.Name)
}

// turnAside puts the chosen game aside, or takes it up again: Home offers it then.
func (s *Recent) turnAside() {
	l, ok := s.picked()
	if !ok {
		return
	}
	name, prefs := l.Name, s.app.Prefs()
	if prefs.IsAside(name) {
		prefs.TakeUp(name)
	} else {
		prefs.PutAside(name)
	}
	if s.list.Refresh(); s.only {
		s.games = slices.Delete(s.games, s.list.Chosen(), s.list.Chosen()+1)
		s.all = slices.DeleteFunc(s.all, func(l store.GameInfo) bool { return l.Name == name })
		s.update()
	}
	s.Refresh()
}

// restore restores the game forgotten last.
func (s *Recent) restore() {
	list := screen.Kept[forgottenGames](s.app)
	last := len(*list) - 1
	back := (*list)[last].GameInfo
	if err := s.app.Sessions().Store.Restore(back.Name); err != nil {
		s.app.Warn(s.Lang.Error(err))
		return
	}
	*list = (*list)[:last]
	at, _ := slices.BinarySearchFunc(s.all, back, func(a, b store.GameInfo) int { return b.Saved.Compare(a.Saved) })
	s.all = slices.Insert(s.all, at, back)
	s.narrow()
}

// update shows a list that has other games now.
func (s *Recent) update() {
	row := s.list.Chosen()
	s.list.Pick(-1)
	s.list.Pick(min(max(row, 0), len(s.games)-1))
	s.Refresh()
}

// Objects implements page.Page.
func (s *Recent) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.note, s.Field, s.list, s.aside, s.undo, s.back}
}

// Refresh implements page.Refresher.
func (s *Recent) Refresh() {
	s.note.SetSpans(widget.Span{Text: s.noteText(), Colour: s.Kit.Pal.Text2})
	s.undo.Disable(s.Unless(s.forgotten() != "", "recent.nothing"))
	s.aside.Disable(s.Unless(s.list.Chosen() >= 0, "recent.none"))
	s.aside.Repaint()
}

// Arrange implements page.Page.
func (s *Recent) Arrange(put page.Place, r widget.Rect, tall bool) {
	foot, note := r.Y+r.H-page.ButtonHeight, s.Kit.Size(40)
	y := r.Y + s.Kit.Size(32)
	put(s.title, s.TitleRow(r))
	y += s.SearchField.ArrangeField(put, r.Strip(y, r.H), s.Kit.Size(36), foot-note-y > s.Kit.Size(200))
	put(s.list, r.Strip(y, max(40, foot-note-14-y)))
	put(s.note, r.Strip(foot-note-8, note))
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.Gap, s.aside, s.undo, s.back)
}
