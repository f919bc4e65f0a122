package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/generator/lesson"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// others reports whether a folder holds no sources of the program: what was built, a program
// that measures this one.
func others(path string, d fs.DirEntry) bool {
	return slices.Contains([]string{"build", "gui/measure"}, filepath.ToSlash(path)) || path != "." && strings.HasPrefix(d.Name(), ".")
}

// sources calls f with every source file below a folder but tests, and its syntax.
func sources(t *testing.T, folder string, f func(path string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && others(path, d):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err == nil {
			f(filepath.ToSlash(path), file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// starts reports whether a node starts a goroutine: by go, or by the Go of a group.
func starts(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		return true
	case *ast.CallExpr:
		s, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || s.Sel.Name != "Go" || len(n.Args) != 1 {
			return false
		}
		_, ok = n.Args[0].(*ast.FuncLit)
		return ok
	}
	return false
}

// section returns the idea of docs/dev/design.md that begins so.
func section(t *testing.T, begin string) string {
	t.Helper()
	_, text, ok := strings.Cut(read(t, "docs/dev/design.md"), "\n"+begin)
	if !ok {
		t.Fatalf("docs/dev/design.md has no %q", begin)
	}
	end := regexp.MustCompile(`\n(\d+\. |\n)`).FindStringIndex(text)
	return text[:end[0]]
}

// TestWhereGoroutinesStart: docs/dev/design.md names the files of the gui that start goroutines.
func TestWhereGoroutinesStart(t *testing.T) {
	var got []string
	sources(t, "gui", func(path string, file *ast.File) {
		found := false
		ast.Inspect(file, func(n ast.Node) bool {
			found = found || starts(n)
			return !found
		})
		if found {
			got = append(got, path)
		}
	})
	said := all("`(gui/[^`]*\\.go)`", section(t, "6. **Slow work"))
	slices.Sort(got)
	slices.Sort(said)
	if len(got) == 0 || !slices.Equal(got, said) {
		t.Errorf("goroutines start in %v; docs/dev/design.md names %v", got, said)
	}
}

// TestTextsStandInTheCatalogue: no source has a sentence of its own in Chinese, and so none in
// two languages.
func TestTextsStandInTheCatalogue(t *testing.T) {
	files, han := 0, regexp.MustCompile(`\p{Han}{7}|\p{Han}[。，：；]`) // shorter ones are words that files are read by
	sources(t, ".", func(path string, file *ast.File) {
		files++
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && han.MatchString(lit.Value) {
				t.Errorf("%s: %s belongs into puzzle/words", path, lit.Value)
			}
			return true
		})
	})
	if files < 500 {
		t.Errorf("got %d files, want at least 500", files)
	}
}

// number returns a number that is written in digits or is a small one in words, 0 for none.
func number(s string) int {
	if i := slices.Index(strings.Fields("zero one two three four five six seven eight nine ten"), strings.ToLower(s)); i > 0 {
		return i
	}
	n, _ := strconv.Atoi(strings.ReplaceAll(s, ",", ""))
	return n
}

// TestMetainfo: what a software centre shows says as much in every language, in English and Chinese
// what the program is for, and promises no undo beyond the limit of a game.
func TestMetainfo(t *testing.T) {
	text := read(t, packed+"metainfo.xml")
	en, zh := all(`<li>(.*?)</li>`, text), all(`<li xml:lang="zh_CN">(.*?)</li>`, text)
	for _, tag := range strings.Fields("zh_CN zh_TW de es fr it ja pt_BR") {
		for _, file := range []string{packed + "metainfo.xml", packed + "mime.xml", packed + "desktop"} {
			text := read(t, file)
			want := strings.Count(text, `xml:lang="zh_CN"`) + strings.Count(text, "[zh_CN]=")
			if got := strings.Count(text, `xml:lang="`+tag+`"`) + strings.Count(text, "["+tag+"]="); got != want || got < 2 {
				t.Errorf("%s: %d texts in %s, want %d", file, got, tag, want)
			}
		}
	}
	for _, what := range [][2]string{{"daily puzzles", "每日一题"}, {"Lessons", "课程"}, {"review", "复盘"}, {"library", "题库"}, {"photo", "照片"}} {
		if !strings.Contains(strings.Join(en, "\n"), what[0]) || !strings.Contains(strings.Join(zh, "\n"), what[1]) {
			t.Errorf("it doesn't say %v", what)
		}
	}
	for _, file := range []string{packed + "metainfo.xml", "README.md", "docs/dev/features.md"} {
		if endless := all(`(undo[a-z ]*without end|无限次?撤销)`, read(t, file)); len(endless) > 0 {
			t.Errorf("%s: %s, and a game holds %d moves", file, endless, game.MaxMoves)
		}
	}
}

// documents lists the files below docs.
func documents(t *testing.T) (list []string) {
	t.Helper()
	for _, pattern := range []string{"docs/dev/*.md", "docs/manual/*/*.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: got %d files, %v; want some", pattern, len(files), err)
		}
		list = append(list, files...)
	}
	return list
}

// TestSentencesAreShort: the manual has no sentence of more than 30 words.
func TestSentencesAreShort(t *testing.T) {
	for _, file := range documents(t) {
		if !strings.HasPrefix(file, "docs/manual/en/") {
			continue
		}
		for _, block := range strings.Split(read(t, file), "\n\n") {
			if strings.HasPrefix(block, "    ") {
				continue // lines of a program
			}
			for _, sentence := range regexp.MustCompile(`[.:;!?]\s|\n- |\n\d\. |\|`).Split(block, -1) {
				if n := len(strings.Fields(sentence)); n > 30 {
					t.Errorf("%s: got %d words, want at most 30: %s", file, n, sentence)
				}
			}
		}
	}
}

// TestCounts: what a document counts is as many as the program has.
func TestCounts(t *testing.T) {
	documents := documents(t)
	documents = append(documents, "README.md", packed+"metainfo.xml")
	const levels = int(puzzle.Extreme-puzzle.Easy) + 1 // a daily puzzle each
	for _, c := range []struct {
		what string
		said *regexp.Regexp
		n    int
		at   []string // the documents that say it
	}{
		{"lessons", regexp.MustCompile(`([\d,]+) lessons`), len(lesson.Path()), []string{"README.md"}},
		{"daily puzzles", regexp.MustCompile(`(?i)(\w+) (?:a day, the same|a day, offline|daily puzzles,)`), levels,
			[]string{"README.md", "docs/dev/features.md", packed + "metainfo.xml"}},
		{"languages", regexp.MustCompile(`\| languages \| (\d+) `), len(words.Langs), []string{"docs/dev/features.md"}},
		{"moves of a game", regexp.MustCompile(`holds ([\d,]+) moves`), game.MaxMoves, []string{"docs/dev/features.md"}},
	} {
		for _, file := range documents {
			said := c.said.FindAllStringSubmatch(read(t, file), -1)
			if len(said) == 0 && slices.Contains(c.at, file) {
				t.Errorf("%s doesn't say how many %s there are", file, c.what)
			}
			for _, m := range said {
				if n := number(m[1]); n != c.n {
					t.Errorf("%s: %q, and there are %d %s", file, m[0], c.n, c.what)
				}
			}
		}
	}
}
