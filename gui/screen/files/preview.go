package files

import (
	"context"
	"image"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A filePreview is what the panel shows of the file that is chosen, or that is written.
type filePreview struct {
	path  string // of what it is
	title string
	line  string
	note  string
	foot  string // under the picture, at its left
	brief string // foot where there is little room
	right string // and at its right
	list  []puzzle.Puzzle
	at    int               // the one of them that is shown
	view  board.View        // of it, or of what is written
	board bool              // there is a view
	photo image.Image       // not nil: a photo
	level string            // of the puzzle that is shown, once that is known
	all   *puzzleSum        // of all puzzles of the file, once that is known
	holds *library.Contents // of a backup, once that is known
	lines []string          // of what holds no picture
}

// preview finds out what the panel shows now.
func (s *Chooser) preview() (p filePreview) {
	if s.save != nil {
		return s.savePreview()
	}
	e := s.state.entry(s.state.chosen)
	if e == nil {
		return p
	}
	f := s.state.known[e.Name]
	p = filePreview{path: s.state.path(e), title: e.Shown, list: f.First}
	if was := s.shown; was.path == p.path {
		p.at, p.level, p.all, p.holds = min(was.at, max(0, len(p.list)-1)), was.level, was.all, was.holds
	}
	p.line, p.lines = s.previewLine(f, p.all), holdsText(s.Lang, f, p.holds)
	if s.photoOf == p.path {
		p.photo = s.photo
	}
	if p.all != nil {
		p.note = p.all.levels(s.Lang)
	}
	if len(p.list) > 0 {
		one := &p.list[p.at]
		p.view, p.board = screen.ViewOf(one), true
		p.brief = s.T("level.givens", "n", one.Givens.Filled().Len())
		p.foot = caption.Dotted(s.Lang, p.level, p.brief)
		if of := s.Lang.Number(f.Count); f.Count > 1 && f.More {
			p.right = s.T("chooser.at.more", "n", p.at+1, "of", of)
		} else if f.Count > 1 {
			p.right = s.T("chooser.at", "n", p.at+1, "of", of)
		}
	}
	return p
}

// previewLine says what a file is, all of its puzzles, once that is known, and how large.
func (s *Chooser) previewLine(f folder.Facts, all *puzzleSum) string {
	l, what := s.Lang, []string{linkTo(s.Lang, f), contentOf(s.Lang, f), "", sizeOf(s.Lang, f)}
	switch {
	case f.Err != nil:
		return whatIs(l, f)
	case f.Kind == folder.Folder && !f.More:
		what = []string{what[0], l.T("chooser.folders", caption.Counted(l, f.Folders)...), l.T("chooser.files", caption.Counted(l, f.Count-f.Folders)...)}
	case all != nil:
		what[2] = all.solutions(l)
	}
	return l.Commas(nonEmpty(what...)...)
}

// savePreview shows what is written, and how large that gets.
func (s *Chooser) savePreview() (p filePreview) {
	kind := s.state.kind
	p = filePreview{title: words.Visible(s.state.fileName()), line: s.state.ask.Kinds[kind].Name}
	if s.save.What != nil {
		p.line = s.save.What(s.Lang, kind)
	}
	if s.save.How != nil {
		p.note = s.T(s.save.How(kind))
	}
	if n := s.sizes[kind]; n > 0 {
		p.right = s.T("chooser.about", "size", bytesText(s.Lang, n))
	}
	if s.save.Foot != nil {
		p.foot = s.save.Foot(s.Lang, kind)
		p.brief = p.foot // where there is less room than for that, nothing
	}
	if s.save.Picture != nil {
		p.view, p.board = s.save.Picture(kind), true
	} else {
		p.line, p.right = s.Lang.Commas(nonEmpty(p.line, p.right)...), ""
	}
	return p
}

// looksAs reports whether the card of the preview looks the same as that of another.
func (p *filePreview) looksAs(q *filePreview) bool {
	return p.title == q.title && p.foot == q.foot && p.right == q.right && p.photo == q.photo && p.board == q.board &&
		p.view.State == q.view.State && p.view.Givens == q.view.Givens && slices.Equal(p.lines, q.lines)
}

// nonEmpty returns the texts that say something.
func nonEmpty(texts ...string) (list []string) {
	for _, t := range texts {
		if t != "" {
			list = append(list, t)
		}
	}
	return list
}

// sizeOf says how large a file is, "" of what is none.
func sizeOf(l words.Lang, f folder.Facts) string {
	if f.Size == 0 || f.Kind == folder.Folder || f.Kind == folder.Special {
		return ""
	}
	return bytesText(l, f.Size)
}

// bytesText writes a number of bytes in the unit that suits.
func bytesText(l words.Lang, n int64) string {
	switch {
	case n < 1000:
		return wholeBytes(l, n)
	case n < 1e6:
		return l.T("chooser.kb", "n", l.Number(int((n+500)/1000)))
	}
	return l.T("chooser.mb", "n", l.Decimal(float64(n)/1e6, 1))
}

// wholeBytes writes a number of bytes to the last of them.
func wholeBytes(l words.Lang, n int64) string {
	return l.T("chooser.bytes", caption.Counted(l, int(n))...)
}

// followPreview looks in the background at what the panel shows: how hard the puzzle is, or the photo.
func (s *Chooser) followPreview(was filePreview) {
	p := s.shown
	if p.path != was.path || p.at != was.at {
		s.rates.Stop()
		s.photos.Stop()
	}
	if p.path != was.path {
		s.sums.Stop()
	}
	f := s.knownOf(p.path)
	if f.Kind == folder.Backup && p.holds == nil && !s.sums.Busy() && s.unsummed != p.path {
		s.findContents(p.path)
	}
	if f.Kind == folder.Puzzles && !f.More && f.Count > 1 && f.Count <= mostSummed && p.all == nil && !s.sums.Busy() && s.unsummed != p.path {
		s.sum(p.path)
	}
	if len(p.list) > 0 && p.level == "" && !s.rates.Busy() {
		s.rate(p.list[p.at])
	}
	if e := s.state.entry(s.state.chosen); e != nil && s.save == nil && p.photo == nil && s.state.known[e.Name].Kind.IsPicture() && !s.photos.Busy() && s.photoOf != p.path {
		s.showPhoto(p.path)
	}
}

// forgetPreview has the panel find out anew what it shows: the file is another one now.
func (s *Chooser) forgetPreview() {
	s.rates.Stop()
	s.photos.Stop()
	s.sums.Stop()
	s.shown, s.photoOf, s.unsummed = filePreview{}, "", ""
}

// rate finds out how hard a puzzle is.
func (s *Chooser) rate(one puzzle.Puzzle) {
	session.Start(s.rates, func(ctx context.Context, _ func(int)) (session.Facts, error) {
		return session.FactsOf(ctx, &one)
	}, nil, func(f session.Facts, err error) {
		if err == nil {
			s.shown.level = caption.LevelOf(s.Lang, f)
			s.update()
		}
	})
}

// showPhoto reads the photo.
func (s *Chooser) showPhoto(path string) {
	session.Start(s.photos, func(ctx context.Context, _ func(int)) (image.Image, error) {
		return session.PhotoOverview(ctx, path)
	}, nil, func(m image.Image, err error) {
		if s.photoOf, s.photo = path, m; err != nil {
			s.photo = nil
			if f := s.knownOf(path); s.order.Refuses(f) == nil {
				f.Err = err
				s.state.note(path, f)
			}
		}
		s.update()
	})
}
