// Rooms prints a table of the project's packages: how many files and lines each has without tests,
// how many names it exports, who imports it, and of features of the window how often they use
// others without importing them: by screen.Pages, and by the optional interfaces of screens. Below it
// are the types with more methods of their own than a type should have.
//
//	go run ./.ci/rooms
package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

const (
	module = "sudoku"
	screen = "gui/screen"

	mostMethods = 40 // that a type has of its own
)

// A room is a package.
type room struct {
	name         string
	files, lines int
	exported     int
	imports      map[string]bool
	pages        int            // calls by screen.Pages
	interfaces   int            // uses of optional interfaces of screens
	methods      map[string]int // of each type
}

func main() {
	rooms, err := read(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	print(rooms)
}

// read reads all packages below a folder, by their paths.
func read(root string) (map[string]*room, error) {
	rooms := map[string]*room{}
	optional := interfaces(filepath.Join(root, screen))
	err := filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch name := e.Name(); {
		case err != nil:
			return err
		case e.IsDir() && path != root && (name == "build" || name == "vendor" || name == "testdata" || name == ".git"):
			return filepath.SkipDir
		case e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		of := filepath.ToSlash(rel)
		if rooms[of] == nil {
			rooms[of] = &room{name: of, imports: map[string]bool{}, methods: map[string]int{}}
		}
		return rooms[of].add(path, optional)
	})
	return rooms, err
}

// interfaces returns the names of the interfaces that a package declares.
func interfaces(dir string) map[string]bool {
	names := map[string]bool{}
	files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil || strings.HasSuffix(file, "_test.go") {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if t, ok := n.(*ast.TypeSpec); ok {
				if _, ok := t.Type.(*ast.InterfaceType); ok {
					names[t.Name.Name] = true
				}
			}
			return true
		})
	}
	return names
}

// add counts a file.
func (r *room) add(path string, optional map[string]bool) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	f, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	r.files++
	r.lines += bytes.Count(text, []byte("\n"))
	for _, imp := range f.Imports {
		if path, _ := strconv.Unquote(imp.Path.Value); strings.HasPrefix(path, module+"/") {
			r.imports[strings.TrimPrefix(path, module+"/")] = true
		}
	}
	for _, d := range f.Decls {
		r.exported += exported(d)
		if name := receiver(d); name != "" {
			r.methods[name]++
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		r.use(n, optional)
		return true
	})
	return nil
}

// exported counts the exported names of a declaration; methods belong to their types.
func exported(d ast.Decl) (n int) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil && d.Name.IsExported() {
			n++
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				if spec.Name.IsExported() {
					n++
				}
			case *ast.ValueSpec:
				for _, name := range spec.Names {
					if name.IsExported() {
						n++
					}
				}
			}
		}
	}
	return n
}

// receiver returns the name of the type that a declaration is a method of, "" of others.
func receiver(d ast.Decl) string {
	fn, ok := d.(*ast.FuncDecl)
	if !ok || fn.Recv == nil {
		return ""
	}
	for t := fn.Recv.List[0].Type; ; {
		switch of := t.(type) {
		case *ast.StarExpr:
			t = of.X
		case *ast.IndexExpr:
			t = of.X
		case *ast.IndexListExpr:
			t = of.X
		case *ast.Ident:
			return of.Name
		default:
			return ""
		}
	}
}

// use counts a call by Pages, or a look for an optional interface.
func (r *room) use(n ast.Node, optional map[string]bool) {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		if of, ok := n.X.(*ast.SelectorExpr); ok && of.Sel.Name == "Pages" {
			r.pages++
		}
	case *ast.TypeAssertExpr:
		r.look(n.Type, optional)
	case *ast.IndexExpr: // Find[T] and its kin
		r.look(n.Index, optional)
	}
}

func (r *room) look(t ast.Expr, optional map[string]bool) {
	switch t := t.(type) {
	case *ast.SelectorExpr:
		if x, ok := t.X.(*ast.Ident); ok && x.Name == "screen" && optional[t.Sel.Name] {
			r.interfaces++
		}
	case *ast.Ident:
		if r.name == screen && optional[t.Name] {
			r.interfaces++
		}
	}
}

// print writes the table, with the largest package first.
func print(rooms map[string]*room) {
	users := map[string][]string{}
	var list []*room
	for _, r := range rooms {
		list = append(list, r)
		for of := range r.imports {
			users[of] = append(users[of], r.name)
		}
	}
	slices.SortFunc(list, func(a, b *room) int { return cmp.Or(b.lines-a.lines, strings.Compare(a.name, b.name)) })
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "package\tfiles\tlines\texported\tPages\tinterfaces\tused by")
	for _, r := range list {
		by := users[r.name]
		slices.Sort(by)
		said := strings.Join(by, " ")
		if len(by) > 8 {
			said = fmt.Sprint(len(by), " packages")
		}
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%s\n", r.name, r.files, r.lines, r.exported, r.pages, r.interfaces, said)
	}
	w.Flush()
	printTypes(list)
}

// printTypes writes which types have too many methods, the one with most first.
func printTypes(list []*room) {
	type large struct {
		name string
		n    int
	}
	var types []large
	for _, r := range list {
		for name, n := range r.methods {
			if n > mostMethods {
				types = append(types, large{r.name + "." + name, n})
			}
		}
	}
	slices.SortFunc(types, func(a, b large) int { return cmp.Or(b.n-a.n, strings.Compare(a.name, b.name)) })
	fmt.Printf("\n%d types with over %d methods\n", len(types), mostMethods)
	for _, t := range types {
		fmt.Printf("%4d  %s\n", t.n, t.name)
	}
}
