package cli

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// convert is the verb that writes puzzles in another layout.
func convert(c *call, cmd *cobra.Command) job {
	to, from, name := "", "", ""
	c.option(cmd, choice{&to, "F", targets()}, "to", "")
	c.option(cmd, choice{&from, "F", layouts()}, "from", "")
	c.usage(cmd.Flags().VarPF(text{&name, "FILE"}, "output", "o", ""), "cli.flag.output.convert")
	only := c.boolOption(cmd, "distinct")
	list := c.boolOption(cmd, "list")
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		if *list {
			return c.intoFile(ctx, name, func() error { return listLayouts(c) })
		}
		c.from, _ = format.ByName(from)
		var seen *distinct
		if *only {
			c.boards.any = false
			seen = newDistinct()
		}
		if d := drawingByName(to); d != nil {
			c.boards.any = false
			return drawAll(ctx, c, names, d, name, seen)
		}
		f, ok := format.ByName(to)
		if !ok {
			return newUsageError(cmd, "cli.needsto", "names", words.And(slices.Values(targets())))
		}
		return c.intoFile(ctx, name, func() error { return convertAll(ctx, c, names, f, seen) })
	}
}

// convertAll writes each puzzle in a layout. With seen, what isn't new is left out.
func convertAll(ctx context.Context, c *call, names []string, to *format.Format, seen *distinct) error {
	w := &layoutWriter{Format: to}
	work := answererFunc(w.converter).chunkAnswerer
	if seen != nil {
		work = seen.only(w.converter)
	}
	err := w.frame(ctx, c, func(c *call) error { return c.streamChunks(ctx, names, defaultChunk, work) })
	if lost := format.Parts(w.lost.Load()); lost != 0 && ctx.Err() == nil {
		c.say(words.Error("cli.drops", "layout", to.Name, "parts", lost))
	}
	return err
}

// targets lists the names of the layouts and pictures that puzzles can be converted to.
func targets() []string {
	names := layouts()
	for _, d := range drawings {
		names = append(names, d.name)
	}
	return names
}

func listLayouts(c *call) error {
	var b bytes.Buffer
	for _, f := range format.Formats {
		fmt.Fprintf(&b, "%-18s %s\n", f.Name, f.Title(c.lang))
	}
	for _, d := range drawings {
		fmt.Fprintf(&b, "%-18s %s\n", d.name, d.title(c.lang))
	}
	return c.write(b.Bytes())
}

// converter writes each puzzle.
func (w *layoutWriter) converter(context.Context) answerer {
	return func(it *item, to *answer) {
		if it.err != nil {
			to.fail(it, it.err)
			return
		}
		if err := w.Refuses(&it.Puzzle); err != nil {
			to.fail(it, err)
			return
		}
		if lost := uint32(w.Loses(&it.Puzzle)); lost != 0 {
			w.lost.Or(lost)
		}
		w.put(to, &it.Puzzle)
	}
}
