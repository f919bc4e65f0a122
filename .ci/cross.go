//go:build ignore

// Cross checks the types of the headless program and of its tests as built for other
// systems and processors: go run .ci/cross.go linux/arm64 windows/amd64 ...
//
// That finds what a build finds, but for what the linker says, in a tenth of the time:
// nothing is compiled, and of packages that aren't ours the bodies of functions aren't read.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// A pkg is what go list says of a package.
type pkg struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string
	Module          *struct {
		Main      bool
		GoVersion string
	}
	Error *struct{ Err string }
}

func main() {
	for _, target := range os.Args[1:] {
		if err := check(target); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", target, err)
			os.Exit(1)
		}
	}
}

// check checks the types of all packages for a target.
func check(target string) error {
	system, arch, _ := strings.Cut(target, "/")
	c := checker{done: map[string]*types.Package{"unsafe": types.Unsafe}, sizes: types.SizesFor("gc", arch)}
	cmd := exec.Command("go", "list", "-deps", "-test", "-tags", "headless nodynamic", "-json=ImportPath,Dir,GoFiles,ImportMap,Module,Error", "./...")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return err
	}
	list := json.NewDecoder(out)
	for { // each comes after what it imports
		var p pkg
		if err := list.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return err
		}
		if p.Error != nil {
			c.failed = append(c.failed, errors.New(p.Error.Err))
		} else if p.ImportPath != "unsafe" && !strings.HasSuffix(p.ImportPath, ".test") {
			c.check(p)
		}
	}
	fmt.Printf("%s: %d packages\n", target, len(c.done))
	return errors.Join(append(c.failed, cmd.Wait())...)
}

// A checker has the packages that were checked so far.
type checker struct {
	done   map[string]*types.Package
	sizes  types.Sizes
	failed []error
}

func (c *checker) check(p pkg) {
	ours := p.Module != nil && p.Module.Main
	files, set := []*ast.File{}, token.NewFileSet()
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			c.failed = append(c.failed, err)
			return
		}
		files = append(files, f)
	}
	conf := types.Config{Importer: imports{c, p.ImportMap}, Sizes: c.sizes, IgnoreFuncBodies: !ours, FakeImportC: true, Error: func(err error) {
		if ours {
			c.failed = append(c.failed, err)
		}
	}}
	if p.Module != nil && p.Module.GoVersion != "" {
		conf.GoVersion = "go" + p.Module.GoVersion
	}
	path, _, _ := strings.Cut(p.ImportPath, " ") // without the test that it is built for
	c.done[p.ImportPath], _ = conf.Check(path, set, files, nil)
}

// imports finds what a package imports.
type imports struct {
	c  *checker
	as map[string]string
}

// Import implements types.Importer.
func (i imports) Import(path string) (*types.Package, error) {
	if as, ok := i.as[path]; ok {
		path = as
	}
	if p := i.c.done[path]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}
