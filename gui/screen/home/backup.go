package home

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// Backup asks for the path of a file that then holds everything: games, collections, how
// games went, and settings.
func Backup(a *screen.App) {
	top := a.Top()
	a.Library().Use(func(l *library.Library, err error) {
		switch {
		case err != nil:
			a.Warn(a.Base().Lang.Error(err))
		case a.Top() == top: // the player hasn't gone on
			screen.AskSave(a, backupOrder(a, l), a.ShowOver)
		}
	})
}

func backupOrder(a *screen.App, l *library.Library) screen.SaveOrder {
	_ = a.Session().Save() // its saver reports an error
	a.Prefs().Flush()
	var partial atomic.Pointer[library.PartialError]
	settings := filepath.Join(filepath.Dir(a.Sessions().Store.Dir), "settings.json")
	return screen.SaveOrder{
		Title: "backup.title", Name: "Sudoku Desk " + a.Sessions().Now().Format(time.DateOnly) + screen.BackupEnding,
		What: func(l words.Lang, _ int) string { return l.T("chooser.writes.backup") }, Secret: true,
		Stream: func(ctx context.Context, w io.Writer, _ int) error {
			text, err := os.ReadFile(settings)
			if err != nil && !os.IsNotExist(err) {
				return err
			}
			err = l.Backup(ctx, w, text)
			if some, ok := errors.AsType[*library.PartialError](err); ok {
				partial.Store(some)
				return nil
			}
			return err
		},
		Done: func(path string) {
			if some := partial.Load(); some != nil {
				b := a.Base()
				a.Warn(b.Lang.Sentences(b.T("save.done", "file", path), b.Lang.Error(some)))
			}
		},
	}
}

// AskRestore lets the player choose the file of a backup, and restores it.
func AskRestore(a *screen.App) {
	a.Choose(screen.RestoreOrder, func(path string) { Restore(a, path) })
}

// Restore shows Home, and merges the file of a backup into what there is.
func Restore(a *screen.App, path string) {
	s := NewHome(a)
	a.Show(s)
	a.Library().Use(func(l *library.Library, err error) {
		switch {
		case s.Closed():
		case err != nil:
			a.Warn(a.Base().Lang.Error(err))
		default:
			s.restore(l, path)
		}
	})
}

func (s *Home) restore(l *library.Library, path string) {
	d := s.app
	d.Say(d.Base().T("restore.reading"))
	session.Start(s.backup, func(ctx context.Context, report func(int)) (m library.Merged, err error) {
		return l.RestoreFile(ctx, path, report)
	}, func(n int) {
		d.Count(d.Base().T("restore.puzzles.far", "n", n, "count", d.Base().Lang.Number(n)))
	}, func(m library.Merged, err error) {
		d.Sessions().Answers.Renew()
		s.learnt()
		s.reading.Stop()
		s.load(l)
		if err != nil {
			b := d.Base()
			d.Warn(b.T("file.failed", "file", filepath.Base(path), "why", b.Lang.Error(err)))
			return
		}
		if d.Prefs().Settle(); s.state.first {
			d.Later(s.again)
		}
		if d.Prefs().Adopt(m.Settings) {
			d.Rebuild()
		}
		d.Say(restoredText(d.Base(), m))
	})
}

// restoredText says what a backup has brought.
func restoredText(b page.Base, m library.Merged) string {
	var parts []string
	for _, part := range []struct {
		key string
		n   int
	}{{"games", m.Games}, {"continued", m.Continued}, {"both", m.Both}, {"typed", m.Typed}, {"puzzles", m.Puzzles}} {
		if part.n > 0 {
			parts = append(parts, b.T("restore."+part.key, "n", part.n, "count", b.Lang.Number(part.n)))
		}
	}
	text := b.T("restore.nothing")
	if len(parts) > 0 {
		text = b.T("restore.done", "what", b.Lang.List(parts...))
	}
	if m.Refused > 0 {
		text = b.T("home.both", "first", text, "rest", b.T("restore.refused", "n", m.Refused))
	}
	for _, lost := range m.Lost[:min(len(m.Lost), 1)] {
		text = b.Lang.Sentences(text, b.Lang.Error(lost))
	}
	return text
}
