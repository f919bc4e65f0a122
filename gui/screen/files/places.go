package files

import (
	"context"
	"path/filepath"
	"slices"

	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// findPlaces looks in the background for the folders that people keep files in.
func (s *Chooser) findPlaces() {
	home, turn := s.state.home, s.checking
	session.Start(s.Tasks.Jobs(), func(ctx context.Context, _ func(int)) ([]folder.Place, error) {
		return session.Detached(ctx, turn, func() ([]folder.Place, error) { return folder.Places(home), nil })
	}, nil, func(list []folder.Place, err error) {
		s.places = list
		if s.nameHome(); !s.Closed() {
			s.app.Relayout()
		}
	})
}

// nameHome calls the person's own folder so in the language.
func (s *Chooser) nameHome() {
	for i := range s.places {
		if s.places[i].Path == s.state.home {
			s.places[i].Name = s.T("chooser.home")
		}
	}
}

// recentFolders returns the folders in which files were chosen last.
func recentFolders(a *screen.App) (list []folder.Place) {
	for _, path := range a.Prefs().RecentFolders() {
		list = append(list, folder.Place{Name: words.Visible(filepath.Base(path)), Path: path})
	}
	return list
}

// newPlaces makes a group of folders under its name.
func (s *Chooser) newPlaces(heading string, list func() []folder.Place) *widget.Control {
	zones := func(w, h float64) (zones []widget.Rect) {
		line := max(placeHeight, s.Kit.Size(placeHeight-4))
		top := s.Kit.Size(26) + 2
		for i := range list() {
			if y := top + float64(i)*line; y+line <= h+1 {
				zones = append(zones, widget.Rect{Y: y, W: w, H: line})
			}
		}
		return zones
	}
	return s.Kit.NewControl(zones, func(c *widget.Canvas) { s.paintPlaces(c, heading, list(), zones(c.W, c.H)) },
		func(i int) { s.enter(list()[i].Path) })
}

// lastUsed returns the folders in which files were chosen last that are no places, where they stand anyway.
func (s *Chooser) lastUsed() (list []folder.Place) {
	for _, p := range s.lately {
		if !slices.ContainsFunc(s.places, func(q folder.Place) bool { return q.Path == p.Path }) {
			list = append(list, p)
		}
	}
	return list
}

// foldersOf returns the folders of a group.
func (s *Chooser) foldersOf(c *widget.Control) []folder.Place {
	if c == s.recent {
		return s.lastUsed()
	}
	return s.places
}

func (s *Chooser) paintPlaces(c *widget.Canvas, heading string, list []folder.Place, zones []widget.Rect) {
	c.Line(s.T(heading), widget.Rect{X: 12, W: c.W - 12, H: c.Size(26)}, theme.Secondary, c.Pal.Text2)
	for i, r := range zones[:min(len(zones), len(list))] {
		here := list[i].Path == s.state.listed
		switch c.Chosen(here); {
		case here:
			if c.Round(r, 7, 0, c.Pal.SelectFill); c.Pal.HighContrast {
				c.Round(r, 7, 1, c.Pal.Accent)
			}
		case c.Hover == i:
			c.Round(r, 7, 1, c.Pal.Hair)
		}
		c.FocusRing(i, r, 7)
		c.Squeeze(list[i].Name, "", widget.Rect{X: r.X + 12, Y: r.Y, W: r.W - 20, H: r.H}, theme.Type{Size: 14, Bold: here}, c.Pal.Text)
	}
}

// placeItems are all folders as a menu.
func (s *Chooser) placeItems() (items []page.MenuItem) {
	for i, list := range [][]folder.Place{s.lastUsed(), s.places} {
		if i > 0 && len(items) > 0 {
			items = append(items, page.MenuItem{})
		}
		for _, p := range list {
			items = append(items, page.MenuItem{Text: p.Name, Checked: p.Path == s.state.listed, Run: func() { s.enter(p.Path) }})
		}
	}
	return items
}
