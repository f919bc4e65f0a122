package library

import (
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Names say what a search finds besides what is written in puzzles: what techniques are called in a
// language, and puzzles of games without a title.
type Names struct {
	Lang  words.Lang
	Title func(words.Lang, puzzle.Puzzle) string // may be nil
}

// A calledPuzzle is a puzzle of a game without a title, and what it is called.
type calledPuzzle struct {
	id   ID
	name string
}

// called lists the puzzles of games without a title, those that a collection has, too, and their
// names as they are compared.
func (d *database) called(ctx context.Context, ofGames int64, n *Names) (list []calledPuzzle, err error) {
	err = d.query(ctx, untitledOfGames, []any{ofGames}, func(rows *sql.Rows) error {
		var outcome string
		k, err := scan(rows, &outcome)
		if err == nil && !k.damaged() {
			k.puzzle.Origin = originOf(outcome)
			list = append(list, calledPuzzle{k.id, compared(n.Title(n.Lang, k.puzzle))})
		}
		return err
	})
	return list, err
}

// compared returns a name as words are looked for in it: in lower case, with its accents or without.
func compared(name string) string { return strings.ToLower(name) + "\n" + words.Fold(name) }

// byNames asks for those puzzles whose names contain a text, with spaces or without.
func byNames(text string, list []calledPuzzle) (c condition, ok bool) {
	ids := []byte("(")
	for _, one := range list {
		if strings.Contains(one.name, text) || strings.Contains(strings.ReplaceAll(one.name, " ", ""), text) {
			ids = append(strconv.AppendInt(ids, int64(one.id), 10), ',')
		}
	}
	if len(ids) == 1 {
		return c, false
	}
	ids[len(ids)-1] = ')'
	where := "p.id IN " + string(ids)
	return condition{where: where, ids: "SELECT p.id FROM puzzle p WHERE " + where}, true
}

// among returns those of some techniques that a term names: by their IDs, or by their names in the
// language of the search.
func (t *term) among(techniques []string, n *Names) []string {
	return slices.DeleteFunc(slices.Clone(techniques), func(id string) bool {
		name := id + " " + strings.ReplaceAll(id, "-", " ")
		if n != nil {
			name += "\n" + compared(n.Lang.T("logic."+id+".name"))
		}
		return t.technique == "" || !strings.Contains(name, t.technique)
	})
}
