package library

import (
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"sudoku/puzzle"
)

// A catalogue is what a Library holds in memory: the puzzles of the collections, how the games
// went, and what searches need. Its methods collection, named, each, order, formless,
// replaceGames and writeAll lock it; who calls the others, or uses its fields, does.
type catalogue struct {
	sync.RWMutex

	collections map[CollectionID]*collection
	entries     []*entry // by ID, from 1
	texts       interner
	techniques  *techniques
	copies      map[uint64]int32 // how many entries have a form
	exact       map[uint64]int32 // and how many the same givens, by their hash
	outcomes    map[string]*played
	byGivens    map[packed]*played // the game of a puzzle that came farthest
	rated       map[packed]Rating  // of games' puzzles
	orders      [numSorts][]*entry // nil if they aren't known
}

func newCatalogue() *catalogue {
	return &catalogue{
		collections: map[CollectionID]*collection{},
		texts:       interner{},
		techniques:  newTechniques(),
		copies:      map[uint64]int32{},
		exact:       map[uint64]int32{},
		outcomes:    map[string]*played{},
		byGivens:    map[packed]*played{},
		rated:       map[packed]Rating{},
	}
}

// collection returns the collection of an ID.
func (cat *catalogue) collection(id CollectionID) (*collection, error) {
	cat.RLock()
	defer cat.RUnlock()
	if c := cat.collections[id]; c != nil {
		return c, nil
	}
	return nil, ErrNoCollection
}

// named returns the collection of a name, whatever its case, if there is one.
func (cat *catalogue) named(name string) (found Collection, ok bool) {
	cat.RLock()
	defer cat.RUnlock()
	for _, c := range cat.collections {
		info := c.info()
		if strings.EqualFold(info.Name, name) && (!ok || info.ID < found.ID) && !c.newer {
			found, ok = info, true
		}
	}
	return found, ok
}

// entry returns the entry of an ID, nil if there is none or it was removed.
func (cat *catalogue) entry(id ID) *entry {
	if id == 0 || id > ID(len(cat.entries)) || cat.entries[id-1].gone {
		return nil
	}
	return cat.entries[id-1]
}

// apply makes a line's change in memory.
func (cat *catalogue) apply(c *collection, text string) bool {
	if value, ok := strings.CutPrefix(text, "name "); ok {
		c.name = clip(strings.TrimSpace(unquote(value)), maxName)
		return true
	}
	r, ok := parseLine(text)
	if !ok {
		return strings.TrimSpace(text) == ""
	}
	c.lines++
	e := c.nums.get(r.num)
	switch {
	case r.remove:
		cat.drop(e)
	case r.hasPuzzle:
		cat.add(c, e, &r)
	case e != nil:
		cat.set(e, &r, r.fields)
	}
	return true
}

// add puts the puzzle of a record into c. If its number was there, it replaces that.
func (cat *catalogue) add(c *collection, e *entry, r *record) {
	givens := pack(&r.puzzle.Givens)
	if e == nil {
		e = cat.enter(c, r.num)
	} else {
		cat.count(e, -1)
	}
	if e.givens != givens {
		e.form = 0
	}
	e.givens, e.added, e.texts, e.stars = givens, r.added, nil, 0
	e.played = cat.byGivens[e.givens]
	cat.count(e, 1)
	cat.set(e, r, r.present()|hasRating)
}

// enter returns an entry for a number of c that has none: the one that it had before, so that
// its ID stays, or a new one.
func (cat *catalogue) enter(c *collection, num uint32) *entry {
	e := c.before.get(num)
	if e == nil {
		e = &entry{col: c, num: num, id: uint32(len(cat.entries) + 1)}
		cat.entries = append(cat.entries, e)
	}
	e.gone = false
	c.nums.put(num, e)
	c.last = max(c.last, num)
	return e
}

