package format

import (
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A role is what a column of a table holds.
type role uint8

const (
	otherRole role = iota
	puzzleRole
	solutionRole
	titleRole
	authorRole
	sourceRole
	dateRole
	levelRole
	urlRole
	noteRole
	kindRole // a rule
)

// roleKinds are the lists of names.txt with the usual names of columns.
var roleKinds = [...]string{
	puzzleRole: "puzzle", titleRole: "title", authorRole: "author", sourceRole: "source", dateRole: "date",
	levelRole: "level", urlRole: "url", noteRole: "note",
}

// roleOf returns the role of a column of that name, and the name's place among those of the role.
func roleOf(name string) (role, int) {
	if isWordOf("answer", name) {
		return solutionRole, 0
	}
	for r, kind := range roleKinds {
		if i := slices.Index(nameLists()[kind], strings.ToLower(name)); i >= 0 {
			return role(r), i
		}
	}
	if kind, _ := namesKind(name); kind {
		return kindRole, 0
	}
	return otherRole, 0
}

// text returns the text of a puzzle that has this role, nil if none has.
func (r role) text(p *puzzle.Puzzle) *string {
	switch r {
	case titleRole:
		return &p.Title
	case authorRole:
		return &p.Author
	case sourceRole:
		return &p.Source
	case dateRole:
		return &p.Date
	case levelRole:
		return &p.Level
	case urlRole:
		return &p.URL
	case noteRole:
		return &p.Note
	}
	return nil
}
