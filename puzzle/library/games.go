package library

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"hash/crc32"
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
	Rating Rating `json:"-"` // if Rate or RateGames has found it
	Begun  time.Time
	Ended  time.Time // when it was saved last
	Repeat bool      `json:"-"` // the player had solved the puzzle in another game before
}

// puzzle returns the puzzle without its texts.
func (o *Outcome) puzzle() *puzzle.Puzzle { return &puzzle.Puzzle{Shape: o.Shape, Givens: o.Givens} }

// unread reports whether there is no game: its file can't be read. A killer needs no givens.
func (o *Outcome) unread() bool { return o.Shape == nil && o.Givens == (puzzle.Grid{}) }

// FinishedAt returns when the game was finished or, where that is unknown, when it was begun.
func (o *Outcome) FinishedAt() time.Time {
	if o.When.IsZero() {
		return o.Begun
	}
	return o.When
}

// before reports whether o was finished before another game.
func (o *Outcome) before(other *Outcome) bool {
	return cmp.Or(o.FinishedAt().Compare(other.FinishedAt()), cmp.Compare(o.Game, other.Game)) < 0
}

// Farther reports whether o counts for its puzzle rather than another game of it: the one in
// which the player solved it first, from its start if there is such a one, else one that can be gone on with, else one whose solution
// was shown; of several the one saved last.
func (o *Outcome) Farther(other *Outcome) bool {
	rank := [...]int{New: 0, Shown: 1, Begun: 2, Solved: 3}
	a, b := o.Stage(), other.Stage()
	switch {
	case a != b:
		return rank[a] > rank[b]
	case a == Solved && o.InMiddle != other.InMiddle:
		return other.InMiddle
	case a == Solved:
		return o.before(other)
	}
	return cmp.Or(o.Ended.Compare(other.Ended), cmp.Compare(o.Game, other.Game)) > 0
}

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
		info, err := os.Stat(l.games.Path(g.Name))
		if store.IsEntry(g.Name) || err != nil {
			continue
		}
		was, ok := known[g.Name]
		delete(known, g.Name)
		if ok && was == fileOf(info) {
			continue
		}
		changed, sizes = append(changed, readGame(l.games, g.Name, info)), append(sizes, info.Size())
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

func fileOf(info fs.FileInfo) gameFile { return gameFile{info.Size(), info.ModTime().UnixNano()} }

// knownGames returns the files that the games were read from. What is damaged is left out, and
// so read again.
func (l *Library) knownGames(ctx context.Context) (map[string]gameFile, error) {
	known := map[string]gameFile{}
	err := l.query(ctx, listGames, nil, func(rows *sql.Rows) error {
		var name string
		var f gameFile
		var outcome sql.RawBytes
		var sum int64
		err := rows.Scan(&name, &f.size, &f.saved, &outcome, &sum)
		if sum != sumOf(outcome) {
			f = gameFile{}
		}
		known[name] = f
		return err
	})
	return known, err
}

func sumOf(b []byte) int64 { return int64(crc32.Checksum(b, castagnoli)) }

// readGame reads how a game went. One that can't be read has no givens.
func readGame(games store.Games, name string, info fs.FileInfo) (o Outcome) {
	o.Game, o.Ended = name, info.ModTime()
	o.Begun, _ = store.Begun(name, time.Local)
	if o.Begun.IsZero() {
		o.Begun = o.Ended
	}
	if g, _, err := games.Load(name, func() time.Time { return o.Ended }); err == nil {
		o.Outcome = g.Outcome()
	}
	return o
}

// keepGames takes over what games have become, and forgets those that are gone.
func (l *Library) keepGames(ctx context.Context, changed []Outcome, sizes []int64, gone map[string]gameFile) error {
	return l.transact(ctx, func(c *change) error {
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
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	if err := c.forget(o.Game, touched); err != nil {
		return err
	}
	givens := givensOf(o.puzzle())
	*touched = append(*touched, string(givens))
	_, err = c.exec(putGame, o.Game, size, o.Ended.UnixNano(), givens, text, sumOf(text))
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

// Outcomes returns how the games went, as Sync found them, the earliest first. Those whose
// file couldn't be read are left out.
func (l *Library) Outcomes(ctx context.Context) (list []Outcome, err error) {
	l = l.ofGames()
	ratings, err := l.ratings(ctx)
	if err != nil {
		return nil, err
	}
	err = l.query(ctx, listOutcomes, nil, func(rows *sql.Rows) error {
		var text sql.RawBytes
		var first string
		if err := rows.Scan(&text, &first); err != nil {
			return err
		}
		var o Outcome
		if json.Unmarshal(text, &o) != nil || o.unread() {
			return nil // damaged, and read again by Sync
		}
		if !o.AllHints && o.Depth < game.HintDone {
			o.Depth = game.UnknownDepth // as a program of before wrote it
		}
		o.Rating = ratings[string(givensOf(o.puzzle()))]
		o.Repeat = o.Stage() == Solved && first != "" && first != o.Game
		list = append(list, o)
		return nil
	})
	slices.SortFunc(list, func(a, b Outcome) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.Game, b.Game)) })
	return list, err
}
