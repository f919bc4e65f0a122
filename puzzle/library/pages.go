package library

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"os"

	"sudoku/puzzle/store"
)

// Where the tree of a table is damaged, its rows are still in its leaves, which say themselves
// what they hold: https://www.sqlite.org/fileformat2.html, sections 1.5, 1.6, 2.1 and 4.1.

const (
	pageSize               = 4096
	walHeader, frameHeader = 32, 24 // bytes
	frameStep              = frameHeader + pageSize
	tableLeaf              = 0x0d
	maxPayload             = 1 << 20 // bytes of a row
	puzzleColumns          = 25      // of a row of the table puzzle
	collectionColumns      = 7
)

// byPages saves what the leaves of a database hold.
func (r *rescue) byPages(ctx context.Context, path string) error {
	f, err := store.Open(path)
	if err != nil {
		return nil // it is nothing of a database
	}
	defer f.Close()
	page := make([]byte, pageSize)
	for _, columns := range []int{collectionColumns, puzzleColumns} { // collections first
		for at := int64(0); ; at += pageSize {
			n, err := f.ReadAt(page, at)
			if n < len(page) {
				if err != nil && !errors.Is(err, io.EOF) {
					return err
				}
				clear(page[n:])
			}
			if n == 0 {
				break
			}
			if err := r.leaf(f, page, at == 0, columns); err != nil || ctx.Err() != nil {
				return errors.Join(err, ctx.Err())
			}
		}
	}
	return nil
}

// spoiled saves what pages hold that are newer than those of a database, but damaged.
func (r *rescue) spoiled(path string, pages [][]byte) error {
	f, err := store.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	for _, columns := range []int{collectionColumns, puzzleColumns} {
		for _, page := range pages {
			if err := r.leaf(f, page, false, columns); err != nil {
				return err
			}
		}
	}
	return nil
}

// leaf saves the rows of a page that have some columns.
func (r *rescue) leaf(f *os.File, page []byte, first bool, columns int) error {
	h := page
	if first {
		h = page[100:]
	}
	if h[0] != tableLeaf {
		return nil
	}
	n := int(binary.BigEndian.Uint16(h[3:]))
	for i := range min(n, len(page)/4) {
		if 8+2*i+2 > len(h) {
			break
		}
		id, payload := cell(f, page, int(binary.BigEndian.Uint16(h[8+2*i:])))
		values := valuesOf(payload)
		if len(values) != columns {
			continue
		}
		if err := r.row(id, values); err != nil {
			return err
		}
	}
	return nil
}

// cell returns the row at a place of a page: its id, and its bytes, nil if they make no sense.
func cell(f *os.File, page []byte, at int) (id int64, payload []byte) {
	if at >= len(page) {
		return 0, nil
	}
	b := page[at:]
	size, n := varint(b)
	id, k := varint(b[n:])
	if n == 0 || k == 0 || size < 2 || size > maxPayload {
		return 0, nil
	}
	b = b[n+k:]
	local := int(size)
	const most, least = pageSize - 35, (pageSize-12)*32/255 - 23
	if local > most {
		if local = least + (local-least)%(pageSize-4); local > most {
			local = least
		}
	}
	if local > len(b) {
		return 0, nil
	}
	payload = append(payload, b[:local]...)
	if int64(local) == size {
		return id, payload
	}
	if local+4 > len(b) {
		return 0, nil
	}
	return id, overflow(f, payload, int64(binary.BigEndian.Uint32(b[local:])), int(size))
}

// overflow reads the rest of a row from pages of its own.
func overflow(f *os.File, payload []byte, page int64, size int) []byte {
	b := make([]byte, pageSize)
	for len(payload) < size {
		if n, _ := f.ReadAt(b, (page-1)*pageSize); page <= 0 || n < len(b) {
			return nil
		}
		payload = append(payload, b[4:min(len(b), 4+size-len(payload))]...)
		page = int64(binary.BigEndian.Uint32(b))
	}
	return payload
}

