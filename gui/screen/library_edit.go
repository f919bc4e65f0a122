package screen

import (
	"context"
	"slices"
	"strings"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/library"
)

// edits are changes of the library: those that wait, and how to undo those that were made.
type edits struct {
	waiting []change
	made    []undoable
}

// A change is one to make, and what is said when it was made.
type change struct {
	said string
	make func(context.Context, *library.Library) (undo func(context.Context) error, err error)
}

// An undoable is a change that can be undone.
type undoable struct {
	said string
	undo func(context.Context) error
}

// edit makes a change in the background, after those before it.
func (s *Library) edit(c change) {
	if s.waiting = append(s.waiting, c); !s.job.edit.Busy() {
		s.nextEdit()
	}
}

func (s *Library) nextEdit() {
	if len(s.waiting) == 0 || s.lib == nil {
		return
	}
	c, lib := s.waiting[0], s.lib
	s.waiting = s.waiting[1:]
	session.Start(s.job.edit, func(ctx context.Context, _ func(struct{})) (func(context.Context) error, error) {
		return c.make(ctx, lib)
	}, nil, func(undo func(context.Context) error, err error) {
		switch b := s.desk.Base(); {
		case err != nil:
			s.desk.Warn(b.Lang.Error(err))
		case undo != nil:
			s.made = append(s.made, undoable{c.said, undo})
			s.desk.Say(b.T("library.done", "what", c.said))
		}
		s.search()
		s.nextEdit()
	})
}

// apply changes the chosen puzzles.
func (s *Library) apply(said string, c library.Change) {
	ids := s.chosen()
	if len(ids) == 0 {
		return
	}
	b := s.desk.Base()
	text := b.T("library.did."+said, counted(b.Lang, len(ids))...)
	s.edit(change{text, func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		return l.Edit(ctx, ids, c)
	}})
}

// Undo implements Undoer.
func (s *Library) Undo() { s.tryUndo() }

// Redo implements Undoer; there is none.
func (s *Library) Redo() {}

// CanUndo implements Undoer.
func (s *Library) CanUndo() bool { return len(s.made) > 0 && !s.job.edit.Busy() }

// CanRedo implements Undoer.
func (s *Library) CanRedo() bool { return false }

// tryUndo takes the last change back, and reports whether there is one.
func (s *Library) tryUndo() bool {
	if !s.CanUndo() {
		return false
	}
	last := s.made[len(s.made)-1]
	s.made = s.made[:len(s.made)-1]
	session.Start(s.job.edit, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, last.undo(ctx)
	}, nil, func(_ struct{}, err error) {
		b := s.desk.Base()
		if err != nil {
			s.desk.Warn(b.Lang.Error(err))
		} else {
			s.desk.Say(b.T("library.undone", "what", last.said))
		}
		s.search()
		s.nextEdit()
	})
	return true
}

// Remove removes the chosen puzzles.
func (s *Library) Remove() { s.apply("remove", library.Change{Remove: true}) }

// Merge merges those of the chosen puzzles that are the same but for symmetry; one alone with
// all of its duplicates.
func (s *Library) Merge() {
	r, ok := s.at0()
	if !ok || len(s.ids) > 0 {
		s.apply("merge", library.Change{Merge: true})
		return
	}
	b := s.desk.Base()
	s.edit(change{b.T("library.did.merge", counted(b.Lang, 1)...), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		ids, err := copiesOf(ctx, l, r.Row)
		if err != nil {
			return nil, err
		}
		return l.Edit(ctx, ids, library.Change{Merge: true})
	}})
}

// copiesOf returns a puzzle and those that are the same but for symmetry.
func copiesOf(ctx context.Context, l *library.Library, r library.Row) (ids []library.ID, err error) {
	found, err := l.Search(ctx, library.Query{View: library.Duplicates})
	if err != nil {
		return nil, err
	}
	var f canon.Finder
	key := f.KeyOf(r.Puzzle.Givens)
	for from := 0; from < found.Len() && err == nil; from += chunkRows {
		var rows []library.Row
		rows, err = found.Rows(ctx, from, from+chunkRows)
		for _, other := range rows {
			if f.KeyOf(other.Puzzle.Givens) == key {
				ids = append(ids, other.ID)
			}
		}
	}
	return ids, err
}

// moves lists the collections to which the chosen puzzles can be moved.
func (s *Library) moves() (items []page.MenuItem) {
	b := s.desk.Base()
	for _, k := range s.shelves {
		if k.collection != "" {
			items = append(items, page.MenuItem{Text: k.name, Off: k.collection == s.here().collection,
				Run: func() { s.apply("move", library.Change{MoveTo: k.collection}) }})
		}
	}
	return append(items, page.MenuItem{}, page.MenuItem{Text: b.T("library.move.new"), Run: func() { s.askName("library.move.new", "", s.moveToNew) }})
}

