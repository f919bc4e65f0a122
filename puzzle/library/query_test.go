package library

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// TestQueries: what a person types, and what it finds.
func TestQueries(t *testing.T) {
	l := open(t, t.TempDir())
	id := create(t, l, "c")
	all := []puzzle.Puzzle{
		{Title: "Hard nut", Source: "The Paper", Date: "2025-03-01", Note: "by the sea"},
		{Title: "二号", Source: "晚报", Date: "2024-03-01"},
		{Title: "third", Note: `a "quoted" word`},
	}
	for i := range all {
		for c := range 17 + i {
			all[i].Givens[c*4] = puzzle.Digit(c%9 + 1)
		}
	}
	if _, err := l.Import(t.Context(), id, seq(all...), nil); err != nil {
		t.Fatal(err)
	}
	r, _ := l.Search(t.Context(), Query{})
	ids, stars := r.IDs(0, 3), 4
	if _, err := l.Edit(t.Context(), ids[1:2], Change{Stars: &stars, AddTags: []string{"winter", "long walk"}}); err != nil {
		t.Fatal(err)
	}
	if err := l.db.setRatings(t.Context(), map[ID]Rating{ids[1]: {3, 1500, "x-wing", 0}, ids[2]: {1, 200, "naked-single", 0}}); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string][]int{
		"":                             {0, 1, 2},
		"hard":                         {0, 1}, // by its title, and by its level
		`"hard"`:                       {0},
		"困难":                           {1},
		"困难 18 提示数":                    {1},
		"HARD 17 givens unsolved 2025": {0},
		"easy":                         {2},
		"-easy":                        {0, 1},
		"17..18 givens":                {0, 1},
		"18..17 givens":                {},
		"17 givens 2":                  {0}, // in the date
		"3 stars":                      {1},
		"5 stars":                      {},
		"stars":                        {},
		"#win":                         {1},
		"#long":                        {1},
		"winter":                       {1},
		"x-wing":                       {1},
		"x wing":                       {1},
		"晚":                            {1},
		"new":                          {0, 1, 2},
		"solved":                       {},
		"-solved":                      {0, 1, 2},
		"unsolved":                     {0, 1, 2},
		"begun":                        {},
		`"by the`:                      {0},
		"givens:18":                    {1},
		"givens: 18":                   {1},
		"givens：17..18":                {0, 1},
		"givens=17-18":                 {0, 1},
		"givens 18":                    {1},
		"-givens:18":                   {0, 2},
		"vorgaben:18":                  {1},
		"givens:many":                  {},
		"givens:":                      {},
		"stars:3":                      {1},
		"stars:9":                      {},
		"tag:win":                      {1},
		"level:hard":                   {1}, // not by its title
		"level:nut":                    {},
		"title:hard":                   {0},
		"title:晚报":                     {},
		"source:晚报":                    {1},
		"title:THIRD":                  {2},
		"note:by":                      {0},
		`note:"the sea"`:               {0},
		`title:"the sea"`:              {},
		"date:2025":                    {0},
		"state:new":                    {0, 1, 2},
		"state:solved":                 {},
		"state:gone":                   {},
		"technique:x-wing":             {1},
		"technique:xy-wing":            {},
		"board:killer":                 {},
		"colour:red":                   {},
		`“the sea”`:                    {0},
		"by -sea":                      {},
		"-":                            {0},
		"2024":                         {1},
		"'; DROP TABLE puzzle; --":     {},
		"thi rd":                       {2},
		"\x00\xff":                     {},
	} {
		r, err := l.Search(t.Context(), Query{Text: text})
		if err != nil {
			t.Fatal(err)
		}
		got := []int{}
		for _, id := range r.IDs(0, 10) {
			got = append(got, slices.Index(ids, id))
		}
		if text == "-" { // a hyphen alone is a text
			want = got
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %v, not %v", text, got, want)
		}
	}
	for by, want := range []string{"[0 1 2]", "[2 1 0]", "[1 0 2]", "[0 1 2]", "[0 2 1]", "[0 1 2]", "[1 0 2]"} {
		r, _ := l.Search(t.Context(), Query{Sort: Sort(by)})
		got := []int{}
		for _, id := range r.IDs(0, 3) {
			got = append(got, slices.Index(ids, id))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("order %d: %v, not %s", by, got, want)
		}
	}
}

