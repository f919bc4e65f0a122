package library

import (
	"context"
	"database/sql"
	"hash/crc32"
	"slices"
	"strings"

	"sudoku/puzzle/store"
)

// A gameLine is a row of the table game.
type gameLine struct {
	file              gameFile
	rating, ratingSum string
	outcome           string
}

// A gameFile is what tells whether a game has changed.
type gameFile struct{ size, saved int64 }

func fileOf(g store.GameInfo) gameFile { return gameFile{g.Size, g.Saved.UnixNano()} }

// name returns the name of the game, with which an outcome begins.
func (g *gameLine) name() string {
	in := fieldReader{rest: g.outcome}
	return in.text()
}

// gameLines returns how the games went in one text: a row costs the driver far more than a line.
// What is damaged has no file, and is so read again.
func gameLines(ctx context.Context, db *sql.DB) ([]gameLine, error) {
	var text sql.NullString
	if err := cause(ctx, db.QueryRowContext(ctx, listGames).Scan(&text)); err != nil {
		return nil, err
	}
	lines := make([]gameLine, 0, strings.Count(text.String, "\n")+1)
	for line := range strings.SplitSeq(text.String, "\n") {
		if line == "" {
			continue
		}
		in := fieldReader{rest: line, ok: true}
		g := gameLine{file: gameFile{in.number(), in.number()}}
		sum := in.number()
		g.rating, g.ratingSum = in.next(), in.next()
		if g.outcome = in.rest; !in.ok || sum != sumOf(g.outcome) {
			g.file = gameFile{}
		}
		lines = append(lines, g)
	}
	return lines, nil
}

func sumOf(s string) int64 { return int64(crc32.Checksum([]byte(s), castagnoli())) }

// knownFiles returns the files that the games were read from, by their names.
func knownFiles(lines []gameLine) map[string]gameFile {
	known := make(map[string]gameFile, len(lines))
	for i := range lines {
		known[lines[i].name()] = lines[i].file
	}
	return known
}

// unread reports whether some games are to be read again, whatever their files are.
func unread(lines []gameLine) bool {
	return len(lines) == 0 || slices.ContainsFunc(lines, func(g gameLine) bool { return g.file.size < 0 || g.file == gameFile{} })
}

// renewed returns the lines of all games, those anew whose files have changed, of some. Their ratings
// are as they were.
func renewed(games store.Games, lines []gameLine, names []string) []gameLine {
	left := slices.DeleteFunc(slices.Clone(names), store.IsEntry)
	now := make([]gameLine, 0, len(lines)+len(names))
	for _, g := range lines {
		if i := slices.Index(left, g.name()); i >= 0 {
			g.renew(games, left[i])
			left = slices.Delete(left, i, i+1)
		}
		now = append(now, g)
	}
	for _, name := range left {
		var g gameLine
		g.renew(games, name)
		now = append(now, g)
	}
	return now
}

// renew makes a line anew if the file of the game has changed. Where it is gone there is no outcome.
func (g *gameLine) renew(games store.Games, name string) {
	switch info, err := games.Info(name); {
	case err != nil:
		g.outcome = ""
	case g.file != fileOf(info):
		o := readGame(games, info)
		g.outcome = o.line()
	}
}
