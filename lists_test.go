package main

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// A listed is a list of the program, and how what belongs on it is told from the sources.
type listed struct {
	name   string
	folder string
	is     func(ast.Decl) []string // what a declaration adds to it
	in     []string                // the variables and functions that list it
	least  int                     // how many there are at least, else nothing was found
}

var lists = []listed{
	{"layouts", "puzzle/format", made("Format"), []string{"Formats", "readOnly"}, 30},
	{"techniques", "solver/logic", made("Technique"), []string{"rows", "shapeRows"}, 60},
	{"verbs", "generator/cli", verbs, []string{"verbs"}, 18},
	{"menus of actions", "gui/window", returning("actions", "menu.Menu"), []string{"list", "inMenus", "viewMenu", "editMenu", "gameMenu"}, 12},
	{"settings", "gui/screen gui/screen/settings", settings, []string{"Settings", "SetTheme", "SetLanguage", "VoiceSetting", "Switches"}, 20},
}

// silent are the settings without a row on the page of settings: what menus and pages keep.
var silent = strings.Fields(`PrefHoDoKu PrefFixed PrefPanel PrefLevel PrefSymmetry PrefMore PrefFolded PrefRecentOrders PrefPaper
	PrefAdvice PrefAside PrefAtHome PrefDay PrefSettled PrefStarts PrefOrder PrefWidth PrefHeight PrefOpenFolder PrefPhotoFolder PrefSaveFolder PrefRecentFolders`)

// TestNothingIsUnlisted: what is declared is on the list of its kind.
func TestNothingIsUnlisted(t *testing.T) {
	for _, l := range lists {
		var found []string
		named := map[string]bool{}
		for _, name := range silent {
			named[name] = l.name == "settings"
		}
		read := func(_ string, file *ast.File) {
			for _, d := range file.Decls {
				found = append(found, l.is(d)...)
				ast.Inspect(listing(d, l.in), func(n ast.Node) bool {
					if id, ok := n.(*ast.Ident); ok {
						named[id.Name] = true
					}
					return true
				})
			}
		}
		for _, folder := range strings.Fields(l.folder) {
			sources(t, folder, read)
		}
		if len(found) < l.least {
			t.Errorf("%s: got %d in %s, want at least %d", l.name, len(found), l.folder, l.least)
		}
		for _, name := range found {
			if !named[name] {
				t.Errorf("%s: %s of %s is on no list: %s", l.name, name, l.folder, strings.Join(l.in, ", "))
			}
		}
	}
}

// listing returns what a declaration lists: the body of a function, a method of a type or the
// value of a variable with one of these names; else nothing.
func listing(d ast.Decl, names []string) ast.Node {
	list := &ast.BlockStmt{}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if slices.Contains(names, d.Name.Name) || slices.Contains(names, receiver(d)) {
			list.List = append(list.List, d.Body)
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			if v, ok := s.(*ast.ValueSpec); ok && slices.Contains(names, v.Names[0].Name) {
				for _, e := range v.Values {
					list.List = append(list.List, &ast.ExprStmt{X: e})
				}
			}
		}
	}
	return list
}

// receiver returns the type of a method, "" for a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	return typeName(d.Recv.List[0].Type)
}

// typeName returns the name of a type, of what a pointer points to.
func typeName(e ast.Expr) string {
	if p, ok := e.(*ast.StarExpr); ok {
		e = p.X
	}
	id, _ := e.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}

// made finds the variables that point to a literal of a type.
func made(of string) func(ast.Decl) []string {
	return func(d ast.Decl) (names []string) {
		eachValue(d, func(name string, value ast.Expr) {
			if u, ok := value.(*ast.UnaryExpr); ok {
				if c, ok := u.X.(*ast.CompositeLit); ok && typeName(c.Type) == of {
					names = append(names, name)
				}
			}
		})
		return names
	}
}

// settings finds the names of settings.
func settings(d ast.Decl) (names []string) {
	eachValue(d, func(name string, value ast.Expr) {
		if _, ok := value.(*ast.BasicLit); ok && strings.HasPrefix(name, "Pref") {
			names = append(names, name)
		}
	})
	return names
}

// eachValue calls f with the variables and constants that a declaration gives a value.
func eachValue(d ast.Decl, f func(name string, value ast.Expr)) {
	g, ok := d.(*ast.GenDecl)
	if !ok {
		return
	}
	for _, s := range g.Specs {
		if v, ok := s.(*ast.ValueSpec); ok && len(v.Values) == len(v.Names) {
			for i, id := range v.Names {
				f(id.Name, v.Values[i])
			}
		}
	}
}

// verbs finds the functions that declare the options of a verb.
func verbs(d ast.Decl) []string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Recv != nil || f.Type.Results == nil || typeName(f.Type.Results.List[0].Type) != "job" || len(f.Type.Params.List) != 2 {
		return nil
	}
	return []string{f.Name.Name}
}

// returning finds the methods of a type that return another one.
func returning(of, result string) func(ast.Decl) []string {
	return func(d ast.Decl) []string {
		f, ok := d.(*ast.FuncDecl)
		if !ok || receiver(f) != of || f.Type.Results == nil || strings.TrimPrefix(types.ExprString(f.Type.Results.List[0].Type), "*") != result {
			return nil
		}
		return []string{f.Name.Name}
	}
}
