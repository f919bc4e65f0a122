package session

import "sudoku/puzzle"

// Puzzles are the puzzles of texts that hold several, as far as they have been read.
type Puzzles struct {
	List       []CompactPuzzle
	Unreadable int   // how many could not be read
	Fault      error // why the first of those could not
}

// A CompactPuzzle is a puzzle that takes little memory: most puzzles of a long file have
// givens and nothing else.
type CompactPuzzle struct {
	Givens puzzle.Grid
	source string
	more   *puzzle.Puzzle // the whole puzzle, if it has more than givens and a source
}

func compact(p *puzzle.Puzzle) CompactPuzzle {
	k := CompactPuzzle{Givens: p.Givens, source: p.Source}
	if *p != k.Puzzle() {
		all := *p
		k.more = &all
	}
	return k
}

// Puzzle returns the full puzzle.
func (k *CompactPuzzle) Puzzle() puzzle.Puzzle {
	if k.more != nil {
		return *k.more
	}
	return puzzle.Puzzle{Givens: k.Givens, Source: k.source}
}

// add appends a puzzle of the named file.
func (l *Puzzles) add(p puzzle.Puzzle, name string) {
	if p.Source == "" {
		p.Source = name
	}
	l.List = append(l.List, compact(&p))
}

// PuzzlesOf makes Puzzles of a list.
func PuzzlesOf(list []puzzle.Puzzle) (out Puzzles) {
	for i := range list {
		out.List = append(out.List, compact(&list[i]))
	}
	return out
}
