package library

import (
	"context"
	"slices"
	"strings"

	"sudoku/gui/caption"
	"sudoku/puzzle/library"
)

// did says what was done with n puzzles.
func (e *edits) did(key string, n int) string {
	b := e.app.Base()
	return b.T("library.did."+key, caption.Counted(b.Lang, n)...)
}

// apply changes puzzles.
func (e *edits) apply(ids []library.ID, key string, c library.Change) {
	if len(ids) == 0 {
		return
	}
	e.edit(change{e.did(key, len(ids)), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		return l.Edit(ctx, ids, c)
	}})
}

// Remove removes the chosen puzzles.
func (s *Library) Remove() { s.apply(s.chosen(), "remove", library.Change{Remove: true}) }

// Merge merges those of the chosen puzzles that are the same but for symmetry; one alone with
// all of its duplicates.
func (s *Library) Merge() {
	r, ok := s.atCursor()
	if !ok || len(s.ids) > 0 {
		s.apply(s.chosen(), "merge", library.Change{Merge: true})
		return
	}
	s.edit(change{s.did("merge", 1), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		ids, err := l.CopiesOf(ctx, r.ID)
		if err != nil {
			return nil, err
		}
		return l.Edit(ctx, ids, library.Change{Merge: true})
	}})
}

// moveToNew moves puzzles to a new collection.
func (e *edits) moveToNew(ids []library.ID, name string) {
	e.edit(change{e.did("move", len(ids)), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		c, err := l.Named(ctx, name)
		if err != nil {
			return nil, err
		}
		return l.Edit(ctx, ids, library.Change{MoveTo: c.ID})
	}})
}

// create asks for the name of a new collection and makes it.
func (s *Library) create() { s.foot.form.askName("library.create", "", s.newCollection) }

// newCollection makes a collection.
func (e *edits) newCollection(name string) {
	e.edit(change{"", func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		_, err := l.Create(ctx, name)
		return nil, err
	}})
}

// AskTags asks for the tags of the chosen puzzles; those of the puzzle at the cursor are in
// the field.
func (s *Library) AskTags() {
	if r, ok := s.atCursor(); ok {
		s.foot.form.ask(&formText{name: s.T("library.tags"), text: strings.Join(r.Tags, ", "), button: s.T("library.do.tags"), done: func(text string) {
			r, _ := s.atCursor()
			if c := tagChange(&r.Row, text, len(s.ids) > 1); len(c.AddTags)+len(c.RemoveTags) > 0 {
				s.apply(s.chosen(), "tag", c)
			}
		}})
	}
}

// tagChange gives puzzles the tags of a text: those that one of them hasn't, or all of them if there are several. Tags of
// that one which are not in the text are taken away from all.
func tagChange(one *library.Row, text string, several bool) (c library.Change) {
	now := tagsOf(text)
	for _, t := range now {
		if !slices.Contains(one.Tags, t) || several {
			c.AddTags = append(c.AddTags, t)
		}
	}
	for _, t := range one.Tags {
		if !slices.Contains(now, t) {
			c.RemoveTags = append(c.RemoveTags, t)
		}
	}
	return c
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
