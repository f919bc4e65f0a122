package folder

import (
	"archive/zip"
	"bytes"
	"context"
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
)

const line = "103000509002109400000704000300502006060000050700803004000401000009205800804000107\n"

// fill makes files by their names and contents, folders where a name ends in a slash.
func fill(t *testing.T, files map[string]string) (dir string) {
	dir = t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "/") {
			if err := os.MkdirAll(path, 0o700); err != nil {
				t.Fatal(err)
			}
		} else if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// saved returns the text of a game with a digit placed.
func saved(t *testing.T) string {
	grid, _ := puzzle.ParseGrid(strings.TrimSpace(line))
	g := game.New(puzzle.Puzzle{Givens: grid}, time.Now)
	if err := g.Do(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)}); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := g.Save(&text); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// TestLook: what a file is stands in it, not in its name, and comes from its beginning alone.
func TestLook(t *testing.T) {
	dir := fill(t, map[string]string{
		"one.jpg": line, "three.sdm": line + line + line, "many": strings.Repeat(line, 5000),
		"game.txt": saved(t), "picture.sdk": "\x89PNG\r\n\x1a\n", "paper": "%PDF-1.7\n", "set.txt": `{"sudoku-desk-set":1}` + strings.Repeat("\n"+`{"puzzle":"`+strings.TrimSpace(line)+`"}`, 8), "torn": `{"sudoku-desk-set":1}` + "\n{",
		"zeros": strings.Repeat("\x00", 1<<20), "empty": "", "words": "Nothing here.\n", "folder/": "", "folder/a": "", "folder/b": "",
	})
	for name, want := range map[string]string{
		"one.jpg": "Puzzles 1", "three.sdm": "Puzzles 3", "many": "Puzzles 799+", "game.txt": "Game 1/51", "picture.sdk": "Photo", "paper": "PDF",
		"set.txt": "Set 8", "torn": "Set", "zeros": "Text", "empty": "Text", "words": "Text", "folder": "Folder 2",
	} {
		f := Look(context.Background(), filepath.Join(dir, name))
		got := []string{"Unknown", "Folder", "Puzzles", "Game", "Photo", "PDF", "Set", "Backup", "Text", "Special"}[f.Kind]
		if f.Count > 0 {
			got += fmt.Sprintf(" %d", f.Count)
		}
		if f.Kind == Game {
			got += fmt.Sprintf(" %d/%d", f.Placed, f.Of)
		}
		if f.More {
			got += "+"
		}
		if got != want || f.Err != nil || f.Changed.IsZero() || len(f.First) > MostFirst {
			t.Errorf("%s is %s, want %s; %v", name, got, want, f.Err)
		}
	}
}

// TestLookSees: how many entries a folder has and the first names, those of folders with their slash, none that
// is hidden; and that a file isn't meant to be changed.
func TestLookSees(t *testing.T) {
	dir := fill(t, map[string]string{"in/.hidden": "", "in/b": "", "in/a": "", "in/deep/": "", "kept": line})
	f := Look(context.Background(), filepath.Join(dir, "in"))
	if want := []string{"deep" + slash, "a", "b"}; !slices.Equal(f.Names, want) || f.Folders != 1 || f.Count != 3 || f.ReadOnly {
		t.Errorf("%+v", f)
	}
	for mode, want := range map[os.FileMode]bool{0o400: true, 0o600: false} {
		if err := os.Chmod(filepath.Join(dir, "kept"), mode); err != nil {
			t.Fatal(err)
		}
		if f := Look(context.Background(), filepath.Join(dir, "kept")); f.ReadOnly != want {
			t.Errorf("%o: read-only %v", mode, f.ReadOnly)
		}
	}
}

// TestLookNames: of a small file that is no text what is said of it is what reading it says.
func TestLookNames(t *testing.T) {
	var sheet bytes.Buffer
	z := zip.NewWriter(&sheet)
	for _, name := range []string{"[Content_Types].xml", "xl/workbook.xml", "xl/worksheets/sheet1.xml"} {
		w, err := z.Create(name)
		if err == nil {
			_, err = io.WriteString(w, "<a/>")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	dir := fill(t, map[string]string{"sheet.xlsx": sheet.String()})
	if f := Look(context.Background(), filepath.Join(dir, "sheet.xlsx")); f.Fault == nil || !strings.Contains(f.Fault.Error(), "office") {
		t.Errorf("%v, %v", f.Kind, f.Fault)
	}
}

// TestLookEnds: nothing goes on after it is given up.
func TestLookEnds(t *testing.T) {
	dir := fill(t, map[string]string{"many": strings.Repeat(line, 500)})
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if f := Look(ctx, filepath.Join(dir, "many")); f.Count > 0 {
		t.Errorf("%d puzzles were read", f.Count)
	}
	if list, err := List(ctx, dir, func([]Entry) {}); len(list) > 0 || err == nil {
		t.Errorf("%v, %v", list, err)
	}
}

// TestList: folders come first, each part by name; a large folder comes in a few parts, and of what
// was reported nothing changes.
func TestList(t *testing.T) {
	files := map[string]string{"b/": "", "Z/": ""}
	for i := range 3000 {
		files[fmt.Sprintf("f%04d", i)] = ""
	}
	dir := fill(t, files)
	var parts [][]Entry
	list, err := List(context.Background(), dir, func(part []Entry) { parts = append(parts, part) })
	if err != nil || len(list) != 3002 || list[0].Name != "b" || list[1].Name != "Z" || list[2].Name != "f0000" {
		t.Fatalf("%d entries, %v, %v", len(list), list[:3], err)
	}
	if len(parts) == 0 || len(parts) > 4 {
		t.Errorf("it came in %d parts", len(parts))
	}
	for _, part := range append(parts, list) {
		if !slices.IsSortedFunc(part, compare) {
			t.Error("a part isn't sorted")
		}
	}
}
