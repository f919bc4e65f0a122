package print

import (
	"context"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// A Target is a name of files to write: a PDF file or, by its ending, drawings, one of each
// page, in whose names %d stands for the page.
type Target struct {
	Name string
	kind string // svg or png; "" for PDF
}

// NewTarget returns the target of a name.
func NewTarget(name string) Target {
	ext := strings.ToLower(filepath.Ext(name))
	if ext == ".svg" || ext == ".png" {
		return Target{name, ext[1:]}
	}
	return Target{Name: name}
}

// Check returns an error if the name says that the file is something else.
func (t Target) Check() error {
	if ext := filepath.Ext(t.Name); t.Drawn() || strings.EqualFold(ext, ".pdf") {
		return nil
	}
	return words.Error("paper.ending")
}

// Drawn reports whether each page is a drawing.
func (t Target) Drawn() bool { return t.kind != "" }

// Beside returns the name of another file for the same order, such as book-cover.pdf.
func (t Target) Beside(what string) string {
	base := strings.TrimSuffix(t.Name, filepath.Ext(t.Name))
	return strings.TrimRight(strings.ReplaceAll(base, "%d", ""), "-") + "-" + what + ".pdf"
}

// Pages returns a name that has the place for the page: the one that was given, or one like
// it.
func (t Target) Pages() string {
	if strings.Contains(t.Name, "%d") {
		return t.Name
	}
	ext := filepath.Ext(t.Name)
	return strings.TrimSuffix(t.Name, ext) + "-%d" + ext
}

// Names returns the names of the files that Write writes for a document of n pages.
func (t Target) Names(n int) (list []string) {
	if t.kind == "" {
		return []string{t.Name}
	}
	for i := range n {
		list = append(list, strings.ReplaceAll(t.Name, "%d", strconv.Itoa(i+1)))
	}
	return list
}

// Write writes a document by write, which makes a file of a name. Drawings of several pages
// need a place for the page in the name.
func (t Target) Write(ctx context.Context, d *Document, write func(name string, to func(io.Writer) error) error) error {
	if t.kind == "" {
		return write(t.Name, func(w io.Writer) error { return d.PDF(ctx, w) })
	}
	n := d.NumPages()
	if n > 1 && !strings.Contains(t.Name, "%d") {
		return words.Error("cli.needspage", "n", n, "name", t.Pages())
	}
	for i, name := range t.Names(n) {
		if err := ctx.Err(); err != nil {
			return err
		}
		p := d.PageAt(i)
		err := write(name, func(w io.Writer) error {
			if t.kind == "png" {
				return PNG(w, p)
			}
			return SVG(w, p, d.Title())
		})
		if err != nil {
			return err
		}
	}
	return nil
}
