package library

import (
	"database/sql"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// ownWords returns what a search finds, in every language, in a puzzle that the program made:
// that it is a daily puzzle or a generated one, and its level.
func ownWords(p *puzzle.Puzzle) (list []string) {
	kind, level := "", puzzle.Unrated
	if of := game.DailyOf(p); of != "" {
		_, name, _ := strings.Cut(of, "/")
		kind = "daily"
		level, _ = puzzle.ParseLevel(name)
	} else if made, _, ok := game.GeneratedOf(p); ok {
		kind, level = "generated", made
	} else {
		return nil
	}
	for _, l := range words.Langs {
		list = append(list, l.T("library.word."+kind), l.Level(level.Name()))
	}
	return list
}

// rewordOwn gives the puzzles that the program made, and that were there before, those words.
func rewordOwn(tx *sql.Tx) error {
	s := &statements{tx: tx, made: map[string]*sql.Stmt{}}
	list, err := s.puzzles(puzzlesOfOurs)
	for i := range list {
		k := &list[i]
		after := string(k.appendWords(nil))
		if err = s.changing(k.id, after, func() error {
			_, err := s.exec(setWords, after, int64(k.id))
			return err
		}); err != nil {
			return err
		}
	}
	if err != nil {
		return err
	}
	return s.reword()
}
