package words

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// sources calls see with every Go file of the program.
func sources(t *testing.T, see func(path string, f *ast.File)) {
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
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

var (
	han   = regexp.MustCompile(`\p{Han}`)
	place = regexp.MustCompile(`\{\w+\}`) // of an argument
)

// TestTextsAreTranslated reads every Text that is written out: where the English has
// words the Chinese says something, and not in English.
func TestTextsAreTranslated(t *testing.T) {
	n := 0
	sources(t, func(path string, f *ast.File) {
		ast.Inspect(f, func(node ast.Node) bool {
			en, zh, ok := pair(node)
			if !ok {
				return true
			}
			n++
			left := place.ReplaceAllString(zh, "")
			if word.MatchString(place.ReplaceAllString(en, "")) && zh == "" || word.MatchString(left) && !han.MatchString(left) {
				t.Errorf("%s: %q is %q in Chinese", path, en, zh)
			}
			return true
		})
	})
	if n < 300 {
		t.Error("only", n, "texts were found")
	}
}

// pair returns both sides of a literal that has an En and a Zh.
func pair(node ast.Node) (en, zh string, ok bool) {
	lit, ok := node.(*ast.CompositeLit)
	if !ok {
		return "", "", false
	}
	found := 0
	for _, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		key, _ := kv.Key.(*ast.Ident)
		value, _ := kv.Value.(*ast.BasicLit)
		if key == nil || value == nil {
			continue
		}
		s, _ := strconv.Unquote(value.Value)
		switch key.Name {
		case "En":
			en = s
			found++
		case "Zh":
			zh = s
			found++
		}
	}
	return en, zh, found == 2
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
