package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"strings"
)

// trimmed returns the source of a package as glow writes it, without what serves other
// names than these only.
func trimmed(source string, names map[string]bool) ([]byte, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "", source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	t := &trimmer{source: source, names: names, at: set.File(file.Pos())}
	t.head(file)
	for _, d := range file.Decls[2:] { // behind import "C" and the other imports
		switch d := d.(type) {
		case *ast.GenDecl:
			t.group(d)
		case *ast.FuncDecl:
			t.function(d)
		}
	}
	return t.out.Bytes(), nil
}

type trimmer struct {
	source string
	names  map[string]bool
	at     *token.File
	out    bytes.Buffer
}

// text returns a part of the source.
func (t *trimmer) text(from, to token.Pos) string {
	return t.source[t.at.Offset(from):t.at.Offset(to)]
}

// head writes what stands above the constants; the code in C is the comment on import "C".
func (t *trimmer) head(file *ast.File) {
	c := file.Decls[0].(*ast.GenDecl)
	t.out.WriteString(t.source[:t.at.Offset(c.Doc.Pos())])
	t.c(t.text(c.Doc.Pos(), c.Doc.End()))
	other := file.Decls[1]
	fmt.Fprintf(&t.out, "import \"C\"\n\n%s\n\n", t.text(other.Pos(), other.End()))
}

var (
	cType     = regexp.MustCompile(`^// typedef .*\(APIENTRYP (GP\w+)\)`)
	cFunction = regexp.MustCompile(`^// static .* glow(\w+)\(GP\w+ fnptr`)
	cCallback = regexp.MustCompile(`^// (extern|static) .*DebugCallback`) // which Go would have to export
)

// c writes the code in C. Each of its functions ends at the next brace at the left.
func (t *trimmer) c(code string) {
	types := map[string]bool{}
	for name := range t.names {
		types["GP"+strings.ToUpper(name)] = true
	}
	kept := true
	for line := range strings.Lines(code + "\n") {
		switch m := cType.FindStringSubmatch(line); {
		case m != nil:
			kept = types[m[1]]
		case cCallback.MatchString(line):
			kept = false
		case cFunction.MatchString(line):
			kept = t.names[cFunction.FindStringSubmatch(line)[1]]
		}
		if kept {
			t.out.WriteString(line)
		}
		kept = kept || !strings.HasPrefix(line, "//  ") && !strings.HasSuffix(line, "{\n")
	}
}

// group writes those of a group of constants or variables that are used.
func (t *trimmer) group(d *ast.GenDecl) {
	fmt.Fprintf(&t.out, "%s (\n", d.Tok)
	for _, s := range d.Specs {
		v := s.(*ast.ValueSpec)
		if t.names[strings.TrimPrefix(v.Names[0].Name, "gp")] {
			fmt.Fprintln(&t.out, t.text(v.Pos(), v.End()))
		}
	}
	t.out.WriteString(")\n\n")
}

// function writes a function that is used, or is the package's own.
func (t *trimmer) function(d *ast.FuncDecl) {
	switch name := d.Name.Name; {
	case name == "InitWithProcAddrFunc":
		fmt.Fprintf(&t.out, "%s {\n", t.text(d.Doc.Pos(), d.Type.End()))
		t.lookups(d.Body.List)
		t.out.WriteString("}\n\n")
	case t.names[name] || name == "boolToInt":
		from := d.Pos()
		if d.Doc != nil {
			from = d.Doc.Pos()
		}
		fmt.Fprintf(&t.out, "%s\n\n", t.text(from, d.End()))
	}
}

// lookups writes the statements that look up functions which are used, and the return.
func (t *trimmer) lookups(list []ast.Stmt) {
	pointer := regexp.MustCompile(`\bgp(\w+) =`) // of an assignment and of the check after it
	for _, s := range list {
		text := t.text(s.Pos(), s.End())
		if m := pointer.FindStringSubmatch(text); m == nil || t.names[m[1]] {
			fmt.Fprintln(&t.out, text)
		}
	}
}