// varint reads a number of 1 to 9 bytes; n is 0 if there is none.
func varint(b []byte) (v int64, n int) {
	var u uint64
	for i := range min(len(b), 9) {
		if i == 8 {
			return int64(u<<8 | uint64(b[i])), 9
		}
		if u = u<<7 | uint64(b[i]&0x7f); b[i] < 0x80 {
			return int64(u), i + 1
		}
	}
	return 0, 0
}

// valuesOf returns the values of a row: int64, string, []byte or nil; nil if they make no sense.
func valuesOf(payload []byte) (values []any) {
	size, n := varint(payload)
	if n == 0 || size > int64(len(payload)) || size < int64(n) {
		return nil
	}
	types, body := payload[n:size], payload[size:]
	for len(types) > 0 {
		t, n := varint(types)
		if n == 0 {
			return nil
		}
		types = types[n:]
		v, n, ok := valueOf(t, body)
		if !ok {
			return nil
		}
		values, body = append(values, v), body[n:]
	}
	return values
}

// valueOf reads a value of a type, which takes n bytes.
func valueOf(t int64, b []byte) (v any, n int, ok bool) {
	switch {
	case t == 0:
		return nil, 0, true
	case t >= 1 && t <= 6:
		if n = [...]int{1, 2, 3, 4, 6, 8}[t-1]; n > len(b) {
			return nil, 0, false
		}
		x := int64(int8(b[0]))
		for _, c := range b[1:n] {
			x = x<<8 | int64(c)
		}
		return x, n, true
	case t == 8, t == 9:
		return t - 8, 0, true
	case t >= 12 && t < math.MaxInt32:
		if n = int(t-12) / 2; n > len(b) {
			return nil, 0, false
		}
		if t%2 == 0 {
			return b[:n:n], n, true
		}
		return string(b[:n]), n, true
	}
	return nil, 0, false
}

// row saves a row of values.
func (r *rescue) row(id int64, v []any) error {
	if len(v) == collectionColumns {
		name, ok1 := v[1].(string)
		last, ok2 := v[3].(int64)
		removed, ok3 := v[4].(int64)
		kind, ok4 := v[5].(int64)
		sum, ok5 := v[6].(int64)
		k := keptCollection{CollectionID(id), name, last, removed, kind, sum}
		if !ok1 || !ok2 || !ok3 || !ok4 || !ok5 || !k.whole() || kind != 0 {
			return nil
		}
		var there int
		if known, err := r.value(kindOf, &there, id); err != nil || known {
			return err
		}
		return r.collection(&k)
	}
	k, was, ok := keptOf(id, v)
	if !ok || k.damaged() { // it may be of another table, or of before
		return nil
	}
	return r.puzzle(&k, was)
}

// keptOf returns the puzzle of a row's values.
func keptOf(id int64, v []any) (k kept, was sql.NullInt64, ok bool) {
	var texts [9]string
	for i := range 8 {
		if texts[i], ok = v[5+i].(string); !ok {
			return k, was, false
		}
	}
	hardest, ok := v[17].(string)
	givens, ok2 := v[3].([]byte)
	begun, ok3 := v[13].([]byte)
	var n [9]int64
	for i, at := range []int{1, 2, 4, 14, 15, 16, 18, 19} {
		var is bool
		n[i], is = v[at].(int64)
		ok = ok && is
	}
	if !ok || !ok2 || !ok3 && v[13] != nil {
		return k, was, false
	}
	if w, is := v[24].(int64); is {
		was = sql.NullInt64{Int64: w, Valid: true}
	}
	k.id, k.collection, k.num, k.added = ID(id), CollectionID(n[0]), uint32(n[1]), uint32(n[2])
	p := &k.puzzle
	p.Title, p.Author, p.Source, p.Date, p.Level, p.URL, p.Note = texts[0], texts[1], texts[2], texts[3], texts[4], texts[5], texts[6]
	k.fill(givens, begun, texts[7], hardest, n[3:])
	return k, was, true
}
