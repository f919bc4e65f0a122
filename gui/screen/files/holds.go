package files

import (
	"context"
	"io"
	"time"

	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// findContents finds out what a backup holds.
func (s *filePanel) findContents(path string) {
	turn := s.work.looking
	session.Start(s.sums, func(ctx context.Context, _ func(int)) (*library.Contents, error) {
		return session.Detached(ctx, turn, func() (*library.Contents, error) {
			f, err := store.Open(path)
			if err != nil {
				return nil, err
			}
			defer f.Close()
			size, err := f.Seek(0, io.SeekEnd)
			if err != nil {
				return nil, err
			}
			c, err := library.ReadContents(f, size)
			return &c, err
		})
	}, nil, func(c *library.Contents, err error) {
		if err != nil { // it is damaged: restoring it says how
			s.unsummed = path
			return
		}
		s.shown.holds = c
		s.update()
	})
}

// holdsText says in lines what is in a folder, or in a backup, of which that is known.
func holdsText(l words.Lang, f folder.Facts, c *library.Contents) []string {
	if c == nil {
		return f.Names
	}
	return []string{
		l.T("chooser.made", "date", caption.WholeDay(l, c.Made.Local().Format(time.DateOnly))),
		l.T("chooser.games", caption.Counted(l, c.Games)...), l.T("chooser.collections", caption.Counted(l, c.Collections)...),
	}
}

// paintLines writes as many lines as there is room for in r.
func paintLines(c *widget.Canvas, lines []string, r widget.Rect) {
	high := c.Size(24)
	for i, line := range lines[:min(len(lines), int(r.H/high))] {
		c.Line(line, r.Strip(r.Y+float64(i)*high, high), theme.Secondary, c.Pal.Text2)
	}
}
