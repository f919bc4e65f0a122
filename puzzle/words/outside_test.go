package words

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var (
	// spoken are the folders of what people read.
	spoken = []string{"gui", "generator/cli", "solver/hint", "solver/review", "puzzle/print", "puzzle/printer", "puzzle/store", "puzzle/practice"}
	// wordsOf is a text of some words.
	wordsOf = regexp.MustCompile(`[A-Za-z]{2,}[,;:]? [a-z]{2,}`)
	// ofPrograms are texts that programs read: protocols, files, commands, and pages of pictures.
	ofPrograms = regexp.MustCompile(`^\{command\} |^--|^SET SELF |^sudoku-desk |^<|^/|Type/Catalog|^authentication refused$|endcmap|^ `)
	// unread are folders and files whose texts nobody reads in a window or on a page.
	unread = regexp.MustCompile(`gui/measure/|gui/access/|gui/.*pictures|printertest/|bustest/|screentest/|boardtest/|nocgo|_gen\.go$`)
)

// TestNoTextsOutside: what people read stands in the catalogue, not in the sources. Errors that
// programs alone see are English.
func TestNoTextsOutside(t *testing.T) {
	n := 0
	sources(t, func(path string, f *ast.File) {
		path = filepath.ToSlash(strings.TrimPrefix(path, "../../"))
		if unread.MatchString(path) || !slices.ContainsFunc(spoken, func(folder string) bool { return strings.HasPrefix(path, folder+"/") }) {
			return
		}
		n++
		for _, text := range literals(f) {
			if wordsOf.MatchString(text) && !ofPrograms.MatchString(text) {
				t.Errorf("%s says %q, which is not of the catalogue", path, text)
			}
		}
	})
	if n < 200 {
		t.Error("only", n, "files")
	}
}

// literals returns the texts of a file but those of errors, of panics, and tags of fields.
func literals(f *ast.File) (texts []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			return n.Tag == nil
		case *ast.FuncDecl:
			return n.Name.Name != "Error"
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.Ident:
				name = f.Name
			case *ast.SelectorExpr:
				name = f.Sel.Name
			}
			return !slices.Contains([]string{"panic", "New", "Errorf", "LogError"}, name)
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				text, _ := strconv.Unquote(n.Value)
				texts = append(texts, text)
			}
		}
		return true
	})
	return texts
}