// drop takes an entry out of its collection.
func (cat *catalogue) drop(e *entry) {
	if e != nil {
		cat.count(e, -1)
		e.col.nums.put(e.num, nil)
		e.gone = true
		cat.orders = [numSorts][]*entry{}
	}
}

// forget removes a collection from memory.
func (cat *catalogue) forget(c *collection) {
	for e := range c.nums.all {
		cat.drop(e)
	}
	delete(cat.collections, c.id)
}

// count counts an entry among the copies of its form and of its givens, or no more.
func (cat *catalogue) count(e *entry, by int32) {
	if e.form == 0 {
		return
	}
	add(cat.copies, e.form, by)
	add(cat.exact, e.givens.hash(), by)
}

// add adds to a count, which is dropped at zero.
func add(counts map[uint64]int32, key uint64, by int32) {
	if counts[key] += by; counts[key] <= 0 {
		delete(counts, key)
	}
}

// set sets fields of an entry.
func (cat *catalogue) set(e *entry, r *record, set fieldSet) {
	if set&hasRating != 0 {
		e.level, e.score, e.hardest = r.rating.Level, int32(r.rating.Score), cat.techniques.number(r.rating.Hardest)
		e.se = uint16(math.Round(r.rating.SE * 10))
		cat.orders[ByRating] = nil
	}
	if set&hasStars != 0 {
		e.stars = uint8(r.stars)
		cat.orders[ByStars] = nil
	}
	if set&(1<<len(fields)-1|hasTags|hasBegun) != 0 || r.hasPuzzle {
		cat.setTexts(e, r, set)
		cat.orders = [numSorts][]*entry{}
	}
}

// setTexts sets texts, tags, and what was entered.
func (cat *catalogue) setTexts(e *entry, r *record, set fieldSet) {
	p, tags := e.puzzle(), e.tags()
	for i, f := range fields {
		if set&(1<<i) != 0 {
			*f.of(&p) = *f.of(&r.puzzle)
		}
	}
	if set&hasTags != 0 {
		tags = r.tags
	}
	if set&hasBegun != 0 {
		p.Entries, p.Centre, p.Corner = r.puzzle.Entries, r.puzzle.Centre, r.puzzle.Corner
	}
	more := cat.moreOf(&p, tags)
	if e.texts = nil; more != nil || p.Title+p.Source+p.Date != "" {
		e.texts = &texts{strings.Clone(p.Title), cat.texts.one(p.Source), cat.texts.one(p.Date), more}
	}
}

// moreOf returns what most puzzles don't have, nil if p doesn't either.
func (cat *catalogue) moreOf(p *puzzle.Puzzle, tags []string) *more {
	begun := begunOf(p)
	if begun == nil && len(tags) == 0 && p.Author+p.Level+p.URL+p.Note == "" {
		return nil
	}
	one := cat.texts.text
	m := &more{one(p.Author), one(p.Level), one(p.URL), one(p.Note), nil, begun}
	for _, s := range tags {
		m.tags = append(m.tags, one(s))
	}
	return m
}

// begunOf returns what was entered in p, nil for nothing.
func begunOf(p *puzzle.Puzzle) *begun {
	b := begun{p.Entries, p.Centre, p.Corner}
	if b == (begun{}) {
		return nil
	}
	return &b
}

// row returns e as a list shows it.
func (cat *catalogue) row(e *entry) Row {
	r := Row{ID: ID(e.id), Collection: e.col.id, Number: int(e.num), Puzzle: e.puzzle(), Added: time.Unix(int64(e.added), 0),
		Stars: int(e.stars), Tags: slices.Clone(e.tags()), Rating: e.rating(), State: e.state(), Gone: e.gone}
	if e.played != nil {
		r.Elapsed, r.Game = e.played.Elapsed, e.played.Game
	}
	if e.form != 0 && !e.gone {
		r.Copies, r.Exact = int(cat.copies[e.form])-1, int(cat.exact[e.givens.hash()])-1
	}
	return r
}
