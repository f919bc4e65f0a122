package files

import (
	"context"

	"sudoku/gui/folder"
	"sudoku/gui/session"
)

// act does what Enter is for: it opens the folder or the file that is chosen, or writes one.
func (s *Chooser) act() {
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
	if bare := s.state.bare(); bare != "" {
		s.input.field.Fill(bare)
		s.act()
		return
	}
	switch {
	case path == "":
	case e != nil && s.state.isFolder(e) && s.state.why(e) == nil:
		s.enter(path)
	default:
		s.verify(path, func(f folder.Facts) {
			if f.Kind == folder.Folder {
				s.enter(path)
				return
			}
			s.Take(path, false)
		})
	}
}

// verify looks at a path, which may have changed since it was listed, and calls then if it is what is asked for;
// else it says why not.
func (s *Chooser) verify(path string, then func(folder.Facts)) {
	turn, silent, seen := s.work.looking, s.work.silent[path], s.panel.photo != nil && s.panel.photoOf == path
	session.Start(s.work.checks, func(ctx context.Context, _ func(int)) (folder.Facts, error) {
		if silent {
			return folder.Facts{Err: errSilent}, nil
		}
		f := s.work.lookAt(ctx, turn, path)
		if f.Kind.IsPicture() && !seen && s.order.Refuses(f) == nil {
			_, f.Err = session.PhotoOverview(ctx, path)
		}
		return f, nil
	}, nil, func(f folder.Facts, _ error) {
		why := s.order.Refuses(f)
		if why == nil {
			then(f)
			return
		}
		s.state.note(path, f)
		s.update()
		s.app.Warn(s.T("chooser.cant", "name", shownName(path), "why", s.Lang.Error(why)))
	})
}
