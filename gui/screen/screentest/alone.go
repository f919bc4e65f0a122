package screentest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"

	"fyne.io/fyne/v2/test"
)

// Alone shows each screen of a feature alone, rebuilds its page, and closes it in the middle of its
// work. Every type of the feature's package that is a screen must be among them. It runs in the
// package's folder.
func Alone(t *testing.T, show map[string]func(*Desk)) {
	shown := map[string]bool{}
	for name, show := range show {
		t.Run(name, func(t *testing.T) {
			LeftInTheMiddle(t, Easy, func(d *Desk) {
				if show(d); d.Shown() == nil {
					t.Error("nothing is shown")
				}
				for _, s := range d.Screens() {
					shown[reflect.TypeOf(s).Elem().Name()] = true
				}
			})
		})
	}
	for _, name := range screenTypes(t) {
		if !shown[name] {
			t.Errorf("no screen of type %s is shown here, want all", name)
		}
	}
}

// LeftInTheMiddle shows a screen, starts its work and closes it before the work is done:
// no goroutine may be left and no later callback may reach the desk. It does the same
// again after a change of theme.
func LeftInTheMiddle(t *testing.T, text string, begin func(*Desk)) {
	t.Helper()
	app, dir := test.NewTempApp(t), t.TempDir()
	for _, again := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			d := DeskOf(t, app, dir, text)
			begin(d)
			if again {
				d.Again()
			}
			d.Close()
			calls := d.Calls
			synctest.Wait() // the bubble ends only if every goroutine has ended
			d.Runner.Wait()
			if d.Run(); d.Calls != calls {
				t.Error("a screen that was closed asked for something")
			}
		})
	}
}

// screenTypes returns the types of the package in this folder that implement Screen by methods of their own.
func screenTypes(t *testing.T) (names []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil && m.Name.Name == "Rebuild" {
				names = append(names, strings.TrimPrefix(types.ExprString(m.Recv.List[0].Type), "*"))
			}
		}
	}
	if len(names) == 0 {
		t.Error("no screens here")
	}
	return names
}
