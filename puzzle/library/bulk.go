package library

import (
	"database/sql"
	"runtime/debug"
	"strings"
)

// A bulk adds many puzzles within a change while the table has no indexes, which are made at
// its end: sorting all rows takes a quarter of the time that placing each one does. Nobody else
// sees the table so: it is one transaction, and others read what was there before. The indexes in which
// new puzzles are mostly last stay.
type bulk struct {
	indexes []string     // the statements that make them
	before  int64        // the last ID before it
	of      CollectionID // to which puzzles are added
	known   hashSet      // the identities of those that it has
	rows    []any        // values that wait
}

// putAtOnce is how many puzzles are inserted by one statement, which costs as much as inserting one.
const putAtOnce = 16

var putPuzzles = strings.Replace(insertPuzzle, " OR IGNORE", "", 1) + strings.Repeat(",(?"+strings.Repeat(",?", putColumns-1)+")", putAtOnce-1)

// The values of a puzzle as record.values has them.
const (
	putColumns = 23
	putSame    = 20
)

// fill has the puzzles that are added from now on go into the table without its indexes, until settle.
func (c *change) fill() error {
	b := &bulk{}
	var drop []string
	err := c.each(puzzleIndexes, nil, func(rows *sql.Rows) error {
		var name, text string
		err := rows.Scan(&name, &text)
		b.indexes, drop = append(b.indexes, text), append(drop, "DROP INDEX "+name)
		return err
	})
	if err == nil {
		_, err = c.value(lastID, &b.before)
	}
	if err == nil {
		err = c.run(append(drop, "PRAGMA cache_size=-16000"))
	}
	c.bulk = b
	return err
}

// settle ends what fill began.
func (c *change) settle() error {
	b := c.bulk
	if b == nil {
		return nil
	}
	if err := c.putRows(); err != nil {
		return err
	}
	c.bulk, b.known = nil, hashSet{}
	debug.FreeOSMemory() // sorting takes as much as what was known
	if _, err := c.exec(findAfter, b.before); err != nil {
		return err
	}
	return c.run(b.indexes)
}

// run runs statements that change the tables.
func (c *change) run(list []string) error {
	for _, text := range list {
		if _, err := c.tx.Exec(text); err != nil {
			return err
		}
	}
	return nil
}

// put is insert while there are no indexes: what is known tells whether the collection has the same.
func (s *statements) put(to CollectionID, values []any) (added bool, err error) {
	b := s.bulk
	if b.of != to {
		if err := s.know(to); err != nil {
			return false, err
		}
	}
	if !b.known.add(values[putSame].(int64)) {
		return false, nil
	}
	if b.rows = append(b.rows, values...); len(b.rows) == putAtOnce*putColumns {
		err = s.putRows()
	}
	s.added, s.wrote = s.added+1, true
	return err == nil, err
}

// know reads what a collection has.
func (s *statements) know(of CollectionID) error {
	if err := s.putRows(); err != nil {
		return err
	}
	s.bulk.of, s.bulk.known = of, hashSet{}
	return s.each(knownOf, []any{int64(of)}, func(rows *sql.Rows) error {
		var same, sum int64
		err := rows.Scan(&same, &sum)
		s.bulk.known.add(same)
		return err
	})
}

// putRows inserts the puzzles that wait.
func (s *statements) putRows() error {
	b := s.bulk
	if len(b.rows) == putAtOnce*putColumns {
		_, err := s.exec(putPuzzles, b.rows...)
		b.rows = b.rows[:0]
		return err
	}
	for ; len(b.rows) > 0; b.rows = b.rows[putColumns:] {
		if _, err := s.exec(insertPuzzle, b.rows[:putColumns]...); err != nil {
			return err
		}
	}
	return nil
}

// A hashSet is a set of hashes, in half of the memory that a map takes.
type hashSet struct {
	slots []int64 // each at the place that it names or the next free one; 0 is free
	n     int
}

// add adds a hash, unless it is there.
func (s *hashSet) add(h int64) (added bool) {
	if 4*s.n >= 3*len(s.slots) {
		old := s.slots
		s.slots, s.n = make([]int64, max(1024, 2*len(old))), 0
		for _, h := range old {
			if h != 0 {
				s.add(h)
			}
		}
	}
	if h == 0 {
		h = 1
	}
	for at := int(h); ; at++ {
		slot := &s.slots[at&(len(s.slots)-1)]
		switch *slot {
		case h:
			return false
		case 0:
			*slot = h
			s.n++
			return true
		}
	}
}
