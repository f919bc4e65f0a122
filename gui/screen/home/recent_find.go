package home

import (
	"context"
	"slices"
	"strings"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// recentWords are the words by which games are found, by the names of their files. The library
// knows them: no game is read for that.
type recentWords map[string]string

// search lists the games that have all words of a text.
func (s *Recent) search(text string) {
	if s.sought = text; s.words == nil && !s.finding.Busy() {
		s.findWords()
	}
	s.narrow()
}

// narrow lists the games that are searched for; until their words are known that is all.
func (s *Recent) narrow() {
	at := store.GameInfo{}
	if row := s.list.Chosen(); row >= 0 && row < len(s.games) {
		at = s.games[row]
	}
	s.games = slices.Clone(s.all)
	if s.words != nil {
		parts := strings.Fields(s.sought)
		s.games = slices.DeleteFunc(s.games, func(g store.GameInfo) bool {
			return slices.ContainsFunc(parts, func(part string) bool { return !hasWord(s.words[g.Name], part) })
		})
	}
	row := slices.Index(s.games, at)
	s.list.Pick(-1)
	s.list.Pick(min(max(row, 0), len(s.games)-1))
	s.Refresh()
}

// hasWord reports whether a text contains a part; a number only as a whole one.
func hasWord(text, part string) bool {
	digit := func(s string, i int) bool { return i >= 0 && i < len(s) && s[i] >= '0' && s[i] <= '9' }
	for at := 0; ; at++ {
		i := strings.Index(text[at:], part)
		if i < 0 {
			return false
		}
		at += i
		before := digit(part, 0) && digit(text, at-1)
		if after := digit(part, len(part)-1) && digit(text, at+len(part)); !before && !after {
			return true
		}
	}
}

// findWords finds out the words of all games in the background.
func (s *Recent) findWords() {
	s.app.Library().Use(func(l *library.Library, err error) {
		if s.Closed() || err != nil {
			return
		}
		lang := s.Lang
		session.Start(s.finding, func(ctx context.Context, _ func(int)) (recentWords, error) {
			list, err := l.Played(ctx)
			found := recentWords{}
			for i := range list {
				found[list[i].Game] = wordsOfGame(lang, &list[i])
			}
			return found, err
		}, func(int) {}, func(found recentWords, err error) {
			if err != nil {
				s.app.Warn(s.Lang.Error(err))
				return
			}
			s.words = found
			s.narrow()
		})
	})
}

// wordsOfGame returns by which words a game is found: name, source, level, stage and day, in the
// language and in English.
func wordsOfGame(l words.Lang, o *library.Outcome) string {
	p := puzzle.Puzzle{Title: o.Title, Source: o.Source, Shape: o.Shape, Origin: o.Origin, Date: o.Begun.Format(time.DateOnly)}
	if date, _, ok := strings.Cut(o.Daily, "/"); ok {
		p.Date = date
	}
	var list []string
	for _, l := range []words.Lang{l, words.English} {
		list = append(list, caption.TitleOf(l, p), caption.SourceOf(l, &p), page.Day(l, p.Date), l.T(lib.StateKeys[o.Stage()]))
		if level := o.Rating.Level; level != puzzle.Unrated {
			list = append(list, l.Level(level.Name()))
		}
	}
	return words.Fold(strings.Join(append(list, p.Source, p.Date), "\n"))
}
