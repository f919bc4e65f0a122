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

// roleNames are the usual names of columns. Of several names for the puzzles the first one here
// holds them: clues and givens may be how many there are.
var roleNames = [...][]string{
	puzzleRole: {"puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "grid", "grids", "board", "boards", "题目", "谜题", "数独", "盘面", "question", "problem", "unsolved", "givens", "clues"},
	titleRole:  {"title", "name", "标题", "名称"},
	authorRole: {"author", "作者"},
	sourceRole: {"source", "来源"},
	dateRole:   {"date", "日期"},
	levelRole:  {"difficulty", "level", "难度", "级别"},
	urlRole:    {"url", "link", "链接", "网址"},
	noteRole:   {"note", "notes", "comment", "comments", "备注", "说明"},
}

// roleOf returns the role of a column of that name, and the name's place among those of the role.
func roleOf(name string) (role, int) {
	if isWordOf("answer", name) {
		return solutionRole, 0
	}
	for r, names := range roleNames {
		if i := slices.Index(names, strings.ToLower(name)); i >= 0 {
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
