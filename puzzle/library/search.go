package library

import (
	"bytes"
	"cmp"
	"context"
	"slices"
	"strings"
)

// A Result is the puzzles that a search found, in order. It doesn't change.
type Result struct {
	cat  *catalogue
	list []*entry
}

// Search finds puzzles.
func (l *Library) Search(ctx context.Context, q Query) (*Result, error) {
	if q.Sort >= numSorts {
		q.Sort = ByAdded
	}
	all := l.cat.order(q.Sort)
	r := &Result{cat: l.cat}
	if q.Collection == "" && q.View == All && q.Text == "" {
		r.list = slices.Clone(all)
	} else {
		r.list = make([]*entry, 0, len(all))
		if err := l.cat.each(ctx, q, all, func(e *entry) { r.list = append(r.list, e) }); err != nil {
			return nil, err
		}
	}
	if q.View == Duplicates { // copies beside each other
		slices.SortStableFunc(r.list, func(a, b *entry) int { return cmp.Compare(a.form, b.form) })
	}
	if q.Reverse {
		slices.Reverse(r.list)
	}
	return r, nil
}

// Count returns how many puzzles Search would find, with less work.
func (l *Library) Count(ctx context.Context, q Query) (n int, err error) {
	err = l.cat.each(ctx, q, l.cat.order(ByAdded), func(*entry) { n++ })
	return n, err
}

// each calls f for those of some entries that a query asks for.
func (cat *catalogue) each(ctx context.Context, q Query, list []*entry, f func(*entry)) error {
	m := matcher{q: q, terms: parseQuery(q.Text)}
	cat.RLock()
	defer cat.RUnlock()
	m.copies = cat.copies
	m.techniques = cat.techniques.searched
	for i, e := range list {
		if i%4096 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if m.matches(e) {
			f(e)
		}
	}
	return nil
}

// order returns all entries in an order.
func (cat *catalogue) order(by Sort) []*entry {
	cat.RLock()
	list := cat.orders[by]
	cat.RUnlock()
	if list != nil {
		return list
	}
	cat.Lock()
	defer cat.Unlock()
	if cat.orders[by] == nil {
		list = make([]*entry, 0, len(cat.entries))
		for _, e := range cat.entries {
			if !e.gone {
				list = append(list, e)
			}
		}
		slices.SortFunc(list, func(a, b *entry) int {
			return cmp.Or(comparisons[by](a, b), cmp.Compare(a.added, b.added), cmp.Compare(a.id, b.id))
		})
		cat.orders[by] = list
	}
	return cat.orders[by]
}

// comparisons is how each order compares.
var comparisons = [numSorts]func(a, b *entry) int{
	ByAdded: func(a, b *entry) int { return 0 },
	ByRating: func(a, b *entry) int {
		return cmp.Or(missing(a.level == 0, b.level == 0), cmp.Compare(a.score, b.score))
	},
	ByDate:   func(a, b *entry) int { return compareTexts(a, b, func(t texts) string { return textAt(t.date) }) },
	BySource: func(a, b *entry) int { return compareTexts(a, b, func(t texts) string { return textAt(t.source) }) },
	ByTitle:  func(a, b *entry) int { return compareTexts(a, b, func(t texts) string { return t.title }) },
	ByGivens: func(a, b *entry) int { return cmp.Compare(a.givens.count(), b.givens.count()) },
	ByStars:  func(a, b *entry) int { return cmp.Compare(b.stars, a.stars) },
}

// missing puts what lacks something last.
func missing(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func compareTexts(a, b *entry, of func(texts) string) int {
	s, t := of(a.text()), of(b.text())
	return cmp.Or(missing(s == "", t == ""), strings.Compare(s, t))
}

// A matcher finds what a query asks for.
type matcher struct {
	q          Query
	terms      []term
	copies     map[uint64]int32
	techniques []string // what is searched in their IDs, by number
	words      []byte   // of the puzzle at hand, empty until they are needed
}

func (m *matcher) matches(e *entry) bool {
	switch {
	case e.gone, m.q.Collection != "" && e.col.id != m.q.Collection:
		return false
	case m.q.View == ViewBegun && e.state() != Begun,
		m.q.View == Unsolved && e.state() == Solved,
		m.q.View == ViewSolved && e.state() != Solved,
		m.q.View == Duplicates && (e.form == 0 || m.copies[e.form] < 2):
		return false
	}
	m.words = m.words[:0]
	for i := range m.terms {
		if t := &m.terms[i]; m.holds(t, e) == t.not {
			return false
		}
	}
	return true
}

func (m *matcher) holds(t *term, e *entry) bool {
	switch {
	case t.hasState:
		return e.state() == t.state
	case t.notSolved:
		return e.state() != Solved
	case t.to > 0:
		n := e.givens.count()
		return t.from <= n && n <= t.to
	case t.stars > 0:
		return int(e.stars) >= t.stars
	case t.tag:
		return m.contains(e, t.text)
	}
	return t.level != 0 && e.level == t.level ||
		t.end > 0 && t.begin <= e.added && e.added < t.end ||
		m.contains(e, t.text) ||
		t.technique != "" && e.hardest != 0 && strings.Contains(m.techniques[e.hardest], t.technique)
}

// contains reports whether a text is in those of e.
func (m *matcher) contains(e *entry, text string) bool {
	if len(m.words) == 0 {
		m.words = e.appendWords(m.words)
	}
	return bytes.Contains(m.words, []byte(text))
}

// Len returns how many there are.
func (r *Result) Len() int { return len(r.list) }

// IDs returns the IDs of those from from up to, not including, to.
func (r *Result) IDs(from, to int) []ID {
	from, to = r.bounds(from, to)
	ids := make([]ID, 0, to-from)
	for _, e := range r.list[from:to] {
		ids = append(ids, ID(e.id))
	}
	return ids
}

// Rows returns those from from up to, not including, to, as they are now.
func (r *Result) Rows(ctx context.Context, from, to int) ([]Row, error) {
	from, to = r.bounds(from, to)
	rows := make([]Row, 0, to-from)
	r.cat.RLock()
	defer r.cat.RUnlock()
	for _, e := range r.list[from:to] {
		rows = append(rows, r.cat.row(e))
	}
	return rows, ctx.Err()
}

func (r *Result) bounds(from, to int) (int, int) {
	to = min(max(to, 0), len(r.list))
	return min(max(from, 0), to), to
}

// Rows returns the puzzles of some IDs, without those that there are none of.
func (l *Library) Rows(ctx context.Context, ids []ID) ([]Row, error) {
	l.cat.RLock()
	defer l.cat.RUnlock()
	rows := make([]Row, 0, len(ids))
	for _, id := range ids {
		if e := l.cat.entry(id); e != nil {
			rows = append(rows, l.cat.row(e))
		}
	}
	return rows, ctx.Err()
}
