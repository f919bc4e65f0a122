package library

import (
	"slices"

	"sudoku/puzzle"
)

// Boards returns the names of the boards of games, as Shape.Name has them, each once: the
// classic one first.
func Boards(games []Outcome) (names []string) {
	classic := (*puzzle.Shape)(nil).Name()
	for i := range games {
		if name := games[i].Shape.Name(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	if i := slices.Index(names, classic); i > 0 {
		names = slices.Insert(slices.Delete(names, i, i+1), 0, classic)
	}
	return names
}

// OnBoard returns the games on boards of a name.
func OnBoard(games []Outcome, name string) (list []Outcome) {
	for i := range games {
		if games[i].Shape.Name() == name {
			list = append(list, games[i])
		}
	}
	return list
}

// OnClassic returns the games on the classic board.
func OnClassic(games []Outcome) []Outcome { return OnBoard(games, (*puzzle.Shape)(nil).Name()) }

// givensText returns givens for a table: 81 characters or, on another board than the classic one,
// what that is and its rows, a stroke between two, so that nothing takes them for a classic puzzle.
func givensText(s *puzzle.Shape, g *puzzle.Grid) string {
	all := g.String()
	if s == nil {
		return all
	}
	text, n := s.String()+"; ", s.Size()
	for r := range n {
		if r > 0 {
			text += "/"
		}
		text += all[9*r : 9*r+n]
	}
	return text
}
