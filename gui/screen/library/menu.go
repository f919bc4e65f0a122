package library

import (
	"context"
	"strings"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/library"
)

// sortKeys are the names of the orders that the library knows.
var sortKeys = []string{"added", "rating", "date", "source", "title", "givens", "stars"}

// sorts lists the orders. That in use is turned round.
func (s *reader) sorts() (items []page.MenuItem) {
	for i, key := range sortKeys {
		items = append(items, page.MenuItem{Text: s.T("library.sort." + key), Checked: i == int(s.query.Sort), Run: func() {
			s.query.Reverse = i == int(s.query.Sort) != s.query.Reverse
			s.query.Sort = library.Sort(i)
			s.look()
		}})
	}
	return items
}

// moves lists the collections to which the chosen puzzles can be moved.
func (s *Library) moves() (items []page.MenuItem) {
	for _, k := range s.collections {
		if k.id != 0 {
			items = append(items, page.MenuItem{Text: k.name, Off: k.id == s.here().id,
				Run: func() { s.apply(s.chosen(), "move", library.Change{MoveTo: k.id}) }})
		}
	}
	return append(items, page.MenuItem{}, page.MenuItem{Text: s.T("library.move.new"), Run: func() {
		s.foot.form.askName("library.move.new", "", func(name string) { s.moveToNew(s.chosen(), name) })
	}})
}

// elsewhere leads to the lists, at most three, that aren't of the library: the games played last, those that were put
// aside and, while a file with several puzzles is open, these.
func elsewhere(a *screen.App) []page.MenuItem {
	list := []page.MenuItem{{Text: a.Base().T("action.recent"), Run: func() { a.Pages.Games(false) }}}
	if len(a.Prefs().Aside()) > 0 {
		list = append(list, page.MenuItem{Text: a.Base().T("recent.aside"), Run: func() { a.Pages.Games(true) }})
	}
	if a.Files().Any() {
		list = append(list, page.MenuItem{Text: a.Base().T("many.title"), Run: func() { ShowFilePuzzles(a) }})
	}
	return list
}

// collectionMenu lists what can be done with the collections.
func (s *Library) collectionMenu() []page.MenuItem {
	here := s.here()
	items := []page.MenuItem{{Text: s.T("library.create"), Run: s.create}, {Text: s.T("library.import"), Run: s.askImport}}
	for _, c := range s.removed {
		items = append(items, page.MenuItem{Text: s.T("library.back", "name", c.Name), Run: func() {
			s.edit(change{s.T("library.did.back", "name", c.Name), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
				undo := func(ctx context.Context) error { _, err := l.Remove(ctx, c.ID); return err }
				return undo, l.BringBack(ctx, c)
			}})
		}})
	}
	if here.id == 0 {
		return items
	}
	return append(items, page.MenuItem{},
		page.MenuItem{Text: s.T("library.rename"), Run: func() {
			s.foot.form.askName("library.rename", here.name, func(name string) {
				s.edit(change{"", func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
					return nil, l.Rename(ctx, here.id, name)
				}})
			})
		}},
		page.MenuItem{Text: s.T("library.discard"), Run: func() {
			s.edit(change{s.T("library.did.discard", "name", here.name), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
				return l.Remove(ctx, here.id)
			}})
		}})
}

// menu lists what can be done with the chosen puzzles.
func (s *Library) menu() []page.MenuItem {
	n := len(s.chosen())
	do := func(key string, run func()) page.MenuItem {
		return page.MenuItem{Text: s.T("library.menu."+key, caption.Counted(s.Lang, n)...), Run: run}
	}
	items := []page.MenuItem{do("open", s.play), do("print", s.reader.print), do("tag", s.AskTags), do("export", s.reader.export), {}}
	for stars := range 6 {
		text := strings.Repeat("★", stars)
		if stars == 0 {
			text = s.T("library.menu.nostars")
		}
		items = append(items, page.MenuItem{Text: text, Run: func() { s.apply(s.chosen(), "stars", library.Change{Stars: &stars}) }})
	}
	merge := do("merge", s.Merge)
	r, ok := s.atCursor()
	merge.Off = len(s.ids) < 2 && !(ok && r.Copies > 0) // no duplicates
	return append(append(append(items, page.MenuItem{}), s.moves()...), page.MenuItem{}, merge, do("remove", s.Remove))
}
