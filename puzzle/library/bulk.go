package library

import (
	"database/sql"
	"runtime/debug"
	"slices"
	"strings"

	codes "modernc.org/sqlite/lib"
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
	more    bool         // one of these is not plain
	short   []any        // what else these have
}

// putAtOnce is how many puzzles are inserted by one statement.
const putAtOnce = 16

// The values of a puzzle as record.values has them.
const (
	putColumns = 23
	putSame    = 20
	putPuzzle  = "(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
	plainly    = "(?,?,?,?,?,?,?,?,?,'',?,'',NULL,0,0,0,'',0,?,?,?,?,?)" // of one that is plain: 15 values
)

var (
	putPuzzles = putBy(putPuzzle)
	putPlain   = putBy(plainly)
)

// putBy returns the statement that inserts puzzles by values. With OR FAIL, no foreign keys and no index that calls
// a function it can't fail half-way, and so copies no pages before it changes them.
func putBy(values string) string {
	before, _, _ := strings.Cut(insertPuzzle, "VALUES")
	return strings.Replace(before, " OR IGNORE", " OR FAIL", 1) + "VALUES" + values + strings.Repeat(","+values, putAtOnce-1)
}

// plain reports whether a puzzle lacks what most do that come in great numbers.
func (r *record) plain() bool {
	return r.puzzle.URL == "" && len(r.tags) == 0 && r.stars == 0 && r.rating == (Rating{}) && packBegun(&r.puzzle) == nil
}

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
	if err := c.run([]string{manyWords}); err != nil {
		return err
	}
	if _, err := c.exec(findAfter, b.before); err != nil {
		return err
	}
	err := c.run(append(b.indexes, fewWords))
	if codeOf(err) == codes.SQLITE_CONSTRAINT { // a puzzle is there twice, which its index didn't know
		return ErrDamaged
	}
	return err
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
func (s *statements) put(to CollectionID, r *record, form int64) (added bool, err error) {
	b := s.bulk
	if b.of != to {
		if err := s.know(to); err != nil {
			return false, err
		}
	}
	n := len(b.rows)
	if b.rows = r.appendValues(b.rows, to, form); !b.known.add(b.rows[n+putSame].(int64)) {
		b.rows = b.rows[:n]
		return false, nil
	}
	if b.more = b.more || !r.plain(); len(b.rows) == putAtOnce*putColumns {
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
func (s *statements) putRows() (err error) {
	b := s.bulk
	rows, full, more := b.rows, len(b.rows) == putAtOnce*putColumns, b.more
	b.rows, b.more = b.rows[:0], false
	switch {
	case full && more:
		_, err = s.exec(putPuzzles, rows...)
	case full:
		b.short = b.short[:0]
		for r := range slices.Chunk(rows, putColumns) {
			b.short = append(append(append(b.short, r[:9]...), r[10]), r[18:]...)
		}
		_, err = s.exec(putPlain, b.short...)
	default:
		for r := range slices.Chunk(rows, putColumns) {
			if err == nil {
				_, err = s.exec(insertPuzzle, r...)
			}
		}
	}
	return err
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
