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

// A placesBar is the folders beside the list: those in which files were chosen last, and those that
// people keep files in. Where there is no room for them they are a menu.
type placesBar struct {
	page.Base
	state  *chooserState
	enter  func(dir string) // lists another folder
	lately []folder.Place   // in which files were chosen last
	places []folder.Place

	recent, usual *widget.Control
	menu          *widget.Control
}

// make makes the controls.
func (p *placesBar) make(b page.Base) {
	p.Base = b
	p.nameHome()
	p.recent = p.group("chooser.recent", p.lastUsed)
	p.usual = p.group("chooser.places", func() []folder.Place { return p.places })
	p.menu = page.DropDown(b, func() string { return "" }, func() string { return b.T("chooser.places") }, p.items, true)
}

// find looks in the background for the folders that people keep files in, and calls then.
func (p *placesBar) find(jobs *session.Jobs, turn session.Semaphore, then func()) {
	home := p.state.at.home
	session.Start(jobs, func(ctx context.Context, _ func(int)) ([]folder.Place, error) {
		return session.Detached(ctx, turn, func() ([]folder.Place, error) { return folder.Places(home), nil })
	}, nil, func(list []folder.Place, err error) {
		p.places = list
		p.nameHome()
		then()
	})
}

// nameHome calls the person's own folder so in the language.
func (p *placesBar) nameHome() {
	for i := range p.places {
		if p.places[i].Path == p.state.at.home {
			p.places[i].Name = p.T("chooser.home")
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

// group makes a group of folders under its name.
func (p *placesBar) group(heading string, list func() []folder.Place) *widget.Control {
	zones := func(w, h float64) (zones []widget.Rect) {
		line := max(placeHeight, p.Kit.Size(placeHeight-4))
		top := p.Kit.Size(26) + 2
		for i := range list() {
			if y := top + float64(i)*line; y+line <= h+1 {
				zones = append(zones, widget.Rect{Y: y, W: w, H: line})
			}
		}
		return zones
	}
	return p.Kit.NewControl(zones, func(c *widget.Canvas) { p.paint(c, heading, list(), zones(c.W, c.H)) },
		func(i int) { p.enter(list()[i].Path) })
}

// lastUsed returns the folders in which files were chosen last that are no places, where they stand anyway.
func (p *placesBar) lastUsed() (list []folder.Place) {
	for _, used := range p.lately {
		if !slices.ContainsFunc(p.places, func(q folder.Place) bool { return q.Path == used.Path }) {
			list = append(list, used)
		}
	}
	return list
}

// foldersOf returns the folders of a group.
func (p *placesBar) foldersOf(c *widget.Control) []folder.Place {
	if c == p.recent {
		return p.lastUsed()
	}
	return p.places
}

func (p *placesBar) paint(c *widget.Canvas, heading string, list []folder.Place, zones []widget.Rect) {
	c.Line(p.T(heading), widget.Rect{X: 12, W: c.W - 12, H: c.Size(26)}, theme.Secondary, c.Pal.Text2)
	for i, r := range zones[:min(len(zones), len(list))] {
		here := list[i].Path == p.state.listed
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

// items are all folders as a menu.
func (p *placesBar) items() (items []page.MenuItem) {
	for i, list := range [][]folder.Place{p.lastUsed(), p.places} {
		if i > 0 && len(items) > 0 {
			items = append(items, page.MenuItem{})
		}
		for _, to := range list {
			items = append(items, page.MenuItem{Text: to.Name, Checked: to.Path == p.state.listed, Run: func() { p.enter(to.Path) }})
		}
	}
	return items
}