// moveToNew moves the chosen puzzles to a new collection.
func (s *Library) moveToNew(name string) {
	ids, b := s.chosen(), s.desk.Base()
	s.edit(change{b.T("library.did.move", counted(b.Lang, len(ids))...), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		c, err := l.Named(ctx, name)
		if err != nil {
			return nil, err
		}
		return l.Edit(ctx, ids, library.Change{MoveTo: c.ID})
	}})
}

// create asks for the name of a new collection and makes it.
func (s *Library) create() {
	s.askName("library.create", "", func(name string) {
		s.edit(change{"", func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
			_, err := l.Create(ctx, name)
			return nil, err
		}})
	})
}

// askName asks for the name of a collection.
func (s *Library) askName(title, name string, done func(string)) {
	b := s.desk.Base()
	s.page.Ask(&page.LibraryForm{Name: b.T("library.name"), Text: name, Do: strings.TrimSuffix(b.T(title), "…"), Done: func(text string) {
		if text = strings.TrimSpace(text); text != "" {
			done(text)
		}
	}})
}

// shelfMenu lists what can be done with the collections.
func (s *Library) shelfMenu() []page.MenuItem {
	b, here := s.desk.Base(), s.here()
	items := []page.MenuItem{{Text: b.T("library.create"), Run: s.create}, {Text: b.T("library.import"), Run: s.askImport}}
	if here.collection == "" {
		return items
	}
	return append(items, page.MenuItem{},
		page.MenuItem{Text: b.T("library.rename"), Run: func() {
			s.askName("library.rename", here.name, func(name string) {
				s.edit(change{"", func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
					return nil, l.Rename(ctx, here.collection, name)
				}})
			})
		}},
		page.MenuItem{Text: b.T("library.discard"), Run: func() {
			s.edit(change{b.T("library.did.discard", "name", here.name), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
				return l.Remove(ctx, here.collection)
			}})
		}})
}

// askTags asks for the tags of the chosen puzzles; those of the puzzle at the cursor are in
// the field.
func (s *Library) askTags() {
	if r, ok := s.at0(); ok {
		b := s.desk.Base()
		s.page.Ask(&page.LibraryForm{Name: b.T("library.tags"), Text: strings.Join(r.Tags, ", "), Do: b.T("library.do.tags"), Done: s.tag})
	}
}

// tag gives the chosen puzzles the tags of a text. Tags of the puzzle at the cursor that are
// not in it are taken away from all.
func (s *Library) tag(text string) {
	r, _ := s.at0()
	var c library.Change
	now := tagsOf(text)
	for _, t := range now {
		if !slices.Contains(r.Tags, t) || len(s.ids) > 1 {
			c.AddTags = append(c.AddTags, t)
		}
	}
	for _, t := range r.Tags {
		if !slices.Contains(now, t) {
			c.RemoveTags = append(c.RemoveTags, t)
		}
	}
	if len(c.AddTags)+len(c.RemoveTags) > 0 {
		s.apply("tag", c)
	}
}

// tagsOf reads tags with commas between them.
func tagsOf(text string) (list []string) {
	for _, t := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",，、;；", r) }) {
		if t = strings.Join(strings.Fields(t), " "); t != "" && !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	return list
}

// menu lists what can be done with the chosen puzzles.
func (s *Library) menu() []page.MenuItem {
	b, n := s.desk.Base(), len(s.chosen())
	do := func(key string, run func()) page.MenuItem {
		return page.MenuItem{Text: b.T("library.menu."+key, counted(b.Lang, n)...), Run: run}
	}
	items := []page.MenuItem{do("open", s.play), do("print", s.print), do("tag", s.askTags), do("export", s.export), {}}
	for stars := range 6 {
		text := strings.Repeat("★", stars)
		if stars == 0 {
			text = b.T("library.menu.nostars")
		}
		items = append(items, page.MenuItem{Text: text, Run: func() { s.apply("stars", library.Change{Stars: &stars}) }})
	}
	merge := do("merge", s.Merge)
	merge.Off = !s.doubled()
	return append(append(append(items, page.MenuItem{}), s.moves()...), page.MenuItem{}, merge, do("remove", s.Remove))
}

// doubled reports whether the puzzle at the cursor has duplicates, or several are chosen.
func (s *Library) doubled() bool {
	r, ok := s.at0()
	return ok && r.Copies > 0 || len(s.ids) > 1
}
