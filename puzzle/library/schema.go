package library

// The tables. What is said of a puzzle is the truth; form, clues and words are made from it,
// and rating by rating it: MakeAgain finds the first three again.
//
//   - form is the same for all symmetric copies, same for equal digits, title, source and
//     date: no collection can hold these twice.
//   - givens is a grid in 41 bytes and, on another board than the classic one, the text of its shape.
//   - begun is what was entered before the puzzle was added, sum a check of what is said of it.
//   - words is what a search finds, in lower case; found has the parts of it, three letters each.
//   - sum of a collection is a check of its name and of removed, as losing these would lose it.
//   - was is the collection from which a puzzle was removed.
//
// A collection with removed > 0, when that was, is one that can be brought back. That of kind
// 1 has the puzzles of games which no collection has.
//
// game and played are how games went, rated the ratings of their puzzles; they are made
// again from the games' files.
const tables = `
CREATE TABLE collection(
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL,
	key TEXT UNIQUE,
	last INTEGER NOT NULL DEFAULT 0,
	removed INTEGER NOT NULL DEFAULT 0,
	kind INTEGER NOT NULL DEFAULT 0,
	sum INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE puzzle(
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	collection INTEGER NOT NULL REFERENCES collection(id) ON DELETE CASCADE,
	num INTEGER NOT NULL,
	givens BLOB NOT NULL,
	added INTEGER NOT NULL,
	title TEXT NOT NULL, author TEXT NOT NULL, source TEXT NOT NULL, date TEXT NOT NULL,
	printed TEXT NOT NULL, url TEXT NOT NULL, note TEXT NOT NULL, tags TEXT NOT NULL,
	begun BLOB,
	stars INTEGER NOT NULL,
	level INTEGER NOT NULL, score INTEGER NOT NULL, hardest TEXT NOT NULL, se INTEGER NOT NULL,
	sum INTEGER NOT NULL,
	form INTEGER NOT NULL, same INTEGER NOT NULL, clues INTEGER NOT NULL, words TEXT NOT NULL,
	was INTEGER
);
CREATE UNIQUE INDEX puzzle_same ON puzzle(form, collection, same);
CREATE INDEX puzzle_collection ON puzzle(collection);
CREATE INDEX puzzle_added ON puzzle(added);
CREATE INDEX puzzle_rating ON puzzle(level=0, score, added);
CREATE INDEX puzzle_date ON puzzle(date='', date, added);
CREATE INDEX puzzle_source ON puzzle(source='', source, added);
CREATE INDEX puzzle_title ON puzzle(title='', title, added);
CREATE INDEX puzzle_clues ON puzzle(clues, added);
CREATE INDEX puzzle_stars ON puzzle(stars DESC, added);
CREATE INDEX puzzle_level ON puzzle(level);
CREATE INDEX puzzle_hardest ON puzzle(hardest);
CREATE VIRTUAL TABLE found USING fts5(words, content='puzzle', content_rowid='id',
	detail='none', columnsize=0, tokenize='trigram case_sensitive 1');
CREATE VIRTUAL TABLE found_part USING fts5vocab(found, instance);
CREATE TABLE game(
	name TEXT PRIMARY KEY,
	size INTEGER NOT NULL,
	saved INTEGER NOT NULL,
	givens BLOB NOT NULL,
	outcome TEXT NOT NULL,
	sum INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX game_givens ON game(givens);
CREATE TABLE played(
	form INTEGER NOT NULL,
	givens BLOB NOT NULL,
	game TEXT NOT NULL,
	state INTEGER NOT NULL,
	elapsed INTEGER NOT NULL,
	PRIMARY KEY(form, givens)
) WITHOUT ROWID;
CREATE INDEX played_state ON played(state);
CREATE INDEX played_givens ON played(givens, game);
CREATE TABLE rated(givens BLOB PRIMARY KEY, rating TEXT NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE fact(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO collection(name, kind) VALUES('', 1);
`

