package cli

import (
	"context"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
)

// canonChunk is small enough for full grids, which take longest.
var canonChunk = chunkSize{items: 128, lines: 256}

// canonical is the verb that writes the canonical form of each grid.
func canonical(c *call, cmd *cobra.Command) job {
	form := c.formOption(cmd, asText)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		return c.streamBatches(ctx, names, canonChunk, func(context.Context) batchAnswerer {
			var f canon.Finder
			return func(q *gridBatch, to *answer) {
				for i, it := range q.all() {
					if !to.more() {
						return
					}
					if it != nil && it.err != nil {
						to.fail(it, it.err)
						if !it.unread {
							to.record(*form, &canonized{place: it.at()})
						}
						continue
					}
					if it != nil && it.isSukaku(&q.search.Searcher) {
						to.fail(it, errSukaku)
						to.record(*form, &canonized{place: it.at()})
						continue
					}
					least := digits(f.Form(q.grids[i]))
					if *form == asText {
						to.out = append(least.append(to.out), '\n')
					} else {
						to.record(*form, &canonized{q.at(i, it), (*cells)(&q.grids[i]), &least})
					}
				}
			}
		})
	}
}

// A canonized is the answer of canon; what is unknown is nil.
type canonized struct {
	place
	Puzzle *cells  `json:"puzzle"`
	Form   *digits `json:"form"`
}

func (r *canonized) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, r.place.column(), r.Puzzle.column(), r.Form.column())
}

func (r *canonized) text(dst []byte, _ pen) []byte { return append(dst, r.Form.column()...) }

// digits is a grid as a line of 81 digits with 0 for an empty cell; nil is null, and -
// as a column.
type digits puzzle.Grid

func (d *digits) append(dst []byte) []byte {
	for _, e := range d {
		dst = append(dst, '0'+byte(e))
	}
	return dst
}

// MarshalText writes the line.
func (d *digits) MarshalText() ([]byte, error) { return d.append(nil), nil }

func (d *digits) column() string {
	if d == nil {
		return "-"
	}
	return string(d.append(nil))
}