// TestMistakes: of a query that finds nothing it is known which words can't be meant.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"givens:24 level:hard tag:x stars:4 technique:x-wing state:begun board:4x4 title:x http://x 12:30": "[]",
		"givens:many":           "[{givens:many givens}]",
		"givens: hard":          "[{givens: givens}]",
		"-givens:20..10 easy":   "[{givens:20..10 givens}]",
		"level:x stars:6":       "[{level:x level} {stars:6 stars}]",
		"board:7x7 statut:fini": "[{board:7x7 board} {statut:fini }]",
		"Colour:Red state:new":  "[{colour:red }]",
	} {
		if got := fmt.Sprint(Query{Text: text}.Mistakes()); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestDuplicates: copies are found whatever their symmetry, and merged into the first.
func TestDuplicates(t *testing.T) {
	l := open(t, t.TempDir())
	id := create(t, l, "c")
	g, _ := puzzle.ParseGrid(one)
	var turned, other puzzle.Grid
	for c, d := range g {
		turned[c%9*9+c/9] = (d + 4) % 10 * min(d, 1)
		if d > 0 {
			turned[c%9*9+c/9] = (d+3)%9 + 1
		}
		other[c] = d
	}
	other[0] = 0
	list := []puzzle.Puzzle{{Givens: g, Title: "a"}, {Givens: other, Title: "b"}, {Givens: turned, Title: "c", Note: "n"}}
	if _, err := l.Import(t.Context(), id, seq(list...), nil); err != nil {
		t.Fatal(err)
	}
	r, _ := l.Search(t.Context(), Query{View: Duplicates})
	rows, err := r.Rows(t.Context(), 0, 9)
	if err = errors.Join(err, r.CountExact(t.Context(), rows)); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[0].Copies != 1 || rows[1].Puzzle.Title != "c" {
		t.Fatalf("%+v", rows)
	}
	if rows[0].Exact != 0 || rows[1].Exact != 0 {
		t.Errorf("a turned puzzle is an exact copy: %+v", rows)
	}
	undo, err := l.Edit(t.Context(), r.IDs(0, 9), Change{Merge: true})
	if err != nil {
		t.Fatal(err)
	}
	if got := found(t, l, Query{Text: "n"}); !slices.Equal(got, []string{"a"}) {
		t.Error(got)
	}
	if err := undo(t.Context()); err != nil || len(found(t, l, Query{View: Duplicates})) != 2 {
		t.Error(err)
	}
}

// TestExactCopies: copies with the same givens are counted apart from those that only symmetry
// makes the same, also after a removal, an undo, and when the files are read again.
func TestExactCopies(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	g, _ := puzzle.ParseGrid(one)
	turned := g
	for c := range g {
		turned[c%9*9+c/9] = g[c]
	}
	list := []puzzle.Puzzle{{Givens: g, Title: "a"}, {Givens: g, Title: "b"}, {Givens: turned, Title: "c"}, {Givens: g, Title: "d"}}
	id, other := create(t, l, "one"), create(t, l, "other")
	for i, to := range []CollectionID{id, other} {
		if _, err := l.Import(t.Context(), to, seq(list[2*i:2*i+2]...), nil); err != nil {
			t.Fatal(err)
		}
	}
	check := func(when string, l *Library, want map[string][2]int) {
		t.Helper()
		r, err := l.Search(t.Context(), Query{})
		if err != nil {
			t.Fatal(err)
		}
		rows, err := r.Rows(t.Context(), 0, 9)
		if err = errors.Join(err, r.CountExact(t.Context(), rows)); err != nil {
			t.Fatal(err)
		}
		if len(rows) != len(want) {
			t.Errorf("%s: %d puzzles, want %d", when, len(rows), len(want))
		}
		for _, row := range rows {
			if got := [2]int{row.Copies, row.Exact}; got != want[row.Puzzle.Title] {
				t.Errorf("%s: %s has %d copies and exact ones, want %d", when, row.Puzzle.Title, got, want[row.Puzzle.Title])
			}
		}
	}
	all := map[string][2]int{"a": {3, 2}, "b": {3, 2}, "c": {3, 0}, "d": {3, 2}}
	check("imported", l, all)
	undo, err := l.Remove(t.Context(), other)
	if err != nil {
		t.Fatal(err)
	}
	check("removed", l, map[string][2]int{"a": {1, 1}, "b": {1, 1}})
	if err := undo(t.Context()); err != nil {
		t.Fatal(err)
	}
	check("undone", l, all)
	_ = l.Close()
	check("opened again", open(t, dir), all)
}

// TestQueriesInOtherLanguages: the program's own words of every language find what has those of
// the languages of records.
func TestQueriesInOtherLanguages(t *testing.T) {
	for word, want := range map[string]string{"tagesrätsel": "daily", "generata": "", "généré": "", "générée": "generated", "schwer": "hard", "rätsel": "puzzle", "sudoku": "puzzle", "hard": "", "困难": "", "困難": "hard"} {
		if got := strings.Join(recordedAs()[word], " "); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
	}
}
