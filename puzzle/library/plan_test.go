package library

import (
	"database/sql"
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	gotoken "go/token"
	"go/types"
	"os"
	"slices"
	"strings"
	"testing"
)

// wholly are the steps of statements that read all of a table or sort, and why that is right.
var wholly = map[string]string{
	"allCollections: SCAN collection": "all are asked for",
	"listCollections: SCAN c":         "all are asked for",
	"listGames: SCAN game":            "all are asked for",
	"numbersUp: SCAN collection":      "all are changed",
	"puzzlesDown: SCAN puzzle":        "all are asked for",
	"puzzlesUp: SCAN puzzle":          "all are asked for",
	"chosenCopies: SCAN t":            "all are asked for",

	"countOfForm: SCAN (subquery-1)":                            "it has MostCopies rows and one, at most",
	"countCopied: SCAN puzzle USING COVERING INDEX puzzle_same": "copies are beside each other there",
	"countCopied: SCAN (subquery-2)":                            "there are fewer",
	"countCopied: SCAN collection":                              "there are few",
	"countFound: SCAN collection":                               "there are few",

	"hiddenIDs: SCAN collection":        "there are few",
	"ofGames: SCAN collection":          "there are few",
	"puzzlesOfGames: SCAN collection":   "there are few",
	"countGathered: SCAN collection":    "there are few",
	"countCollections: SCAN collection": "there are few",
	"oldRemoved: SCAN collection":       "there are few",

	"puzzleIndexes: SCAN sqlite_schema":                        "there are few",
	"countSome: SCAN puzzle USING COVERING INDEX puzzle_added": "no more than so many are counted",
	"countSome: SCAN (subquery-1)":                             "no more than so many are counted",
	"schemaOf: SCAN sqlite_schema":                             "there are few",
	"schemaOf: USE TEMP B-TREE FOR group_concat(ORDER BY)":     "there are few",

	"allPages: SCAN sqlite_dbpage VIRTUAL TABLE INDEX 0:":                "all are copied",
	"countRows: SCAN puzzle USING COVERING INDEX puzzle_added":           "all are counted, once",
	"countRows: SCAN collection":                                         "there are few",
	"rowsAndSaved: SCAN puzzle USING COVERING INDEX puzzle_added":        "all are counted, by check",
	"rowsAndSaved: SCAN collection":                                      "there are few",
	"indexedPuzzles: SCAN puzzle USING COVERING INDEX puzzle_collection": "all are asked for, by a repair",
	"countUnrated: SCAN p USING INDEX puzzle_board":                      "it has other boards alone",
	"countFound: SCAN puzzle USING COVERING INDEX puzzle_added":          "counting whole pages takes a fifth of looking at each",
	"countUnrated: SCAN c":                                               "there are few",
	"indexedTitles: SCAN puzzle USING COVERING INDEX puzzle_title":       "all are asked for, by a repair",
	"knownPlayed: SCAN g USING COVERING INDEX played_state":              "all that were played are asked for",
	"knownPlayed: SCAN collection":                                       "there are few",
	"knownPlayed: USE TEMP B-TREE FOR ORDER BY":                          "there are few",

	"listRemoved: SCAN collection":              "there are few",
	"listRemoved: USE TEMP B-TREE FOR ORDER BY": "there are few",

	"chosenCopies: USE TEMP B-TREE FOR ORDER BY": "what was chosen is in no order",
	"copiesOf: USE TEMP B-TREE FOR ORDER BY":     "there are few copies of a puzzle",
	"knownPuzzle: USE TEMP B-TREE FOR ORDER BY":  "there are few copies of a puzzle",

	"putChosen: SCAN json_each VIRTUAL TABLE INDEX 1:": "the list is that of a value",
	"rowsByID: SCAN collection":                        "there are few",
	"rowsByID: SCAN json_each VIRTUAL TABLE INDEX 1:":  "the list is that of a value",
}

