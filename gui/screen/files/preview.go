package files

import (
	"context"
	"image"
	"slices"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/folder"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
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

// A filePanel shows what the file is that is chosen, or that is written, and a picture of it.
type filePanel struct {
	page.Base
	state    *chooserState
	save     *saving // nil: a file is opened
	work     *folderWork
	update   func()
	relayout func()

	rates, photos, sums *session.Jobs
	shown               filePreview
	photoOf             string      // the path of the photo that was read last
	photo               image.Image // nil: it can't be shown
	unsummed            string      // the path of a file of which not all puzzles can be rated

	name   *widget.Label
	line   *widget.Label
	pic    *widget.Pic
	thumbs *widget.Control
	note   *widget.Label
}

// make makes the controls.
func (s *filePanel) make(b page.Base) {
	s.Base = b
	s.name = b.Title("")
	s.line = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	s.pic = b.Kit.NewPic(s.paint)
	s.thumbs = b.Kit.NewControl(s.thumbZones, s.paintThumbs, s.tapThumb)
	s.thumbs.Name = b.T("chooser.others")
	s.note = b.Kit.Paragraph(theme.Secondary)
}

// show shows what has changed.
func (s *filePanel) show() {
	was := s.shown
	s.shown = s.preview()
	p := &s.shown
	s.name.SetText(p.title)
	s.line.SetText(p.line)
	s.note.SetSpans(widget.Span{Text: p.note, Colour: s.Kit.Pal.Text2})
	s.thumbs.Repaint()
	if !p.looksAs(&was) {
		s.pic.Repaint()
	}
	s.follow(was)
}

// preview finds out what the panel shows now.
func (s *filePanel) preview() (p filePreview) {
	if s.save != nil {
		return s.save.preview()
	}
	e := s.state.entry(s.state.chosen)
	if e == nil {
		return p
	}
	f := s.state.known.facts[e.Name]
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
func (s *filePanel) previewLine(f folder.Facts, all *puzzleSum) string {
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

// preview shows what is written, and how large that gets.
func (w *saving) preview() (p filePreview) {
	kind := w.state.kind
	p = filePreview{title: words.Visible(w.state.fileName()), line: w.state.ask.Kinds[kind].Name}
	if w.What != nil {
		p.line = w.What(w.Lang, kind)
	}
	if w.How != nil {
		p.note = w.How(w.Lang, kind)
	}
	if n := w.sizes[kind]; n > 0 {
		p.right = w.T("chooser.about", "size", bytesText(w.Lang, n))
	}
	if w.Foot != nil {
		p.foot = w.Foot(w.Lang, kind)
		p.brief = p.foot // where there is less room than for that, nothing
	}
	if w.Picture != nil {
		p.view, p.board = w.Picture(kind), true
	} else {
		p.line, p.right = w.Lang.Commas(nonEmpty(p.line, p.right)...), ""
	}
	return p
}

// looksAs reports whether the card of the preview looks the same as that of another.
func (p *filePreview) looksAs(q *filePreview) bool {
	return p.title == q.title && p.foot == q.foot && p.right == q.right && p.photo == q.photo && p.board == q.board &&
		p.view.State == q.view.State && p.view.Givens == q.view.Givens && slices.Equal(p.lines, q.lines)
}

// follow looks in the background at what the panel shows: how hard the puzzle is, or the photo.
func (s *filePanel) follow(was filePreview) {
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
	if e := s.state.entry(s.state.chosen); e != nil && s.save == nil && p.photo == nil && s.state.known.facts[e.Name].Kind.IsPicture() && !s.photos.Busy() && s.photoOf != p.path {
		s.showPhoto(p.path)
	}
}

// forget has the panel find out anew what it shows: the file is another one now.
func (s *filePanel) forget() {
	s.rates.Stop()
	s.photos.Stop()
	s.sums.Stop()
	s.shown, s.photoOf, s.unsummed = filePreview{}, "", ""
}

// rate finds out how hard a puzzle is.
func (s *filePanel) rate(one puzzle.Puzzle) {
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
func (s *filePanel) showPhoto(path string) {
	session.Start(s.photos, func(ctx context.Context, _ func(int)) (image.Image, error) {
		return session.PhotoOverview(ctx, path)
	}, nil, func(m image.Image, err error) {
		if s.photoOf, s.photo = path, m; err != nil {
			s.photo = nil
			if f := s.knownOf(path); s.state.refuses(f) == nil {
				f.Err = err
				s.state.note(path, f)
			}
		}
		s.update()
	})
}