// An order of columns for each Sort; what lacks something is last.
var sortColumns = [numSorts][]string{
	ByAdded:  {"p.added", "p.id"},
	ByRating: {"p.level=0", "p.score", "p.added", "p.id"},
	ByDate:   {"coalesce(nullif(p.date, ''), char(1114111))", "p.added", "p.id"},
	BySource: {"folded(p.source)", "p.added", "p.id"},
	ByTitle:  {"folded(p.title)", "p.added", "p.id"},
	ByGivens: {"p.clues", "p.added", "p.id"},
	ByStars:  {"p.stars DESC", "p.added", "p.id"},
}

// The index of each order.
var sortIndexes = [numSorts]string{"puzzle_added", "puzzle_rating", "puzzle_date", "puzzle_source", "puzzle_title", "puzzle_clues", "puzzle_stars"}

// columns are those of a puzzle, as record.values gives them and scan reads them.
const columns = `collection, num, givens, added, title, author, source, date, printed, url, note, tags, begun,
	stars, level, score, hardest, se, sum`

// The statements. Those that change words of puzzles change found, too: triggers would, but take
// three times as long, as each makes a savepoint. OR FAIL spares UPDATE one, too: what fails is
// rolled back as a whole. Those of searches are put together in find.go.
const (
	insertPuzzle = `INSERT OR IGNORE INTO puzzle(` + columns + `, form, same, clues, words)
		VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`
	find         = `INSERT INTO found(rowid, words) VALUES(?,?)`
	unfind       = `INSERT INTO found(found, rowid, words) VALUES('delete',?,?)`
	setTags      = `UPDATE OR FAIL puzzle SET tags=?, sum=?, words=? WHERE id=?`
	setStars     = `UPDATE OR FAIL puzzle SET stars=?, sum=? WHERE id=?`
	wordsOf      = `SELECT words FROM puzzle WHERE id=?`
	updatePuzzle = `UPDATE OR FAIL puzzle SET (` + columns + `, form, same, clues, words, was) =
		(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) WHERE id=?`
	puzzleByID     = `SELECT id, ` + columns + ` FROM puzzle WHERE id=?`
	puzzleBySame   = `SELECT id, ` + columns + ` FROM puzzle WHERE form=? AND collection=? AND same=?`
	puzzlesOfGames = `SELECT id, ` + columns + ` FROM puzzle WHERE collection=(` + ofGames + `) ORDER BY id`
	puzzlesOf      = `SELECT id, ` + columns + ` FROM puzzle WHERE collection=? ORDER BY id`
	puzzlesAfter   = `SELECT id, ` + columns + `, form, same, clues, words FROM puzzle WHERE id>? ORDER BY id LIMIT ?`
	rowsByID       = `SELECT p.id, ` + columnsOfP + `, c.removed, coalesce(g.game, ''), coalesce(g.state, 0), coalesce(g.elapsed, 0), p.form, p.givens, c.kind,
		CASE WHEN c.kind=1 OR p.title='' AND EXISTS(SELECT 1 FROM puzzle q WHERE q.form=p.form AND q.collection=(` + ofGames + `) AND q.givens=p.givens)
			THEN coalesce((SELECT o.outcome FROM game o WHERE o.name=g.game), '') ELSE '' END
		FROM puzzle p JOIN collection c ON c.id=p.collection LEFT JOIN played g ON g.form=p.form AND g.givens=p.givens
		WHERE p.id IN (SELECT value FROM json_each(?))`
	untitledOfGames = `SELECT p.id, ` + columnsOfP + `, coalesce((SELECT o.outcome FROM played g JOIN game o ON o.name=g.game
		WHERE g.form=p.form AND g.givens=p.givens), '') FROM puzzle q JOIN puzzle p ON p.form=q.form AND p.givens=q.givens
		WHERE q.collection=? AND q.title='' AND p.title=''`
	countGathered = `SELECT count(*) FROM puzzle q WHERE q.collection=(` + ofGames + `) AND EXISTS(SELECT 1 FROM puzzle p JOIN collection c ON c.id=p.collection
		WHERE p.form=q.form AND p.givens=q.givens AND c.removed=0 AND c.kind=0)`
	countFound  = `SELECT (SELECT count(*) FROM puzzle) - (SELECT count(*) FROM puzzle WHERE collection IN (SELECT id FROM collection WHERE removed<>0))`
	countCopied = `SELECT coalesce(sum(n), 0) FROM (SELECT count(*) AS n FROM puzzle INDEXED BY puzzle_same
		WHERE +collection IN (SELECT id FROM collection WHERE removed=0 AND kind=0) GROUP BY form HAVING count(*)>1)`
	givensOfForm = `SELECT p.givens FROM puzzle p JOIN collection c ON c.id=p.collection WHERE p.form=? AND c.removed=0 AND c.kind=0`
	countOfForm  = `SELECT count(*) FROM (SELECT 1 FROM puzzle p INDEXED BY puzzle_same JOIN collection c ON c.id=p.collection
		WHERE p.form=? AND c.removed=0 AND c.kind=0 LIMIT ?)`
	columnsOfP = `p.collection, p.num, p.givens, p.added, p.title, p.author, p.source, p.date, p.printed, p.url, p.note, p.tags, p.begun,
		p.stars, p.level, p.score, p.hardest, p.se, p.sum`
	copiesOf = `SELECT p.id FROM puzzle p JOIN collection c ON c.id=p.collection
		WHERE p.form=(SELECT form FROM puzzle WHERE id=?) AND c.removed=0 AND c.kind=0 ORDER BY p.id`
	unratedPuzzles = `SELECT p.id, ` + columnsOfP + ` FROM puzzle p JOIN collection c ON c.id=p.collection
		WHERE (p.level=0)=1 AND p.score=0 AND length(p.givens)=41 AND c.removed=0 AND c.kind=0 ORDER BY p.added DESC, p.id DESC LIMIT ?`
	unratedBoards = `SELECT p.id, ` + columnsOfP + ` FROM puzzle p JOIN collection c ON c.id=p.collection
		WHERE (p.level=0)=1 AND p.score=0 AND length(p.givens)>41 AND c.removed=0 AND c.kind=0 ORDER BY p.added DESC, p.id DESC LIMIT ?`
	// all without those that are hidden or on other boards, which are few: to look at the board of each takes five times as long
	countUnrated = `SELECT (SELECT count(*) FROM puzzle WHERE (level=0)=1 AND score=0)
		- (SELECT count(*) FROM collection c CROSS JOIN puzzle p INDEXED BY puzzle_collection ON p.collection=c.id WHERE (c.removed<>0 OR c.kind<>0) AND (p.level=0)=1 AND p.score=0)
		- (SELECT count(*) FROM puzzle p INDEXED BY puzzle_board CROSS JOIN collection c ON c.id=p.collection
			WHERE length(p.givens)>41 AND (p.level=0)=1 AND p.score=0 AND c.removed=0 AND c.kind=0)`
	setRating = `UPDATE OR FAIL puzzle SET level=?, score=?, hardest=?, se=?, sum=? WHERE id=?`
	lastID    = `SELECT coalesce(max(id), 0) FROM puzzle`

	listCollections = `SELECT c.id, c.name, c.sum, (SELECT count(*) FROM puzzle p WHERE p.collection=c.id) FROM collection c
		WHERE c.removed=0 AND c.kind=0`
	collectionByID   = `SELECT id, name, last FROM collection WHERE id=? AND removed=0`
	collectionByKey  = `SELECT id, name, last FROM collection WHERE key=?`
	newCollection    = `INSERT INTO collection(name, key, removed, sum) VALUES(?,?,?,?)`
	renameTo         = `UPDATE collection SET name=?, key=?, sum=? WHERE id=?`
	removeIt         = `UPDATE collection SET key=NULL, removed=?1, sum=sum+?1 WHERE id=?2`
	bringBack        = `UPDATE collection SET name=?, key=?, sum=?, removed=0 WHERE id=? AND removed>0`
	setLast          = `UPDATE collection SET last=? WHERE id=?`
	hiddenIDs        = `SELECT id, kind FROM collection WHERE removed>0 OR kind=1 ORDER BY id`
	countCollections = `SELECT count(*) FROM collection WHERE kind=0`
	listRemoved      = `SELECT id, name FROM collection WHERE removed>0 AND name<>'' ORDER BY removed DESC, id DESC LIMIT 10`
	oldRemoved       = `SELECT id, name, removed, sum FROM collection WHERE removed>0 AND removed<?`
	unfindPart       = `INSERT INTO found(found, rowid, words) SELECT 'delete', id, words FROM puzzle WHERE collection=? ORDER BY id LIMIT 1000`
	emptyPart        = `DELETE FROM puzzle WHERE id IN (SELECT id FROM puzzle WHERE collection=? ORDER BY id LIMIT 1000)`
	schemaOf         = `SELECT group_concat(name || ' ' || coalesce(sql, ''), char(10) ORDER BY name) FROM sqlite_schema`
	puzzleIndexes    = `SELECT name, sql FROM sqlite_schema WHERE tbl_name='puzzle' AND type='index'
		AND name IN ('puzzle_same', 'puzzle_rating', 'puzzle_date', 'puzzle_source', 'puzzle_title', 'puzzle_clues', 'puzzle_board')`
	// how many bytes of words are in memory before they are written: of more fewer are merged
	manyWords       = `INSERT INTO found(found, rank) VALUES('hashsize', 8388608)`
	fewWords        = `INSERT INTO found(found, rank) VALUES('hashsize', 1048576)`
	countSome       = `SELECT count(*) FROM (SELECT 1 FROM puzzle LIMIT ?)`
	findAfter       = `INSERT INTO found(rowid, words) SELECT id, words FROM puzzle WHERE id>?`
	knownOf         = `SELECT same, sum FROM puzzle WHERE collection=?`
	countRows       = `SELECT count(*) - (SELECT count(*) FROM puzzle WHERE collection IN (` + ofGames + `)) FROM puzzle`
	allPages        = `SELECT data FROM sqlite_dbpage ORDER BY pgno`
	puzzlesOfGivens = `SELECT p.id, ` + columnsOfP + ` FROM puzzle p JOIN collection c ON c.id=p.collection WHERE p.form=? AND p.givens=? AND c.removed=0`
	knownPlayed     = `SELECT p.id, ` + columnsOfP + ` FROM played g CROSS JOIN puzzle p ON p.form=g.form AND p.givens=g.givens
		WHERE p.collection IN (?, (` + ofGames + `)) ORDER BY p.id`
	nameOf         = `SELECT name FROM collection WHERE id=?`
	kindsApart     = `SELECT coalesce((SELECT kind FROM collection WHERE id=(SELECT collection FROM puzzle WHERE id=?1)) - (SELECT kind FROM collection WHERE id=?2), 0)`
	rowsAndSaved   = `SELECT (` + countRows + `), coalesce((SELECT value FROM fact WHERE name='saved'), '')`
	indexedPuzzles = `SELECT id, collection FROM puzzle INDEXED BY puzzle_collection`
	indexedTitles  = `SELECT id, folded(title) FROM puzzle INDEXED BY puzzle_title`
	dropFact       = `DELETE FROM fact WHERE name=?`
	countOf        = `SELECT count(*) FROM puzzle WHERE collection=?`
	dropCollection = `DELETE FROM collection WHERE id=?`

	listGames = `SELECT group_concat(size || char(9) || saved || char(9) || sum || char(9) || rating || char(9) || outcome, char(10)) FROM game`
	putGame   = `INSERT OR REPLACE INTO game(name, size, saved, givens, outcome, sum, rating)
		VALUES(?1,?2,?3,?4,?5,?6, coalesce((SELECT rating || char(9) || sum FROM rated WHERE givens=?4), char(9)))`
	rateGame      = `UPDATE game SET rating=? || char(9) || ? WHERE givens=?`
	dropGame      = `DELETE FROM game WHERE name=?`
	gamesOf       = `SELECT outcome FROM game WHERE givens=?`
	givensOfGame  = `SELECT givens FROM game WHERE name=?`
	ratingOf      = `SELECT rating, sum FROM rated WHERE givens=?`
	puzzlesOfGame = `SELECT p.id, ` + columnsOfP + ` FROM puzzle p JOIN collection c ON c.id=p.collection WHERE p.form=? AND p.givens=? AND c.kind=1`
	putPlayed     = `INSERT OR REPLACE INTO played(form, givens, game, state, elapsed) VALUES(?,?,?,?,?)`
	dropPlayed    = `DELETE FROM played WHERE form=? AND givens=?`
	putRated      = `INSERT OR REPLACE INTO rated(givens, rating, sum) VALUES(?,?,?)`
	ofGames       = `SELECT id FROM collection WHERE kind=1`
	knownPuzzle   = `SELECT p.id, c.kind FROM puzzle p JOIN collection c ON c.id=p.collection
		WHERE p.form=? AND p.givens=? AND c.removed=0 ORDER BY c.kind LIMIT 1`
	unfindOfGames = `INSERT INTO found(found, rowid, words) SELECT 'delete', id, words FROM puzzle WHERE collection=? AND form=? AND givens=?`
	dropOfGames   = `DELETE FROM puzzle WHERE collection=? AND form=? AND givens=?`

	readFact = `SELECT value FROM fact WHERE name=?`
	putFact  = `INSERT OR REPLACE INTO fact(name, value) VALUES(?,?)`

	// What lasts as long as the library is open.
	temporary = `
		CREATE TEMP TABLE IF NOT EXISTS undo(edit INTEGER NOT NULL, id INTEGER NOT NULL, collection INTEGER NOT NULL, line TEXT NOT NULL,
			PRIMARY KEY(edit, id)) WITHOUT ROWID;
		CREATE TEMP TABLE IF NOT EXISTS chosen(id INTEGER PRIMARY KEY);
		CREATE TEMP TABLE IF NOT EXISTS staged(num INTEGER PRIMARY KEY, line TEXT NOT NULL);`
	putUndo      = `INSERT OR IGNORE INTO temp.undo(edit, id, collection, line) VALUES(?,?,?,?)`
	listUndo     = `SELECT id, collection, line FROM temp.undo WHERE edit=? AND id>? ORDER BY id LIMIT 500`
	forgetUndo   = `DELETE FROM temp.undo WHERE edit=?`
	emptyChosen  = `DELETE FROM temp.chosen`
	putChosen    = `INSERT OR IGNORE INTO temp.chosen SELECT value FROM json_each(?)`
	chosenAfter  = `SELECT p.id, ` + columnsOfP + ` FROM temp.chosen t CROSS JOIN puzzle p ON p.id=t.id WHERE t.id>? ORDER BY t.id LIMIT 500`
	chosenCopies = `SELECT p.id, p.form FROM temp.chosen t CROSS JOIN puzzle p ON p.id=t.id ORDER BY p.form, p.id`
	emptyStaged  = `DELETE FROM temp.staged`
	putStaged    = `INSERT OR REPLACE INTO temp.staged(num, line) VALUES(?,?)`
	readStaged   = `SELECT line FROM temp.staged WHERE num=?`
	dropStaged   = `DELETE FROM temp.staged WHERE num=?`
	stagedAfter  = `SELECT num, line FROM temp.staged WHERE num>? ORDER BY num LIMIT ?`
	rescuePuzzle = `INSERT OR IGNORE INTO puzzle(` + columns + `, form, same, clues, words, was, id)
		VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`
	rescueCollection = `INSERT OR IGNORE INTO collection(id, name, key, last, removed, sum) VALUES(?,?,?,?,?,?)`
	puzzlesFrom      = `SELECT id, ` + columns + ` FROM puzzle WHERE id>? ORDER BY id LIMIT 500`
	puzzlesOfOurs    = `SELECT id, ` + columns + ` FROM puzzle WHERE folded(source)>'sudoku desk, ' AND folded(source)<'sudoku desk-'
		AND source>'Sudoku Desk, ' AND source<'Sudoku Desk-'`
	setWords       = `UPDATE puzzle SET words=? WHERE id=?`
	setMade        = `UPDATE puzzle SET form=?, same=?, clues=?, words=? WHERE id=?`
	kindOf         = `SELECT kind FROM collection WHERE id=?`
	hasPuzzle      = `SELECT 1 FROM puzzle WHERE id=?`
	allCollections = `SELECT id, name, last, removed, kind, sum FROM collection`
	puzzlesUp      = `SELECT id, ` + columns + `, was FROM puzzle ORDER BY id`
	puzzlesDown    = `SELECT id, ` + columns + `, was FROM puzzle ORDER BY id DESC`
	numbersUp      = `UPDATE collection SET last=max(last, coalesce((SELECT max(num) FROM puzzle p WHERE p.collection=collection.id), 0))`
)
