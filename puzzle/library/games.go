package library

import (
	"context"
	"slices"
	"sync"
	"time"

	"sudoku/puzzle/store"
)

// Sync brings what is known of the games up to date. It reads only those files that have
// changed since they were last read.
func (l *Library) Sync(ctx context.Context) error {
	_, err := l.sync(ctx, nil)
	return err
}

// sync is Sync. It calls before, which may be nil, with the lines of all games before a folder that
// has changed is looked at, and returns those of after that, nil if they weren't read.
func (l *Library) sync(ctx context.Context, before func([]gameLine)) ([]gameLine, error) {
	lines, err := l.played.syncGames(ctx, before)
	if err == nil && l.db.fault == nil {
		err = l.db.purge(ctx)
	}
	return lines, err
}

// played is how the games went, in the library's database or, where its file can't be written, in memory.
type played struct {
	games store.Games
	db    *database

	syncing sync.Mutex // an older list of games must not replace a newer one
	synced  time.Time  // when the folder of games had changed last that was read
}

// gamesAtOnce is how many games are written at once.
const gamesAtOnce = 500

func (p *played) syncGames(ctx context.Context, before func([]gameLine)) ([]gameLine, error) {
	p.syncing.Lock()
	defer p.syncing.Unlock()
	changed := p.games.Changed()
	if !changed.IsZero() && changed.Equal(p.synced) {
		return nil, nil
	}
	lines, err := gameLines(ctx, p.db.reader)
	if err != nil {
		return nil, err
	}
	if before != nil {
		before(lines)
	}
	if lines, err = p.readGames(ctx, lines); err != nil {
		return nil, err
	}
	if time.Since(changed) > folderTick { // else what comes now may leave the folder's time as it is
		p.synced = changed
	}
	return lines, nil
}

// folderTick is more than the steps in which folders count time: two seconds, on FAT.
const folderTick = 3 * time.Second

// readGames reads those files that have changed since the lines of all games were made of them. It
// returns these if there are none, else nil.
func (p *played) readGames(ctx context.Context, lines []gameLine) ([]gameLine, error) {
	list, err := p.games.List()
	if err != nil {
		return nil, err
	}
	known := knownFiles(lines)
	var changed []Outcome
	var sizes []int64
	for _, g := range slices.Backward(list) { // the oldest first, so that their puzzles are numbered so
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if store.IsEntry(g.Name) {
			continue
		}
		was, ok := known[g.Name]
		delete(known, g.Name)
		if ok && was == fileOf(g) {
			continue
		}
		lines = nil
		changed, sizes = append(changed, readGame(p.games, g)), append(sizes, g.Size)
		if len(changed) == gamesAtOnce {
			if err := p.keepGames(ctx, changed, sizes, nil); err != nil {
				return nil, err
			}
			changed, sizes = nil, nil
		}
	}
	if len(changed)+len(known) == 0 {
		return lines, nil
	}
	return nil, p.keepGames(ctx, changed, sizes, known)
}

// readGame reads how a game went. One that can't be read has no givens.
func readGame(games store.Games, info store.GameInfo) (o Outcome) {
	o.Game, o.Ended, o.Begun = info.Name, info.Saved, begun(info.Name, info.Saved)
	if g, _, err := games.Load(info.Name, func() time.Time { return o.Ended }); err == nil {
		o.Outcome = g.Outcome()
	}
	return o
}

// keepGames takes over what games have become, and forgets those that are gone.
func (p *played) keepGames(ctx context.Context, changed []Outcome, sizes []int64, gone map[string]gameFile) error {
	return p.db.soon(ctx, func(c *change) error {
		var touched []string // what the database has of givens
		for i := range changed {
			if err := c.keepGame(&changed[i], sizes[i], &touched); err != nil {
				return err
			}
		}
		for name := range gone {
			if err := c.forget(name, &touched); err != nil {
				return err
			}
		}
		return c.connect(touched)
	})
}

func (c *change) keepGame(o *Outcome, size int64, touched *[]string) error {
	if err := c.forget(o.Game, touched); err != nil {
		return err
	}
	givens, text := givensOf(o.puzzle()), o.line()
	*touched = append(*touched, string(givens))
	_, err := c.exec(putGame, o.Game, size, o.Ended.UnixNano(), givens, text, sumOf(text))
	return err
}

// forget removes a game; its puzzle is one that was touched.
func (c *change) forget(name string, touched *[]string) error {
	var b []byte
	ok, err := c.value(givensOfGame, &b, name)
	if err != nil || !ok {
		return err
	}
	*touched = append(*touched, string(b))
	_, err = c.exec(dropGame, name)
	return err
}
