package library

import (
	"bufio"
	"context"
	"database/sql"
)

// stage stages the text of a collection, some lines in each transaction.
func (f *filling) stage(ctx context.Context, in *bufio.Reader, strict bool) (stagedText, error) {
	s := stager{in: in, keep: true, strict: strict, stagedText: stagedText{list: f.spare[:0]}}
	if err := s.begin(); err != nil {
		return s.stagedText, err
	}
	for more, first := true, true; more; first = false {
		err := f.within(ctx, func(c *change) (err error) {
			if s.change = c; first {
				if _, err := c.exec(emptyStaged); err != nil {
					return err
				}
			}
			more, err = s.part(stageLines)
			return err
		})
		if err != nil {
			return s.stagedText, err
		}
	}
	if s.list != nil {
		f.spare = s.list
	}
	return s.stagedText, nil
}

// staged reads some of the staged puzzles, after one of a number.
func (c *change) staged(after uint32, n int) (list []record, last uint32, err error) {
	err = c.each(stagedAfter, []any{after, n}, func(rows *sql.Rows) error {
		var num uint32
		var line string
		if err := rows.Scan(&num, &line); err != nil {
			return err
		}
		r, _ := parseLine(line)
		list, last = append(list, r), num
		return nil
	})
	return list, last, err
}

// addStaged adds some of the staged puzzles to a collection, after one of a number; those that
// are there are completed, unless they are known to be whole. left is whether there may be more.
func (c *change) addStaged(to CollectionID, after uint32, n int, k *present) (last uint32, added int, left bool, err error) {
	list, last, err := c.staged(after, n)
	if err != nil || len(list) == 0 {
		return last, 0, false, err
	}
	left = len(list) == n
	added, err = c.complete(to, k.lacking(to, list))
	return last, added, left, err
}

// complete adds puzzles to a collection, or completes those that are there.
func (c *change) complete(to CollectionID, list []record) (added int, err error) {
	return c.add(to, list, formsOf(list), func(r *record, form int64) error {
		if err := c.settle(); err != nil {
			return err
		}
		k, ok, err := c.puzzle(puzzleBySame, form, int64(to), identity(&r.puzzle))
		if err != nil || !ok {
			return err
		}
		whole := k.record
		whole.complete(r)
		return c.rewrite(&k, whole)
	})
}
