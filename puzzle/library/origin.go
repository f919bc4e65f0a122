package library

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// ownWords returns what a search finds, in the languages of records, in a puzzle that the program made:
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
	for _, l := range recorded() {
		list = append(list, l.T("library.word."+kind), l.Level(level.Name()))
	}
	return list
}

// recorded are the languages in which puzzles have words of the program's own. They stay the same,
// for the words of all puzzles there are depend on them; those of other languages are put into these
// when they are searched for.
var recorded = sync.OnceValue(func() (list []words.Lang) {
	for _, tag := range []string{"en", "zh-Hans"} {
		l, _ := words.Parse(tag)
		list = append(list, l)
	}
	return list
})

// recordedAs returns what puzzles have for words of other languages that the program says of its own
// puzzles and of puzzles without a title.
var recordedAs = sync.OnceValue(func() map[string][]string {
	all := map[string][]string{}
	to := recorded()[0]
	add := func(said, is string) {
		is = strings.TrimSpace(strings.ToLower(is))
		for _, w := range strings.Fields(strings.ToLower(said)) {
			if w != is && !slices.Contains(all[w], is) {
				all[w] = append(all[w], is)
			}
		}
	}
	unnamed := func(l words.Lang) string { return strings.ReplaceAll(l.T("many.name", "n", "#"), "#", " ") }
	for _, l := range words.Langs {
		if slices.Contains(recorded(), l) {
			continue
		}
		for _, kind := range []string{"daily", "generated"} {
			add(l.T("library.word."+kind), to.T("library.word."+kind))
		}
		for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
			add(l.T(fmt.Sprint("library.word.level", int(level))), to.Level(level.Name()))
		}
		add(unnamed(l), unnamed(to))
	}
	return all
})

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
