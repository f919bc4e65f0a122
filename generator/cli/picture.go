package cli

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// A drawing is a picture format. Puzzles can be converted to it but not back.
type drawing struct {
	name string // also the file name extension
	draw func(io.Writer, *puzzle.Puzzle) error
}

var drawings = []drawing{
	{"png", func(w io.Writer, p *puzzle.Puzzle) error { return print.PNG(w, print.Picture(p)) }},
	{"svg", func(w io.Writer, p *puzzle.Puzzle) error { return print.SVG(w, print.Picture(p), p.Title) }},
}

func (d *drawing) title(l words.Lang) string { return l.T("cli.drawing." + d.name) }

func drawingByName(name string) *drawing {
	for i := range drawings {
		if drawings[i].name == name {
			return &drawings[i]
		}
	}
	return nil
}

// drawAll writes a picture of each puzzle to 0001.png and so on in a folder. Without a
// folder there may be only one, which goes to standard output. With seen, what isn't new
// is left out.
func drawAll(ctx context.Context, c *call, names []string, d *drawing, folder string, seen *distinct) (err error) {
	var some error
	var only *item
	n := 0
	src := c.source(names)
	defer c.working.start(c)()
	src.readUntil(ctx, func(it item) bool {
		switch {
		case it.err != nil:
			c.working.hide()
			c.complaints.tell(c.err, keyOf(it.err), fmt.Appendf(nil, "%s: %s\n", name, c.lang.Error(it.place(it.err))))
			c.working.done()
			some = errSomeFailed
		case seen != nil && !seen.isNew(&it.Puzzle):
		case folder != "" && folder != stdin:
			n++
			file := filepath.Join(folder, fmt.Sprintf("%04d.%s", n, d.name))
			err = makeFile(ctx, file, func(w io.Writer) error { return d.draw(w, &it.Puzzle) })
		case only != nil:
			err = words.Error("cli.onepicture")
		default:
			only = &it
		}
		c.working.add(1)
		return err == nil
	})
	c.complaints.end(c.err, c.lang)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err == nil && only != nil:
		err = d.draw(results{c}, &only.Puzzle)
	}
	if err != nil {
		return err
	}
	return some
}
