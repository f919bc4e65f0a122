package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"strconv"
	"sync/atomic"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

func layouts() (names []string) {
	for _, f := range format.Formats {
		names = append(names, f.Name)
	}
	return names
}

// layoutOption declares the option --to of verbs that otherwise write a layout of their own.
func (c *call) layoutOption(cmd *cobra.Command, to *string) {
	c.usage(cmd.Flags().VarPF(choice{to, "LAYOUT", layouts()}, "to", "", ""), "cli.flag.to")
	_ = cmd.RegisterFlagCompletionFunc("to", completeFrom(layouts()))
}

// A layoutWriter writes puzzles in a layout, one after another as a whole file.
type layoutWriter struct {
	*format.Format
	n    atomic.Int64  // puzzles so far
	lost atomic.Uint32 // the format.Parts of them that the layout has no room for
}

// put writes a puzzle to an answer.
func (w *layoutWriter) put(to *answer, p *puzzle.Puzzle) {
	if w.Apart {
		to.blank = to.blank || len(to.out) == 0
		to.out = append(to.out, '\n')
	}
	w.n.Add(1)
	to.out = w.Append(to.out, p)
}

// frame writes the head of the layout, what do writes, and the foot. A layout that begins
// with the number of puzzles is held back until that is known.
func (w *layoutWriter) frame(ctx context.Context, c *call, do func(*call) error) error {
	if w.Counted {
		return w.counted(ctx, c, do)
	}
	if err := c.write([]byte(w.Head)); err != nil {
		return err
	}
	err := do(c)
	if cutShort(ctx, err) {
		return err
	}
	if werr := c.write([]byte(w.Foot)); werr != nil {
		return werr
	}
	return err
}

func (w *layoutWriter) counted(ctx context.Context, c *call, do func(*call) error) error {
	held := &spool{}
	defer held.close()
	holding := *c
	holding.out = held
	err := do(&holding)
	if cutShort(ctx, err) {
		return err
	}
	if werr := c.write(append(strconv.AppendInt(nil, w.n.Load(), 10), '\n')); werr != nil {
		return werr
	}
	if werr := held.copyTo(results{c}); werr != nil {
		return werr
	}
	return err
}

// cutShort reports whether puzzles were interrupted anywhere, not between two of them.
func cutShort(ctx context.Context, err error) bool {
	var u *unfinished
	return ctx.Err() != nil && !errors.As(err, &u)
}

// A spool holds text that is read once it is complete, a lot of it in a temporary file.
type spool struct {
	text []byte
	file *os.File
}

// spoolBytes is how much text a spool has in memory.
const spoolBytes = 1 << 20

func (s *spool) Write(b []byte) (n int, err error) {
	s.text = append(s.text, b...)
	if len(s.text) < spoolBytes {
		return len(b), nil
	}
	if s.file == nil {
		if s.file, err = os.CreateTemp("", "sudoku-*.tmp"); err != nil {
			return 0, err
		}
		os.Remove(s.file.Name()) // at once where the system can, else in close
	}
	if _, err = s.file.Write(s.text); err != nil {
		return 0, err
	}
	s.text = s.text[:0]
	return len(b), nil
}

func (s *spool) copyTo(w io.Writer) error {
	if s.file != nil {
		if _, err := s.file.Seek(0, io.SeekStart); err != nil {
			return err
		}
		if _, err := io.Copy(w, s.file); err != nil {
			return err
		}
	}
	_, err := w.Write(s.text)
	return err
}

func (s *spool) close() {
	if s.file != nil {
		s.file.Close()
		os.Remove(s.file.Name())
	}
}
