package library

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// Sync brings what is known of the games up to date. It reads only those files that have
// changed since they were last read.
func (l *Library) Sync(ctx context.Context) error {
	if err := l.ofGames().syncGames(ctx); err != nil || l.fault != nil {
		return err
	}
	return l.purge(ctx)
}

// gamesAtOnce is how many games are written at once.
const gamesAtOnce = 500

func (l *Library) syncGames(ctx context.Context) error {
	l.syncing.Lock()
	defer l.syncing.Unlock()
	changed := l.games.Changed()
	if !changed.IsZero() && changed.Equal(l.synced) {
		return nil
	}
	if err := l.readGames(ctx); err != nil {
		return err
	}
	if time.Since(changed) > folderTick { // else what comes now may leave the folder's time as it is
		l.synced = changed
	}
	return nil
}

// folderTick is more than the steps in which folders count time: two seconds, on FAT.
const folderTick = 3 * time.Second

// readGames reads those files that have changed since they were last read.
func (l *Library) readGames(ctx context.Context) error {
	list, err := l.games.List()
	if err != nil {
		return err
	}
	known, err := l.knownGames(ctx)
	if err != nil {
		return err
	}
	var changed []Outcome
	var sizes []int64
	for _, g := range slices.Backward(list) { // the oldest first, so that their puzzles are numbered so
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if store.IsEntry(g.Name) {
			continue
		}
		was, ok := known[g.Name]
		delete(known, g.Name)
		if ok && was == (gameFile{g.Size, g.Saved.UnixNano()}) {
			continue
		}
		changed, sizes = append(changed, readGame(l.games, g)), append(sizes, g.Size)
		if len(changed) == gamesAtOnce {
			if err := l.keepGames(ctx, changed, sizes, nil); err != nil {
				return err
			}
			changed, sizes = nil, nil
		}
	}
	if len(changed)+len(known) == 0 {
		return nil
	}
	return l.keepGames(ctx, changed, sizes, known)
}

// A gameFile is what tells whether a game has changed.
type gameFile struct{ size, saved int64 }

// knownGames returns the files that the games were read from. What is damaged is left out, and
// so read again.
func (l *Library) knownGames(ctx context.Context) (map[string]gameFile, error) {
	known := map[string]gameFile{}
	return known, l.lines(ctx, listGames, func(line string) {
		in := fieldReader{rest: line, ok: true}
		f, sum := gameFile{in.number(), in.number()}, in.number()
		outcome := in.rest
		if !in.ok || sum != sumOf(outcome) {
			f = gameFile{}
		}
		known[in.text()] = f // the outcome begins with it
	})
}

// lines calls do with each line that a statement returns in one text: a row costs the driver far
// more than a line.
func (l *Library) lines(ctx context.Context, query string, do func(line string)) error {
	var text sql.NullString
	if err := cause(ctx, l.reader.QueryRowContext(ctx, query).Scan(&text)); err != nil {
		return err
	}
	for line := range strings.SplitSeq(text.String, "\n") {
		if line != "" {
			do(line)
		}
	}
	return nil
}

func sumOf(s string) int64 { return int64(crc32.Checksum([]byte(s), castagnoli())) }

// readGame reads how a game went. One that can't be read has no givens.
func readGame(games store.Games, info store.GameInfo) (o Outcome) {
	o.Game, o.Ended, o.Begun = info.Name, info.Saved, begun(info.Name, info.Saved)
	if g, _, err := games.Load(info.Name, func() time.Time { return o.Ended }); err == nil {
		o.Outcome = g.Outcome()
	}
	return o
}

// keepGames takes over what games have become, and forgets those that are gone.
func (l *Library) keepGames(ctx context.Context, changed []Outcome, sizes []int64, gone map[string]gameFile) error {
	return l.soon(ctx, func(c *change) error {
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

// Played is Sync, and then Outcomes. While another program writes these are as they were at the last Sync.
func (l *Library) Played(ctx context.Context) ([]Outcome, error) {
	if err := l.Sync(ctx); err != nil && !errors.Is(err, ErrBusy) {
		return nil, err
	}
	return l.Outcomes(ctx)
}

// Outcomes returns how the games went, as Sync found them, the earliest first. Those whose
// file couldn't be read are left out.
func (l *Library) Outcomes(ctx context.Context) (list []Outcome, err error) {
	l = l.ofGames()
	err = l.lines(ctx, listOutcomes, func(line string) {
		in := fieldReader{rest: line, ok: true}
		rating, sum := in.next(), in.next()
		o, ok := parseOutcome(in.rest)
		if !ok || o.unread() {
			return // damaged, and read again by Sync
		}
		if r, ok := parseRating(rating); ok && sum == strconv.FormatInt(sumOf(rating), 10) {
			o.Rating = r
		}
		list = append(list, o)
	})
	markRepeats(list)
	slices.SortFunc(list, func(a, b Outcome) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.Game, b.Game)) })
	return list, err
}

// markRepeats marks the games of puzzles that the player had solved before.
func markRepeats(list []Outcome) {
	type board struct {
		givens puzzle.Grid
		shape  string
	}
	first := map[board]*Outcome{} // the game that counts
	for i := range list {
		o := &list[i]
		if o.Stage() != Solved {
			continue
		}
		b := board{givens: o.Givens}
		if o.Shape != nil {
			b.shape = o.Shape.String()
		}
		was := first[b]
		switch {
		case was == nil:
			first[b] = o
		case o.Farther(was):
			first[b], was.Repeat = o, true
		default:
			o.Repeat = true
		}
	}
}
