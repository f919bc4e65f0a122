package library

import (
	"context"
	"database/sql"
	"fmt"
)

// migrations bring the tables from each version to the next; version 0 is an empty file.
//   - 2: how far a game has come is read anew from the games; rewordOwn does the rest.
//   - 3: behind the grid givens have what another board than the classic one is. Earlier programs
//     would take these puzzles for damaged, so they must not open the file.
//   - 4: titles and sources are in the order in which people look for them.
//   - 5: what the program has shown in a game is read anew from the games.
//   - 6: whether a game began in the middle is read anew from the games.
//   - 7: outcomes are lines, read anew from the games, with a copy of their rating and its sum.
//   - 8: the order of titles, sources and dates is of one value each, none being last, and what has no
//     technique or level is in no index of these.
var migrations = []string{tables, readAnew, boards, "", readAnew, readAnew, asLines, folded}

// readAnew has Sync read all games.
const readAnew = "UPDATE game SET size=-1"

const asLines = "ALTER TABLE game ADD COLUMN rating TEXT NOT NULL DEFAULT '\t';" + readAnew

// folded sorts titles and sources whatever their case and accents, and these and dates by one value:
// that takes a third of the time that a comparison by a function takes.
const folded = `DROP INDEX puzzle_title; CREATE INDEX puzzle_title ON puzzle(folded(title), added);
DROP INDEX puzzle_source; CREATE INDEX puzzle_source ON puzzle(folded(source), added);
DROP INDEX puzzle_date; CREATE INDEX puzzle_date ON puzzle(coalesce(nullif(date, ''), char(1114111)), added);
DROP INDEX puzzle_hardest; CREATE INDEX puzzle_hardest ON puzzle(hardest) WHERE hardest<>'';
DROP INDEX puzzle_level; CREATE INDEX puzzle_level ON puzzle(level) WHERE level>0;`

// boards finds puzzles on other boards.
const boards = "CREATE INDEX puzzle_board ON puzzle(id) WHERE length(givens)>41"

// migrate brings the tables to this version.
func (d *database) migrate(ctx context.Context) error {
	version, err := versionOf(ctx, d.writer)
	if err != nil || version == len(migrations) {
		return err
	}
	tx, err := d.writer.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if version, err = versionOf(ctx, tx); err != nil { // another program may have done it
		return err
	}
	for _, m := range migrations[version:] {
		if _, err := tx.ExecContext(ctx, m); err != nil {
			return err
		}
	}
	if version == 1 {
		if err := rewordOwn(tx); err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version=%d; PRAGMA application_id=%d", len(migrations), applicationID)); err != nil {
		return err
	}
	return tx.Commit()
}

// A querier is a database or a transaction.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// versionOf returns the version of a file's tables. The file of another program is damaged.
func versionOf(ctx context.Context, db querier) (version int, err error) {
	var id, pages int
	err = db.QueryRowContext(ctx, "SELECT u.user_version, a.application_id, p.page_count FROM pragma_user_version u, pragma_application_id a, pragma_page_count p").Scan(&version, &id, &pages)
	switch {
	case err != nil:
		return 0, err
	case version > len(migrations) && id == applicationID:
		return 0, ErrNewer
	case version < 0 || id != applicationID && pages > 0 && version != 0, version == 0 && pages > 1:
		return 0, ErrDamaged
	}
	return version, nil
}
