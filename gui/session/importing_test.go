package session

import (
	"archive/zip"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

const imported = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"

// TestImporting reads a folder with files of every kind.
func TestImporting(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("a list.txt", imported+"\n12345\n"+imported+"\n")
	write("b/c/gnome", `{"difficulty_category":"Easy Difficulty","cells":[{"position":[0,0],"value":1,"fixed":true,"earmarks":[]}]}`)
	g, _ := puzzle.ParseGrid(imported)
	var saved strings.Builder
	if err := game.New(puzzle.Puzzle{Givens: g, Title: "mine"}, time.Now).Save(&saved); err != nil {
		t.Fatal(err)
	}
	write("d.sudoku", saved.String())
	write("e.png", "\x89PNG\r\n\x1a\n123")
	write("f.zip", zipped(t, "inside.txt", imported))
	write("nothing", "")
	var got []string
	for p, err := range (Importing{Paths: []string{dir, filepath.Join(dir, "missing")}}).Read(t.Context()) {
		if err != nil {
			got = append(got, "error")
		} else {
			got = append(got, p.Title+" of "+p.Source)
		}
	}
	if s, want := strings.Join(got, ", "), " of a list, error,  of a list,  of gnome, mine of d, error,  of f, error"; s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	n := 0
	for range (Importing{Paths: []string{dir}}).Read(t.Context()) {
		n++
		break
	}
	if n != 1 {
		t.Error("it did not stop")
	}
}

func zipped(t *testing.T, name, text string) string {
	var b strings.Builder
	z := zip.NewWriter(&b)
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write([]byte(text))
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}
