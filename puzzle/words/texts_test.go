package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// sources calls see with every Go file of the program.
func sources(t *testing.T, see func(path string, f *ast.File)) {
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && (d.Name() == "build" || d.Name() == ".git") {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		see(path, f)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestNobodyAsksWhichLanguage: what differs from language to language is in their
// files, and so a new one needs no change elsewhere. Errors speak English to
// programs, and techniques have English names of their own in HoDoKu's notation.
func TestNobodyAsksWhichLanguage(t *testing.T) {
	sources(t, func(path string, f *ast.File) {
		if filepath.Base(filepath.Dir(path)) == "words" {
			return
		}
		ast.Inspect(f, func(node ast.Node) bool {
			if b, ok := node.(*ast.BinaryExpr); ok && (names(b.X) || names(b.Y)) && !strings.HasSuffix(path, "logic/explanation.go") {
				t.Errorf("%s asks which language it is", path)
			}
			if s, ok := node.(*ast.SelectorExpr); ok && s.Sel.Name == "Chinese" && names(s) {
				t.Errorf("%s names Chinese", path)
			}
			return true
		})
	})
}

// names reports whether e is a language of the catalogue.
func names(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != "English" && s.Sel.Name != "Chinese" {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && x.Name == "words"
}
