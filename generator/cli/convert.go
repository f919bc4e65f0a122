package cli

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"sudoku/puzzle/format"
)

// convert is the verb that writes puzzles in another layout.
func convert(c *call, cmd *cobra.Command) job {
	to, from, folder := "", "", ""
	c.option(cmd, choice{&to, "F", targets()}, "to", "")
	c.option(cmd, choice{&from, "F", layouts()}, "from", "")
	c.option(cmd, text{&folder, "DIR"}, "folder", "o")
	list := c.boolOption(cmd, "list")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		if *list {
			return c.listLayouts()
		}
		c.from, _ = format.ByName(from)
		if d := drawingByName(to); d != nil {
			return c.drawAll(ctx, names, d, folder)
		}
		f, ok := format.ByName(to)
		switch {
		case !ok:
			return newUsageError(cmd, "cli.needsto", "names", strings.Join(targets(), ", "))
		case folder != "":
			return newUsageError(cmd, "cli.onlypictures")
		}
		if f.Counted {
			return c.convertCounted(ctx, names, f)
		}
		return c.convertStreaming(ctx, names, f)
	}
}

func layouts() (names []string) {
	for _, f := range format.Formats {
		names = append(names, f.Name)
	}
	return names
}

// targets lists the names of the layouts and pictures that puzzles can be converted to.
func targets() []string {
	names := layouts()
	for _, d := range drawings {
		names = append(names, d.name)
	}
	return names
}

func (c *call) listLayouts() error {
	var b bytes.Buffer
	for _, f := range format.Formats {
		fmt.Fprintf(&b, "%-18s %s\n", f.Name, f.Title(c.Lang))
	}
	for _, d := range drawings {
		fmt.Fprintf(&b, "%-18s %s\n", d.name, d.title(c.Lang))
	}
	return c.write(b.Bytes())
}

func converting(f *format.Format) func(context.Context) answerer {
	return func(context.Context) answerer {
		return func(it *item, to *answer) {
			if it.err != nil {
				to.fail(it, it.err)
				return
			}
			if f.Apart && it.number > 1 {
				to.out = append(to.out, '\n')
			}
			to.out = f.Append(to.out, &it.Puzzle)
		}
	}
}

// convertStreaming writes puzzles as they are read, between the head and the foot of the
// layout.
func (c *call) convertStreaming(ctx context.Context, names []string, f *format.Format) error {
	if err := c.write([]byte(f.Head)); err != nil {
		return err
	}
	err := c.stream(ctx, names, converting(f))
	if ctx.Err() != nil {
		return err
	}
	if werr := c.write([]byte(f.Foot)); werr != nil {
		return werr
	}
	return err
}

// convertCounted writes a layout that begins with the number of puzzles. It must read all
// of them before it can write any.
func (c *call) convertCounted(ctx context.Context, names []string, f *format.Format) error {
	var held bytes.Buffer
	var n atomic.Int64
	holding := *c
	holding.out = &held
	err := holding.stream(ctx, names, func(ctx context.Context) answerer {
		one := converting(f)(ctx)
		return func(it *item, to *answer) {
			if it.err == nil {
				n.Add(1)
			}
			one(it, to)
		}
	})
	if ctx.Err() != nil {
		return err
	}
	if werr := c.write(append(strconv.AppendInt(nil, n.Load(), 10), '\n')); werr != nil {
		return werr
	}
	if werr := c.write(held.Bytes()); werr != nil {
		return werr
	}
	return err
}
