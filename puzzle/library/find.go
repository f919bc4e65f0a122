package library

import (
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A condition is a part of a query in SQL.
type condition struct {
	where string // of puzzle p
	args  []any
	ids   string // all puzzles of which it holds, and some more, by an index; "" if none has them
	given []any
}

// conditions returns what a query asks for. hidden are the collections that were removed,
// ofGames is that of games' puzzles, called are those of them without a title.
func (q *Query) conditions(hidden []int64, ofGames int64, techniques []string, called []calledPuzzle) (list []condition) {
	switch {
	case slices.Contains(hidden, int64(q.Collection)): // it was removed
		return []condition{{where: "0"}}
	case q.Collection != 0:
		list = append(list, condition{"+p.collection=?", []any{int64(q.Collection)}, "SELECT id FROM puzzle WHERE collection=?", []any{int64(q.Collection)}})
	case q.View == ViewPlayed:
		list = append(list, condition{"+p.collection=?", []any{ofGames}, "SELECT id FROM puzzle WHERE collection=?", []any{ofGames}})
	default:
		if len(hidden) > 0 {
			list = append(list, in("+p.collection", "NOT IN", hidden))
		}
		list = append(list, onlyOfGames)
	}
	switch q.View {
	case ViewBegun:
		list = append(list, inState(Begun))
	case ViewSolved:
		list = append(list, inState(Solved))
	case Unsolved:
		list = append(list, inState(Solved).not())
	case Duplicates:
		some := in("d.collection", "NOT IN", append(hidden, ofGames))
		list = append(list, in("+p.collection", "NOT IN", []int64{ofGames}), condition{where: "EXISTS(SELECT 1 FROM puzzle d WHERE d.form=p.form AND d.id<>p.id AND " + some.where + ")", args: some.args})
	}
	if q.Same != 0 {
		const form = "(SELECT form FROM puzzle WHERE id=?)"
		id := []any{int64(q.Same)}
		list = append(list, condition{"+p.form=" + form, id, "SELECT id FROM puzzle WHERE form=" + form, id})
	}
	if q.Board != "" {
		list = append(list, onBoard(q.Board))
	}
	var parts []string
	for _, t := range parseQuery(q.Text) {
		hardest := t.among(techniques, q.Names)
		c := t.condition(hardest)
		byName, isName := condition{}, false
		if t.text != "" && !t.tag && (t.column == "" || t.column == "title") {
			byName, isName = byNames(t.text, called)
		}
		if isName {
			c = or(c, byName)
		}
		if t.not {
			c = c.not()
		} else if p := threes(t.text); p != "" && t.also == nil && t.level == 0 && t.end == 0 && t.month == "" && t.board == "" && len(hardest) == 0 && !isName {
			parts = append(parts, p)
		}
		list = append(list, c)
	}
	if len(parts) > 1 { // words that are common, each, may be rare together
		list = append(list, condition{"1", nil, foundBy, []any{strings.Join(parts, " AND ")}})
	}
	return list
}

// onlyOfGames leaves the puzzles of games out that a collection has. The others need no look at their rows.
var onlyOfGames = condition{where: `(p.id NOT IN (SELECT id FROM puzzle WHERE collection=(` + ofGames + `)) OR NOT EXISTS(SELECT 1 FROM puzzle d JOIN collection c ON c.id=d.collection
	WHERE d.form=p.form AND d.givens=p.givens AND c.removed=0 AND c.kind=0))`}

// boardText is what the board of puzzle p is, if it is not the classic one.
const boardText = "length(p.givens)>41 AND CAST(substr(p.givens, 42) AS TEXT)"

// onBoard asks for puzzles on boards of a name.
func onBoard(name string) condition {
	if name == (*puzzle.Shape)(nil).Name() {
		return condition{where: "length(p.givens)=41"}
	}
	where, args := "("+boardText+" GLOB ? OR "+boardText+" GLOB ?)", []any{name, name + ";*"}
	return condition{where, args, "SELECT id FROM puzzle p WHERE " + where, args}
}

// in compares a column with a list, by IN or NOT IN.
func in[T any](column, how string, values []T) condition {
	c := condition{where: column + " " + how + " (" + strings.TrimSuffix(strings.Repeat("?,", len(values)), ",") + ")"}
	for _, v := range values {
		c.args = append(c.args, v)
	}
	return c
}

// inState asks for puzzles in a state.
func inState(s State) condition {
	const played = "EXISTS(SELECT 1 FROM played g WHERE g.form=p.form AND g.givens=p.givens AND g.state"
	if s == New { // or without a game
		return condition{where: "NOT " + played + "<>0)"}
	}
	return condition{played + "=?)", []any{int(s)},
		"SELECT d.id FROM played g CROSS JOIN puzzle d ON d.form=g.form AND d.givens=g.givens WHERE g.state=?", []any{int(s)}}
}

// not is true where c isn't.
func (c condition) not() condition { return condition{where: "NOT (" + c.where + ")", args: c.args} }

// or is true where one of some conditions is.
func or(list ...condition) condition {
	all := list[0]
	for _, c := range list[1:] {
		all.where += " OR " + c.where
		all.args = append(all.args, c.args...)
		if all.ids != "" && c.ids != "" {
			all.ids += " UNION ALL " + c.ids
			all.given = append(all.given, c.given...)
		} else {
			all.ids = ""
		}
	}
	all.where = "(" + all.where + ")"
	return all
}

// condition returns what a term asks for, hardest being the techniques that it names; its not is
// left to the caller.
func (t *term) condition(hardest []string) condition {
	switch {
	case t.hasState:
		return inState(t.state)
	case t.notSolved:
		return inState(Solved).not()
	case t.wrong:
		return condition{where: "0"}
	case t.column != "":
		c := contained(t.text)
		c.where, c.args = c.where+" AND instr(lowered(p."+t.column+"), ?)>0", append(slices.Clone(c.args), t.text)
		return c
	case t.to > 0:
		return condition{"p.clues BETWEEN ? AND ?", []any{t.from, t.to}, "SELECT id FROM puzzle WHERE clues BETWEEN ? AND ?", []any{t.from, t.to}}
	case t.stars > 0:
		return condition{"p.stars>=?", []any{t.stars}, "SELECT id FROM puzzle WHERE stars>=?", []any{t.stars}}
	}
	var parts []condition
	if t.text != "" {
		parts = append(parts, contained(t.text))
	}
	for _, text := range t.also {
		parts = append(parts, contained(text))
	}
	if t.level != 0 {
		parts = append(parts, condition{"+p.level=?", []any{int(t.level)}, "SELECT id FROM puzzle WHERE level>0 AND level=?", []any{int(t.level)}})
	}
	if t.end > 0 {
		parts = append(parts, condition{"p.added>=? AND p.added<?", []any{t.begin, t.end}, "SELECT id FROM puzzle WHERE added>=? AND added<?", []any{t.begin, t.end}})
	}
	if t.month != "" {
		parts = append(parts, condition{where: "substr(p.date,5,4)=?", args: []any{t.month}})
	}
	if t.board != "" {
		where, args := boardText+" GLOB ?", []any{"*" + t.board + "*"}
		parts = append(parts, condition{where, args, "SELECT id FROM puzzle p WHERE " + where, args})
	}
	if len(hardest) > 0 {
		c := in("p.hardest<>'' AND p.hardest", "IN", hardest)
		parts = append(parts, condition{c.where, c.args, "SELECT id FROM puzzle p WHERE " + c.where, c.args})
	}
	if len(parts) == 0 { // a technique that is the hardest of no puzzle
		return condition{where: "0"}
	}
	return or(parts...)
}

const (
	// techniques lists the hardest techniques of puzzles. It looks each up in the index.
	techniques = `WITH RECURSIVE t(x) AS (SELECT min(hardest) FROM puzzle WHERE hardest<>'' UNION ALL
		SELECT (SELECT min(hardest) FROM puzzle WHERE hardest>x AND hardest<>'') FROM t WHERE x IS NOT NULL)
		SELECT x FROM t WHERE x>''`

	foundBy   = "SELECT rowid FROM found WHERE found MATCH ?"
	foundPart = "SELECT DISTINCT doc FROM found_part WHERE term>=? AND term<=?"
)

// contained asks for puzzles whose words contain a text.
func contained(text string) condition {
	c := condition{where: "instr(p.words, ?)", args: []any{text}}
	switch letters := []rune(text); {
	case len(letters) > 2:
		c.ids, c.given = foundBy, []any{threes(text)}
	case len(letters) == 2, len(letters) == 1 && letters[0] > 0x2e80: // what Chinese and Japanese are written in; others are everywhere
		c.ids, c.given = foundPart, []any{text, text + "\U0010ffff"}
	}
	return c
}

// threes returns what the index is asked for to find a text: all of its parts of three
// letters; "" if it is shorter.
func threes(text string) string {
	letters := []rune(text)
	var list []string
	for i := 0; i+3 <= len(letters); i++ {
		list = append(list, `"`+strings.ReplaceAll(string(letters[i:i+3]), `"`, `""`)+`"`)
	}
	return strings.Join(list, " AND ")
}
