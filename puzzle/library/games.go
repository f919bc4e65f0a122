package library

import (
	"cmp"
	"context"
	"io/fs"
	"os"
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// An Outcome is how a game went.
type Outcome struct {
	Game string // its name
	game.Outcome
	Rating Rating // if Rate or RateGames has found it
	Begun  time.Time
	Ended  time.Time // when it was saved last
	Repeat bool      // the player had solved the puzzle in another game before
}

// solved reports whether the player solved the puzzle.
func (o *Outcome) solved() bool { return o.Finished && !o.ByProgram }

// FinishedAt returns when the game was finished or, where that is unknown, when it was begun.
func (o *Outcome) FinishedAt() time.Time {
	if o.When.IsZero() {
		return o.Begun
	}
	return o.When
}

// played is an outcome, and what the file was from which it was read.
type played struct {
	Outcome
	size  int64
	saved time.Time
}

// is reports whether it was read from a file of that size and time.
func (p *played) is(info fs.FileInfo) bool {
	return p != nil && p.size == info.Size() && p.saved.Equal(info.ModTime())
}

// Sync brings the library up to date with the collections' files and the games. Of these it
// reads only what has changed since it was last read.
func (l *Library) Sync(ctx context.Context) error {
	if err := l.refresh(ctx); err != nil {
		return err
	}
	if err := l.syncGames(ctx); err != nil {
		return err
	}
	if err := l.findForms(ctx); err != nil {
		return err
	}
	l.index.keep()
	return nil
}

func (l *Library) syncGames(ctx context.Context) error {
	l.syncing.Lock()
	defer l.syncing.Unlock()
	list, err := l.games.List()
	if err != nil {
		return err
	}
	there := map[string]bool{}
	var changed []*played
	for _, g := range list {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if store.IsEntry(g.Name) {
			continue
		}
		there[g.Name] = true
		info, err := os.Stat(l.games.Path(g.Name))
		if err != nil {
			continue
		}
		l.cat.RLock()
		old := l.cat.outcomes[g.Name]
		l.cat.RUnlock()
		if !old.is(info) {
			changed = append(changed, readGame(l.games, g.Name, info))
		}
	}
	gone := l.cat.replaceGames(there, changed)
	if len(changed)+len(gone) > 0 {
		l.index.changed()
	}
	return nil
}

// replaceGames takes over what games have become, and returns those that are gone.
func (cat *catalogue) replaceGames(there map[string]bool, changed []*played) (gone []string) {
	cat.Lock()
	defer cat.Unlock()
	for name := range cat.outcomes {
		if !there[name] {
			gone = append(gone, name)
			delete(cat.outcomes, name)
		}
	}
	for _, p := range changed {
		cat.outcomes[p.Game] = p
	}
	if len(changed)+len(gone) > 0 {
		cat.findPlayed()
	}
	return gone
}

// readGame reads how a game went. One that can't be read has no givens.
func readGame(games store.Games, name string, info fs.FileInfo) *played {
	p := &played{size: info.Size(), saved: info.ModTime()}
	p.Game, p.Ended = name, info.ModTime()
	p.Begun, _ = store.Begun(name, time.Local)
	if p.Begun.IsZero() {
		p.Begun = p.Ended
	}
	if g, _, err := games.Load(name, func() time.Time { return p.saved }); err == nil {
		p.Outcome.Outcome = g.Outcome()
	}
	return p
}

// findPlayed connects entries and games anew. cat must be locked.
func (cat *catalogue) findPlayed() {
	clear(cat.byGivens)
	for _, p := range cat.outcomes {
		k := pack(&p.Givens)
		if old := cat.byGivens[k]; old == nil || p.farther(old) {
			cat.byGivens[k] = p
		}
	}
	for _, e := range cat.entries {
		e.played = cat.byGivens[e.givens]
	}
}

// farther reports whether p is to be shown for a puzzle rather than o: the one in which the
// player solved it first, else one that is finished, else the one saved last.
func (p *played) farther(o *played) bool {
	switch {
	case p.solved() && o.solved():
		return p.before(&o.Outcome)
	case p.solved() != o.solved():
		return p.solved()
	case p.Finished != o.Finished:
		return p.Finished
	}
	return cmp.Or(p.saved.Compare(o.saved), cmp.Compare(p.Game, o.Game)) > 0
}

// before reports whether o was finished before another game.
func (o *Outcome) before(other *Outcome) bool {
	return cmp.Or(o.FinishedAt().Compare(other.FinishedAt()), cmp.Compare(o.Game, other.Game)) < 0
}

// Outcomes returns how the games went, as Sync found them, the earliest first. Those whose
// file couldn't be read are left out.
func (l *Library) Outcomes(ctx context.Context) ([]Outcome, error) {
	l.cat.RLock()
	defer l.cat.RUnlock()
	list := make([]Outcome, 0, len(l.cat.outcomes))
	for _, p := range l.cat.outcomes {
		if p.Givens == (puzzle.Grid{}) {
			continue
		}
		o := p.Outcome
		o.Rating = l.cat.rated[pack(&o.Givens)]
		first := l.cat.byGivens[pack(&o.Givens)]
		o.Repeat = o.solved() && first != nil && first.Game != o.Game
		list = append(list, o)
	}
	slices.SortFunc(list, func(a, b Outcome) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.Game, b.Game)) })
	return list, ctx.Err()
}
