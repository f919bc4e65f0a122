package files

import (
	"context"
	"maps"
	"path/filepath"
	"slices"
	"sync/atomic"

	"sudoku/gui/folder"
	"sudoku/gui/session"
)

// inSight is how many rows are looked at, at most: those that were painted last.
const inSight = 60

// mostKnown bounds what is kept of a folder.
const mostKnown = 2000

// asked has work done about a file. Where it doesn't answer it is silent until it does.
func asked[T any](ctx context.Context, w *folderWork, turn session.Semaphore, path string, work func(context.Context) T) (t T, err error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	var begun, ended atomic.Bool
	t, err = session.Detached(ctx, turn, func() (T, error) {
		begun.Store(true)
		defer w.app.Later(func() { delete(w.silent, path) })
		defer ended.Store(true)
		return work(ctx), nil
	})
	if err != nil {
		w.app.Later(func() { w.silent[path] = begun.Load() && !ended.Load() })
	}
	return t, err
}

// want notes that a row is seen of which nothing is known.
func (w *folderWork) want(name string) {
	if !slices.Contains(w.wanted, name) {
		w.wanted = append(w.wanted, name)
		w.wanted = w.wanted[max(0, len(w.wanted)-inSight):]
	}
	w.app.Later(w.look)
}

// wantChosen asks for what is chosen, or in the place of the file to write, though it isn't in sight.
func (w *folderWork) wantChosen() {
	e := w.state.entry(w.state.chosen)
	if w.state.ask.Save {
		e, _ = w.state.there()
	}
	if e != nil && !w.state.known.has(e) {
		w.want(e.Name)
	}
}

// look finds out what the rows in sight are, that which is chosen first.
func (w *folderWork) look() {
	if w.looks.Busy() || len(w.wanted) == 0 || w.Closed() {
		return
	}
	names, dir, turn := w.wanted, w.state.listed, w.looking
	if e := w.state.entry(w.state.chosen); e != nil {
		if at := slices.Index(names, e.Name); at > 0 {
			names[0], names[at] = names[at], names[0]
		}
	}
	w.wanted = nil
	stuck := map[string]folder.Facts{}
	names = slices.DeleteFunc(names, func(name string) bool {
		is := w.silent[filepath.Join(dir, name)]
		if is {
			stuck[name] = folder.Facts{Err: errSilent}
		}
		return is
	})
	session.Start(w.looks, func(ctx context.Context, report func(map[string]folder.Facts)) (map[string]folder.Facts, error) {
		all := stuck
		for _, name := range names {
			all[name] = w.lookAt(ctx, turn, filepath.Join(dir, name))
			if ctx.Err() != nil {
				break
			}
			report(maps.Clone(all))
		}
		return all, ctx.Err()
	}, w.learn, func(all map[string]folder.Facts, err error) {
		w.learn(all)
		w.look()
	})
}

// lookAt looks at a file for as long as patience lasts.
func (w *folderWork) lookAt(ctx context.Context, turn session.Semaphore, path string) folder.Facts {
	f, err := asked(ctx, w, turn, path, func(ctx context.Context) folder.Facts { return folder.Look(ctx, path) })
	if err != nil {
		f = folder.Facts{Err: errSilent}
	}
	return f
}

// learn shows what was found out.
func (w *folderWork) learn(all map[string]folder.Facts) {
	if len(w.state.known.facts)+len(all) > mostKnown {
		clear(w.state.known.facts) // rows in sight are asked for again
		clear(w.state.known.aged)
	}
	if e := w.state.entry(w.state.chosen); e != nil {
		was, known := w.state.known.facts[e.Name]
		if now, is := all[e.Name]; is && known && !now.Changed.Equal(was.Changed) {
			w.another()
		}
	}
	w.state.known.learn(all)
	w.update()
}
