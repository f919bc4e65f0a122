package library

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// play saves a game of n entries under a name; wrong of them are wrong first. It is finished
// if n is 100.
func play(t testing.TB, home, name string, n, wrong int) {
	t.Helper()
	const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	givens, _ := puzzle.ParseGrid(one)
	solved, _ := puzzle.ParseGrid(solution)
	p := puzzle.Puzzle{Givens: givens, Title: "Played"}
	game.SetDaily(&p, "2026-11-23", "easy")
	g := game.New(p, func() time.Time { return time.Unix(1e9, 0) })
	for c, d := range solved {
		if givens[c] != 0 || n == 0 {
			continue
		}
		n--
		if wrong > 0 {
			wrong--
			_ = g.Do(game.Move{Digit: d%9 + 1, Cells: puzzle.CellsOf(puzzle.Cell(c))})
		}
		_ = g.Do(game.Move{Digit: d, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	g.Rating = fmt.Sprint(n, "/1.2/1.2") // of the same puzzle it may be found in one game and not in another
	games := store.Games{Dir: filepath.Join(home, "games")}
	if err := games.Save(name, g); err != nil {
		t.Fatal(err)
	}
}

func backedUp(t testing.TB, l *Library, settings string) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := l.Backup(t.Context(), &b, []byte(settings)); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func restored(t testing.TB, l *Library, record []byte) Merged {
	t.Helper()
	m, err := l.Restore(t.Context(), bytes.NewReader(record), int64(len(record)), nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// files says what lies in the folder of games of a home.
func files(t testing.TB, home string) (list []string) {
	t.Helper()
	for _, dir := range []string{"games"} {
		entries, _ := os.ReadDir(filepath.Join(home, dir))
		for _, e := range entries {
			b, _ := os.ReadFile(filepath.Join(home, dir, e.Name()))
			list = append(list, dir+"/"+e.Name()+"\n"+string(b))
		}
	}
	return list
}

// TestRecord: what is restored into an empty home equals, and a second time adds nothing.
func TestRecord(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	l := open(t, from)
	id := create(t, l, "Ünïcode 数独")
	create(t, l, "empty")
	puzzles := shuffled(30, 3)
	puzzles[7].Note = "a\nb"
	if _, err := l.Import(t.Context(), id, seq(puzzles...), nil); err != nil {
		t.Fatal(err)
	}
	r, _ := l.Search(t.Context(), Query{})
	if _, err := l.Edit(t.Context(), r.IDs(3, 9), Change{AddTags: []string{"x", "y"}}); err != nil {
		t.Fatal(err)
	}
	play(t, from, "a.sudoku", 12, 2)
	play(t, from, "b.sudoku", 100, 3)
	record := backedUp(t, l, `{"dark":true}`)

	k := open(t, to)
	m := restored(t, k, record)
	if m.Games != 2 || m.Puzzles != 30 || m.Collections != 2 || m.Both+m.Continued+m.Refused != 0 || m.Settings["dark"] != true {
		t.Errorf("%+v", m)
	}
	if got, want := fmt.Sprint(dump(t, k)), fmt.Sprint(dump(t, l)); got != want {
		t.Errorf("restored:\n%s\nwas\n%s", got, want)
	}
	if got, want := outcomes(t, k), outcomes(t, l); got != want {
		t.Errorf("restored: %s, was %s", got, want)
	}
	before := files(t, to)
	for _, l := range []*Library{k, open(t, to)} {
		if m = restored(t, l, record); m.Games+m.Puzzles+m.Collections+m.Both+m.Continued+m.Refused != 0 {
			t.Errorf("twice: %+v", m)
		}
	}
	if got := files(t, to); !slices.Equal(got, before) {
		t.Errorf("twice:\n%q\nwas\n%q", got, before)
	}
}

func outcomes(t testing.TB, l *Library) string {
	t.Helper()
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	list, err := l.Outcomes(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, o := range list {
		o.Begun, o.Ended = time.Time{}, time.Time{}
		fmt.Fprintf(&b, "%+v\n", o)
	}
	return b.String()
}

// TestOutcomes: hints, mistakes and the day are read from the games' files.
func TestOutcomes(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "b.sudoku", 100, 3)
	play(t, home, "entry.sudoku", 3, 0)
	os.WriteFile(filepath.Join(home, "games", "c.sudoku"), []byte("hello"), 0o600)
	want := func(finished bool, mistakes int) {
		t.Helper()
		l.Sync(t.Context())
		list, _ := l.Outcomes(t.Context())
		if len(list) != 1 || list[0].Finished != finished || list[0].Mistakes != mistakes || list[0].Daily != "2026-11-23/easy" || list[0].ByProgram {
			t.Errorf("%+v", list)
		}
	}
	want(true, 3)
	play(t, home, "b.sudoku", 7, 3)
	want(false, 0)
	os.Remove(filepath.Join(home, "games", "b.sudoku"))
	l.Sync(t.Context())
	if list, _ := l.Outcomes(t.Context()); len(list) != 0 {
		t.Errorf("%+v", list)
	}
}

// TestMergedGames: of two games of one name that with more moves stays, both if they differ.
func TestMergedGames(t *testing.T) {
	for _, c := range []struct {
		here, record [2]int // entries, wrong ones
		games        int
		want         Merged
	}{
		{[2]int{5, 0}, [2]int{9, 0}, 1, Merged{Continued: 1}},
		{[2]int{9, 0}, [2]int{5, 0}, 1, Merged{}},
		{[2]int{9, 1}, [2]int{9, 2}, 2, Merged{Both: 1}},
		{[2]int{9, 1}, [2]int{9, 1}, 1, Merged{}},
	} {
		from, to := t.TempDir(), t.TempDir()
		play(t, from, "a.sudoku", c.record[0], c.record[1])
		play(t, from, "entry.sudoku", 3, 0) // is no game
		play(t, to, "a.sudoku", c.here[0], c.here[1])
		c.want.Typed = 1
		record := backedUp(t, open(t, from), "")
		l := open(t, to)
		if m := restored(t, l, record); fmt.Sprint(m) != fmt.Sprint(c.want) {
			t.Errorf("%v: %+v", c, m)
		}
		if m := restored(t, l, record); fmt.Sprint(m) != fmt.Sprint(Merged{}) {
			t.Errorf("%v twice: %+v", c, m)
		}
		list, _ := l.Outcomes(t.Context())
		if len(list) != c.games || list[0].Moves < 9 && c.here != c.record && list[len(list)-1].Moves < 9 {
			t.Errorf("%v: %+v", c, list)
		}
	}
}

// zipped makes a record file of names and texts.
func zipped(t testing.TB, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, parts[i+1])
	}
	z.Close()
	return b.Bytes()
}

// TestHostileRecord: nothing is written but games and collections, and no more than fits.
func TestHostileRecord(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	home := t.TempDir()
	play(t, home, "a.sudoku", 3, 0)
	good, err := os.ReadFile(filepath.Join(home, "games", "a.sudoku"))
	if err != nil {
		t.Fatal(err)
	}
	collection := string(head("x"))
	outside := t.TempDir()
	target := filepath.Join(outside, "home")
	l := open(t, target)
	parts := []string{recordName, "sudoku-desk record 1\n"}
	for _, name := range []string{"../a.sudoku", "games/../../b.sudoku", "/games/c.sudoku", "games/sub/d.sudoku", `games/..\e.sudoku`, "games/con.sudoku",
		"games/.f.sudoku", "games/" + strings.Repeat("g", 300) + ".sudoku", "games/h.txt", "C:/i.sudoku", "games/a\x00.sudoku", "library.db", "games/ j.sudoku"} {
		parts = append(parts, name, string(good))
	}
	parts = append(parts, "games/ok.sudoku", string(good), "games/OK.sudoku", string(good), "games/ok.sudoku", "x", "games/sql.sudoku", "DROP TABLE game;",
		"collections/../x.txt", collection, "collections/bad.txt", "SQLite format 3\x00", "collections/good.txt", collection, "settings.json", "[1]")
	bomb := zipped(t, append(parts, "games/bomb.sudoku", string(good)+strings.Repeat("\n", maxGame))...)
	m := restored(t, l, bomb)
	if m.Games != 1 || m.Collections != 1 || m.Refused != 20 || m.Settings != nil {
		t.Errorf("%+v", m)
	}
	var got []string
	filepath.WalkDir(outside, func(path string, d os.DirEntry, err error) error {
		if rel, _ := filepath.Rel(outside, path); !d.IsDir() {
			got = append(got, filepath.ToSlash(rel))
		}
		return err
	})
	got = slices.DeleteFunc(got, func(s string) bool { return strings.HasPrefix(s, "home/library.") })
	if want := []string{"home/games/OK.sudoku"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for text, want := range map[string]error{"": ErrNoRecord, "hello": ErrNoRecord,
		string(zipped(t, "a", "b")): ErrNoRecord, string(zipped(t, recordName, "sudoku-desk record 2\n")): ErrRecordNewer} {
		if _, err := l.Restore(t.Context(), strings.NewReader(text), int64(len(text)), nil); fmt.Sprint(err) != fmt.Sprint(want) {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}
