package library

import (
	"context"
	"database/sql"
	"slices"

	"sudoku/puzzle/canon"
)

// undo takes an edit back.
func (d *database) undo(ctx context.Context, number int64) error {
	var f canon.Finder
	return d.change(ctx, func(c *change) error {
		for last := ID(0); ; {
			list, err := c.undone(number, last)
			if err != nil {
				return err
			}
			if len(list) == 0 {
				break
			}
			for i := range list {
				k := &list[i]
				if err := c.back(k, formOf(&f, &k.puzzle)); err != nil {
					return err
				}
				last = k.id
			}
		}
		_, err := c.exec(forgetUndo, number)
		return err
	})
}

// undone reads what an edit has changed, as it was.
func (c *change) undone(number int64, after ID) (list []kept, err error) {
	err = c.each(listUndo, []any{number, int64(after)}, func(rows *sql.Rows) error {
		var k kept
		var line sql.RawBytes
		if err := rows.Scan(&k.id, &k.collection, &line); err != nil {
			return err
		}
		text, whole := body(line)
		k.record, _ = parseLine(string(text))
		k.spoiled = !whole
		list = append(list, k)
		return nil
	})
	return list, err
}

// back writes a puzzle as it was. Where the same was added since, it stays as it is.
func (c *change) back(k *kept, form int64) error {
	there, ok, err := c.puzzle(puzzleBySame, form, int64(k.collection), identity(&k.puzzle))
	if err != nil || ok && there.id != k.id {
		return err
	}
	return c.write(k.id, k.collection, k.record, nil, form)
}

// absorb fills what r lacks from another record, and joins tags and notes.
func (r *record) absorb(o *record) {
	for _, f := range fields {
		if to := f.of(&r.puzzle); *to == "" {
			*to = *f.of(&o.puzzle)
		}
	}
	if note := o.puzzle.Note; note != "" && note != r.puzzle.Note {
		r.puzzle.Note = clip(r.puzzle.Note+"\n"+note, maxText)
	}
	r.tags = cleanTags(slices.Concat(r.tags, o.tags))
	r.stars = max(r.stars, o.stars)
	if r.rating.Level == 0 {
		r.rating = o.rating
	}
}

// complete fills what r lacks from another record, and joins the tags.
func (r *record) complete(o *record) {
	note := r.puzzle.Note
	r.absorb(o)
	if note != "" {
		r.puzzle.Note = note // else each restoring would add the other
	}
	if own := r.stars; own != 0 {
		r.stars = own
	}
}
