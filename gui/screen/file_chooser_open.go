package screen

import (
	"context"

	"sudoku/gui/folder"
	"sudoku/gui/session"
)

// act does what Enter is for: it opens the folder or the file that is chosen, or writes one.
func (s *FileChooser) act() {
	if e := s.state.entry(s.state.chosen); e != nil && s.save != nil && s.state.isFolder(e) {
		s.enter(s.state.path(e))
		return
	}
	if s.save != nil {
		s.Press()
		return
	}
	path, e := s.state.target()
	if s.acts = s.state.reading && !s.state.meant(e); s.acts {
		return // until it is known what begins with what is typed
	}
	switch {
	case path == "":
	case e != nil && s.state.isFolder(e) && s.state.why(e) == nil:
		s.enter(path)
	case e != nil && s.sound(e):
		s.take(path, false)
	default:
		s.open(path)
	}
}

// sound reports whether a file is known to be what can be opened: of a photo is that only when it is shown.
func (s *FileChooser) sound(e *folder.Entry) bool {
	kind := s.state.known[e.Name].Kind
	return kind != folder.Unknown && s.state.why(e) == nil && (kind != folder.Photo || s.photoOf == s.state.path(e))
}

// open opens a path of which not all is known, or where it may have changed since it was refused.
func (s *FileChooser) open(path string) {
	turn, silent := s.looking, s.silent[path]
	session.Start(s.checks, func(ctx context.Context, _ func(int)) (folder.Facts, error) {
		if silent {
			return folder.Facts{Err: errSilent}, nil
		}
		f := s.lookAt(ctx, turn, path)
		if f.Kind == folder.Photo && s.order.refuses(f) == nil {
			_, f.Err = session.PhotoOverview(ctx, path)
		}
		return f, nil
	}, nil, func(f folder.Facts, _ error) {
		switch why := s.order.refuses(f); {
		case why != nil:
			s.state.note(path, f)
			s.update()
			s.app.Warn(s.T("chooser.cant", "name", shownName(path), "why", s.Lang.Error(why)))
		case f.Kind == folder.Folder:
			s.enter(path)
		default:
			s.take(path, false)
		}
	})
}
