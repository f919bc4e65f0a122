package files

import (
	"context"

	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// mostSummed is how many puzzles a file has at most of which all are rated.
const mostSummed = 100

// A puzzleSum is what the solvers find out about all puzzles of a file.
type puzzleSum struct {
	puzzles, unique int
	rated           map[puzzle.Level]int
}

// knownOf returns what is known of the file that is chosen, if it has that path.
func (s *filePanel) knownOf(path string) folder.Facts {
	if e := s.state.entry(s.state.chosen); e != nil && s.save == nil && s.state.path(e) == path {
		return s.state.known.facts[e.Name]
	}
	return folder.Facts{}
}

// sum rates all puzzles of a file.
func (s *filePanel) sum(path string) {
	session.Start(s.sums, func(ctx context.Context, _ func(int)) (*puzzleSum, error) {
		list, err := folder.ReadPuzzles(ctx, path)
		all := &puzzleSum{puzzles: len(list), rated: map[puzzle.Level]int{}}
		for i := range list {
			f, failed := session.FactsOf(ctx, &list[i])
			switch {
			case ctx.Err() != nil:
				return nil, ctx.Err()
			case f.Solutions() == 1:
				all.unique++
			}
			if failed == nil && f.Rated {
				all.rated[f.Rating.Level]++
			}
		}
		return all, err
	}, nil, func(all *puzzleSum, err error) {
		if err != nil {
			s.unsummed = path
			return
		}
		s.shown.all = all
		s.update()
		s.relayout() // there is a note now
	})
}

// solutions says how many of the puzzles have one solution.
func (p *puzzleSum) solutions(l words.Lang) string {
	if p.unique == p.puzzles {
		return l.T("chooser.unique")
	}
	return l.T("chooser.notunique", caption.Counted(l, p.puzzles-p.unique)...)
}

// levels says how many puzzles there are of each level.
func (p *puzzleSum) levels(l words.Lang) string {
	var parts []string
	for _, level := range caption.Levels() {
		if n := p.rated[level]; n > 0 {
			parts = append(parts, l.T("chooser.level", "level", l.Level(level.Name()), "count", l.Number(n)))
		}
	}
	return caption.Dotted(l, parts...)
}