// TestPlans: no statement reads all puzzles, games or words where an index has what it is for.
func TestPlans(t *testing.T) {
	l := recordLibrary(t)
	seen := map[string]bool{}
	for name, s := range statementsOf(t) {
		for _, step := range plan(t, l, s, make([]any, strings.Count(s, "?"))) {
			step = name + ": " + step
			if seen[step] = true; readsAll(step) && wholly[step] == "" {
				t.Errorf("%s\n%s", step, s)
			}
		}
	}
	for step := range wholly {
		if !seen[step] {
			t.Error("is no more: ", step)
		}
	}
}

// readsAll reports whether a step reads all of a table, or sorts.
func readsAll(step string) bool {
	return strings.Contains(step, "SCAN ") && !strings.Contains(step, "SCAN CONSTANT") || strings.Contains(step, "TEMP B-TREE") ||
		strings.Contains(step, "AUTOMATIC")
}

// TestSearchPlans: a search goes through the index of its order, or through that of what has the
// fewest puzzles. It sorts only those, or copies.
func TestSearchPlans(t *testing.T) {
	l := recordLibrary(t)
	b, err := os.ReadFile("testdata/queries.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		q, _ := readQuery(t, line)
		f, err := l.db.finder(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		for i := -2; i < len(f.conditions); i++ {
			query, args := f.soon(firstTried)
			allowed := []string{"p USING INDEX " + f.index, "p USING COVERING INDEX " + f.index, "SCAN collection", "SCAN p"} // the last are the first in order
			switch {
			case i >= 0 && f.conditions[i].ids == "":
				continue
			case i >= 0:
				allowed = []string{"SCAN collection", "SCAN found VIRTUAL TABLE INDEX 0:M1", "SCAN found_part VIRTUAL TABLE INDEX 1539:", "FOR DISTINCT", "FOR ORDER BY"}
				fallthrough
			case i == -1:
				query, args = f.by(i, 64)
				allowed = slices.DeleteFunc(allowed, func(s string) bool { return s == "SCAN p" })
			}
			if q.View == Duplicates {
				allowed = append(allowed, "TERMS OF ORDER BY", "LAST TERM OF ORDER BY")
			}
			for _, step := range plan(t, l, query, args) {
				if readsAll(step) && !slices.ContainsFunc(allowed, func(s string) bool { return strings.HasSuffix(step, s) }) {
					t.Errorf("%+v: %s\n%s", q, step, query)
				}
			}
		}
	}
}

// statementsOf returns the statements of schema.go by their names.
func statementsOf(t *testing.T) map[string]string {
	files := gotoken.NewFileSet()
	f, err := parser.ParseFile(files, "schema.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	all := types.Config{Error: func(error) {}} // it uses names of other files
	pkg, _ := all.Check("library", files, []*ast.File{f}, nil)
	list := map[string]string{}
	for _, name := range pkg.Scope().Names() {
		c, ok := pkg.Scope().Lookup(name).(*types.Const)
		if !ok || c.Val().Kind() != constant.String {
			continue
		}
		text := constant.StringVal(c.Val())
		if verb, _, _ := strings.Cut(text, " "); slices.Contains([]string{"SELECT", "INSERT", "UPDATE", "DELETE"}, verb) {
			list[name] = text
		}
	}
	if len(list) < 60 {
		t.Fatal("there are only ", len(list))
	}
	return list
}

// plan returns the steps of a statement.
func plan(t *testing.T, l *Library, query string, args []any) (steps []string) {
	t.Helper()
	rows, err := l.db.writer.QueryContext(t.Context(), "EXPLAIN QUERY PLAN "+query, args...)
	err = eachOf(rows, err, func(rows *sql.Rows) error {
		var id, parent, unused int
		var step string
		err := rows.Scan(&id, &parent, &unused, &step)
		steps = append(steps, step)
		return err
	})
	if err != nil {
		t.Error(fmt.Errorf("%s: %w", query, err))
	}
	return steps
}
