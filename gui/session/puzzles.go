package session

import "sudoku/puzzle"

// Puzzles are those of texts that hold several, as far as they were read.
type Puzzles struct {
	List   []Kept
	Faulty int // could not be read
}

// A Kept puzzle takes little room: of a long file most puzzles are givens and nothing else.
type Kept struct {
	Givens puzzle.Grid
	source string
	more   *puzzle.Puzzle // all of it, where there is more
}

func keep(p *puzzle.Puzzle) Kept {
	k := Kept{Givens: p.Givens, source: p.Source}
	if *p != k.Puzzle() {
		all := *p
		k.more = &all
	}
	return k
}

// Puzzle returns it whole.
func (k *Kept) Puzzle() puzzle.Puzzle {
	if k.more != nil {
		return *k.more
	}
	return puzzle.Puzzle{Givens: k.Givens, Source: k.source}
}

// add takes one more, of a file of that name.
func (l *Puzzles) add(p puzzle.Puzzle, name string) {
	if p.Source == "" {
		p.Source = name
	}
	l.List = append(l.List, keep(&p))
}
