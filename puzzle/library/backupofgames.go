package library

import (
	"bytes"
	"context"
	"database/sql"
)

// ofGamesName is the file of what somebody has said of puzzles of games that no collection has: lines as of
// a collection. The puzzles themselves are made from the games.
const ofGamesName = "games.txt"

func (b *backup) ofGames(ctx context.Context, l *Library) error {
	var text []byte
	err := l.db.query(ctx, puzzlesOfGames, nil, func(rows *sql.Rows) error {
		k, err := scan(rows)
		if err == nil && k.hasTyped() {
			text = k.appendLine(text)
		}
		return err
	})
	if len(text) > 0 {
		b.putLines(ofGamesName, b.when, text)
	}
	if err == nil {
		err = b.err
	}
	return err
}

// readOfGames keeps the lines until the games are there. Where the text is damaged only those with a sum count.
func (in *restore) readOfGames(text []byte, whole bool) {
	no := 0
	for line := range bytes.Lines(text) {
		no++
		said, ok := body(line)
		r, is := parseLine(string(said))
		if ok && is && r.hasPuzzle && (whole || summed(line)) {
			in.ofGames = append(in.ofGames, r)
		} else {
			in.m.lose(ofGamesName, 1, lostLine{no, clip(string(line), maxName)})
		}
	}
}

// completeOfGames gives each puzzle that a game or a collection has what it lacks of that.
func (in *restore) completeOfGames(ctx context.Context) error {
	if len(in.ofGames) == 0 {
		return nil
	}
	forms := formsOf(in.ofGames)
	return in.l.db.change(ctx, func(c *change) error {
		for i := range in.ofGames {
			r := &in.ofGames[i]
			list, err := c.puzzles(puzzlesOfGivens, forms[i], givensOf(&r.puzzle))
			if len(list) == 0 && err == nil {
				in.m.lose(ofGamesName, 1)
			}
			for k := range list {
				whole := list[k].record
				whole.complete(r)
				if err == nil {
					err = c.rewrite(&list[k], whole)
				}
			}
			if err != nil {
				return err
			}
		}
		return nil
	})
}
