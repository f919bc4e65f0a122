package library

import (
	"encoding/binary"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
)

// identity is the same for two puzzles with the same board, digits, title, source and date.
func identity(p *puzzle.Puzzle) int64 {
	g := pack(&p.Givens)
	h := addHash(hashBasis, g[:])
	if p.Shape != nil {
		h = addHash(h, p.Shape.String())
	}
	for _, s := range [...]string{p.Title, p.Source, p.Date} {
		h = addHash(addHash(h, clip(s, maxText)), "\x00")
	}
	return int64(h)
}

const hashBasis = 14695981039346656037

// addHash goes on with a hash as [fnv.New64a] has it.
func addHash[T string | []byte](h uint64, text T) uint64 {
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return h
}

// formOf returns a number that all symmetric copies of a puzzle share; on another board than the
// classic one only the same puzzle. That two others share one is as likely, among a million, as
// one in 10^7.
func formOf(f *canon.Finder, p *puzzle.Puzzle) int64 {
	if p.Shape != nil {
		return int64(addHash(hashBasis, givensOf(p)))
	}
	b := f.KeyOf(p.Givens).Bytes()
	return int64(binary.LittleEndian.Uint64(b[1:]))
}
