package library

import (
	"strings"

	"sudoku/puzzle/canon"
)

// insert adds a puzzle to a collection; added is false if the collection has the same.
func (s *statements) insert(to CollectionID, r *record, form int64) (added bool, err error) {
	if s.bulk != nil {
		return s.put(to, r, form)
	}
	return s.insertBy(insertPuzzle, r.values(to, form))
}

// insertBy runs a statement that inserts a puzzle, whose words are the 23rd of the values.
func (s *statements) insertBy(query string, values []any) (added bool, err error) {
	st, err := s.stmt(query)
	if err != nil {
		return false, err
	}
	r, err := st.Exec(values...)
	if err != nil {
		return false, err
	}
	n, err := r.RowsAffected()
	if n == 0 || err != nil {
		return false, err
	}
	id, err := r.LastInsertId()
	if s.added, s.wrote = s.added+1, true; err == nil {
		_, err = s.exec(find, id, values[22])
	}
	return err == nil, err
}

// write writes a puzzle that is there.
func (s *statements) write(id ID, to CollectionID, r record, was any, form int64) error {
	r.hasPuzzle = true
	values := r.values(to, form)
	var kinds int64
	if _, err := s.value(kindsApart, &kinds, int64(id), int64(to)); err != nil {
		return err
	}
	s.moved += kinds
	return s.changing(id, values[22], func() error {
		_, err := s.exec(updatePuzzle, append(values, was, int64(id))...)
		return err
	})
}

// rewrite writes a puzzle that has changed. Only what has changed is written, so that the
// indexes of the rest stay.
func (s *statements) rewrite(k *kept, after record) (err error) {
	switch differing(&k.record, &after) {
	case 0:
		return nil
	case hasStars:
		_, err = s.exec(setStars, after.stars, after.sumIn(k.collection), int64(k.id))
		return err
	case hasTags:
		words := string(after.appendWords(nil))
		return s.changing(k.id, words, func() error {
			_, err := s.exec(setTags, strings.Join(after.tags, ","), after.sumIn(k.collection), words, int64(k.id))
			return err
		})
	}
	var f canon.Finder
	return s.write(k.id, k.collection, after, nil, formOf(&f, &after.puzzle))
}

// changing calls write, which gives a puzzle other words, or the same.
func (s *statements) changing(id ID, words any, write func() error) error {
	var before string
	if _, err := s.value(wordsOf, &before, int64(id)); err != nil {
		return err
	}
	if err := write(); err != nil || before == words {
		return err
	}
	s.reworded = append(s.reworded, rewording{int64(id), before, words})
	if len(s.reworded) == rewordAtOnce {
		return s.reword()
	}
	return nil
}

// A rewording is a puzzle whose words have changed.
type rewording struct {
	id            int64
	before, after any
}

// rewordAtOnce is how many rewordings are made at once: made one by one between other changes,
// each would be written by itself.
const rewordAtOnce = 2000

// reword makes the rewordings that wait.
func (s *statements) reword() error {
	for _, r := range s.reworded {
		if _, err := s.exec(unfind, r.id, r.before); err != nil {
			return err
		}
		if _, err := s.exec(find, r.id, r.after); err != nil {
			return err
		}
	}
	s.reworded = s.reworded[:0]
	return nil
}

// deleteAll deletes the puzzles that a statement deletes; unfind, with the same values, takes
// their words out.
func (s *statements) deleteAll(unfind, remove string, args ...any) (int64, error) {
	if _, err := s.exec(unfind, args...); err != nil {
		return 0, err
	}
	return s.exec(remove, args...)
}
