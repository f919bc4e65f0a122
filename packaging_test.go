package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/generator/cli"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

const packed = "packaging/app.sudokudesk.SudokuDesk."

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What is packed says the same version as the program.
func TestVersion(t *testing.T) {
	words.Describe(fyneApp)
	version := words.Origin().Version
	if want := `Version = "` + version + `"`; !strings.Contains(fyneApp, want) {
		t.Errorf("FyneApp.toml: no %s", want)
	}
	if want := `<release version="` + version + `" date="`; !strings.Contains(read(t, packed+"metainfo.xml"), want) {
		t.Errorf("metainfo: no %s", want)
	}
}

// Whoever says how many techniques there are says what the list of them says.
func TestNumberOfTechniques(t *testing.T) {
	var manual, zh bytes.Buffer
	for lang, page := range map[string]*bytes.Buffer{"en": &manual, "zh": &zh} {
		if status := cli.Main(t.Context(), []string{"man", "--lang", lang}, nil, page, os.Stderr); status != 0 {
			t.Fatal(status)
		}
	}
	texts := map[string]string{"man": manual.String(), "man zh": strings.ReplaceAll(zh.String(), `\:`, "")}
	must := []string{"man", "man zh", "README.md", "docs/dev/logic.md", "docs/dev/features.md", "packaging/nfpm.yaml", packed + "metainfo.xml"}
	documents := documents(t)
	for _, file := range append(documents, must[2:]...) {
		texts[file] = read(t, file)
	}
	want := strconv.Itoa(len(logic.Techniques()))
	number := regexp.MustCompile(`(\w+)\s+techniques\b|(\S+)\s*种技巧`)
	for from, text := range texts {
		n := 0
		for _, m := range number.FindAllStringSubmatch(text, -1) {
			said := m[1] + m[2]
			switch {
			case said == want:
				n++
			case strings.ContainsAny(said, "0123456789一二三四五六七八九十百") || said == "hundred":
				t.Errorf("%s: %q, want %s", from, m[0], want)
			}
		}
		if n == 0 && slices.Contains(must, from) {
			t.Errorf("%s doesn't say how many techniques there are", from)
		}
	}
}

// The types of files that the desktop learns are those that the menu entry opens,
// and it knows a game by how ours begin.
func TestFileTypes(t *testing.T) {
	mime := read(t, packed+"mime.xml")
	want := all(`<mime-type type="(.*?)"`, mime)
	opens := strings.Join(all(`(?m)^MimeType=(.*);$`, read(t, packed+"desktop")), "")
	for from, got := range map[string][]string{
		"desktop": strings.Split(opens, ";"), "metainfo": all(`<mediatype>(.*?)<`, read(t, packed+"metainfo.xml")),
	} {
		if len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", from, got, want)
		}
	}
	var saved bytes.Buffer
	if err := game.New(puzzle.Puzzle{}, time.Now).Save(&saved); err != nil {
		t.Fatal(err)
	}
	for _, begin := range all(`value="(.*?)"`, mime) {
		if !strings.HasPrefix(saved.String(), begin) {
			t.Errorf("no game begins with %q", begin)
		}
	}
}

// all returns the first group of every match.
func all(pattern, text string) (found []string) {
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		found = append(found, m[1])
	}
	return found
}

// What is wrong with the metainfo fails, and what a shop will ask for is told.
func TestMetainfoChecked(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("checked on Linux only")
	}
	bin := t.TempDir()
	for _, c := range []struct {
		said, status string
		ok           bool
	}{
		{"Validation was successful.", "0", true},
		{"W: app:~: url-homepage-missing", "3", true},
		{"W: app:~: url-homepage-missing\nE: app:3: tag-invalid", "3", false},
		{"The file can not be read.", "1", false},
	} {
		script := "#!/bin/sh\nprintf '" + c.said + "\n'\nexit " + c.status + "\n"
		if err := os.WriteFile(filepath.Join(bin, "appstreamcli"), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("packaging/metainfo", packed+"metainfo.xml")
		cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"))
		out, err := cmd.CombinedOutput()
		if (err == nil) != c.ok || !strings.Contains(string(out), c.said) {
			t.Errorf("%q, status %s: %v, %s", c.said, c.status, err, out)
		}
	}
}

// Every icon has the size that it is installed for.
func TestIcons(t *testing.T) {
	files, err := filepath.Glob("packaging/icons/*.png")
	if err != nil || len(files) != 8 {
		t.Fatal(files, err)
	}
	for _, file := range append(files, "Icon.png") {
		size := 512
		if _, err := fmt.Sscanf(filepath.Base(file), "%d.png", &size); err != nil && file != "Icon.png" {
			t.Errorf("%s: %v", file, err)
		}
		shape, err := png.DecodeConfig(strings.NewReader(read(t, file)))
		if err != nil || shape.Width != size || shape.Height != size {
			t.Errorf("%s: %d x %d, %v", file, shape.Width, shape.Height, err)
		}
	}
}
