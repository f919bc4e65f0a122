package library

import (
	"context"
	"slices"
	"strings"

	"sudoku/gui/caption"
	"sudoku/puzzle/library"
)

// apply changes the chosen puzzles.
func (s *Library) apply(key string, c library.Change) {
	ids := s.chosen()
	if len(ids) == 0 {
		return
	}
	text := s.T("library.did."+key, caption.Counted(s.Lang, len(ids))...)
	s.edit(change{text, func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		return l.Edit(ctx, ids, c)
	}})
}

// Remove removes the chosen puzzles.
func (s *Library) Remove() { s.apply("remove", library.Change{Remove: true}) }

// Merge merges those of the chosen puzzles that are the same but for symmetry; one alone with
// all of its duplicates.
func (s *Library) Merge() {
	r, ok := s.atCursor()
	if !ok || len(s.ids) > 0 {
		s.apply("merge", library.Change{Merge: true})
		return
	}
	s.edit(change{s.T("library.did.merge", caption.Counted(s.Lang, 1)...), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
		ids, err := l.CopiesOf(ctx, r.ID)
		if err != nil {
			return nil, err
		}
		return l.Edit(ctx, ids, library.Change{Merge: true})
	}})
}

// moveToNew moves the chosen puzzles to a new collection.
func (s *Library) moveToNew(name string) {
	ids := s.chosen()
	s.edit(change{s.T("library.did.move", caption.Counted(s.Lang, len(ids))...), func(ctx context.Context, l *library.Library) (func(context.Context) error, error) {
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
	s.form.ask(&formText{name: s.T("library.name"), text: name, button: strings.TrimSuffix(s.T(title), "…"), done: func(text string) {
		if text = strings.TrimSpace(text); text != "" {
			done(text)
		}
	}})
}

// AskTags asks for the tags of the chosen puzzles; those of the puzzle at the cursor are in
// the field.
func (s *Library) AskTags() {
	if r, ok := s.atCursor(); ok {
		s.form.ask(&formText{name: s.T("library.tags"), text: strings.Join(r.Tags, ", "), button: s.T("library.do.tags"), done: s.tag})
	}
}

// tag gives the chosen puzzles the tags of a text. Tags of the puzzle at the cursor that are
// not in it are taken away from all.
func (s *Library) tag(text string) {
	r, _ := s.atCursor()
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
