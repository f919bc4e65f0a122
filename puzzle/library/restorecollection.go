package library

import (
	"context"
	"path"
	"strings"
)

// collection merges the text of a collection into that of the same name.
func (in *restore) collection(ctx context.Context, f *archived, text *counted, whole bool) error {
	in.lines.Reset(text)
	staged, err := in.stage(ctx, in.lines, !whole)
	if err != nil {
		return err
	}
	if staged.name == "" {
		staged.name = strings.TrimSuffix(path.Base(f.name), ext)
	}
	in.m.lose(f.name, staged.bad, staged.lost...)
	if text.err != nil || !whole && staged.bad == 0 {
		in.m.lose(f.name, 1)
	}
	for last, left := uint32(0), true; left; {
		var to Collection
		n := len(staged.list)
		added, err := in.part(ctx, true, func(c *change) (added int, err error) {
			var made bool
			if to, made, err = c.of(staged.name); err != nil {
				return 0, err
			}
			if list := staged.list; list != nil {
				added, err = c.complete(to.ID, in.known.lacking(to.ID, list))
				left = false
			} else if last, added, left, err = c.addStaged(to.ID, last, lastBatch, &in.known); left {
				n = lastBatch
			}
			if made {
				in.m.Collections++
			}
			in.m.Puzzles += added
			return added, err
		})
		if err != nil {
			return err
		}
		if in.report != nil {
			in.report(in.m.Puzzles)
		}
		if in.open != nil {
			continue
		}
		if err := in.known.after(ctx, in.l, to.ID, n, added); err != nil {
			return err
		}
	}
	return nil
}
