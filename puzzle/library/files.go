package library

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sudoku/puzzle/store"
)

// ext is the file name extension of collections.
const ext = ".txt"

func (l *Library) path(id CollectionID) string { return filepath.Join(l.dir, string(id)+ext) }

// hold takes the lock of this process on the files, until release is called.
func (l *Library) hold(ctx context.Context) (release func(), err error) {
	select {
	case l.writing <- struct{}{}:
		return func() { <-l.writing }, ctx.Err()
	case <-ctx.Done():
		return func() {}, ctx.Err()
	}
}

// patience is how long a writer waits for another program that writes.
const patience = 10 * time.Second

// change runs do as the only writer of the collections, of all programs, on what they hold
// now.
func (l *Library) change(ctx context.Context, do func() error) error {
	release, err := l.hold(ctx)
	defer release()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(l.dir, 0o700); err != nil {
		return err
	}
	lock, err := l.lock(ctx)
	if err != nil {
		return err
	}
	defer lock.Release()
	if err := l.reread(ctx); err != nil {
		return err
	}
	return do()
}

// lock takes the lock of all programs.
func (l *Library) lock(ctx context.Context) (*store.Lock, error) {
	for end := time.Now().Add(patience); ; {
		lock, err := store.TakeLock(filepath.Join(l.dir, ".lock"))
		switch {
		case errors.Is(err, errors.ErrUnsupported):
			return nil, nil
		case !errors.Is(err, store.ErrLocked):
			return lock, err
		case time.Now().After(end):
			return nil, ErrBusy
		}
		select {
		case <-time.After(5 * time.Millisecond):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// refresh reads what other programs have changed.
func (l *Library) refresh(ctx context.Context) error {
	release, err := l.hold(ctx)
	defer release()
	if err != nil {
		return err
	}
	return l.reread(ctx)
}

// reread is refresh for one who holds the files.
func (l *Library) reread(ctx context.Context) error {
	files, err := os.ReadDir(l.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	there := map[CollectionID]bool{}
	for _, f := range files {
		id, ok := strings.CutSuffix(f.Name(), ext)
		if !ok || id == "" || id[0] == '.' {
			continue
		}
		if info, err := os.Stat(filepath.Join(l.dir, f.Name())); err != nil || !info.Mode().IsRegular() {
			continue
		}
		if l.readFile(ctx, CollectionID(id)) {
			there[CollectionID(id)] = true
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	l.cat.Lock()
	defer l.cat.Unlock()
	for id, c := range l.cat.collections {
		if !there[id] {
			l.cat.forget(c)
		}
	}
	return nil
}

// readFile brings a collection up to date with its file, and reports whether it is one.
func (l *Library) readFile(ctx context.Context, id CollectionID) bool {
	f, err := store.Open(l.path(id))
	l.cat.Lock()
	defer l.cat.Unlock()
	c := l.cat.collections[id]
	if err != nil {
		if c == nil {
			c = &collection{id: id, techniques: l.cat.techniques}
			l.cat.collections[id] = c
		}
		c.reading = &store.FileError{Name: string(id) + ext, Err: err}
		return true
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return c != nil
	}
	switch {
	case c != nil && c.file != nil && os.SameFile(c.file, info) && c.file.Size() == info.Size() && c.file.ModTime().Equal(info.ModTime()):
		return true
	case c != nil && c.grown(f, info):
		if _, err = f.Seek(c.size, io.SeekStart); err != nil {
			return true
		}
	default:
		begun, none := l.cat.begin(c, id, f)
		if none != nil {
			return false
		}
		c = begun
	}
	c.file = info
	c.reading = l.cat.readLines(ctx, c, f)
	c.before = numbered{}
	return true
}

// write appends lines to the file of c, syncs it to the disk, and makes their changes in
// memory. If it fails nothing has changed. It is for use in change.
func (l *Library) write(c *collection, lines []byte) error {
	switch {
	case c.newer:
		return ErrNewer
	case c.reading != nil:
		return c.reading
	case len(lines) == 0:
		return nil
	}
	f, err := os.OpenFile(l.path(c.id), os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if info.Size() > c.size {
		if err := l.cutTail(c, f, info.Size()); err != nil {
			return err
		}
	}
	text := lines
	if c.bare {
		text = append([]byte{'\n'}, lines...)
	}
	if _, err = f.WriteAt(text, c.size); err == nil {
		err = f.Sync()
	}
	if err != nil {
		_ = f.Truncate(c.size)
		return err
	}
	if info, err = f.Stat(); err != nil {
		return err
	}
	l.cat.Lock()
	defer l.cat.Unlock()
	for line := range bytes.Lines(lines) {
		text, _ := body(line)
		l.cat.apply(c, string(text))
	}
	c.size += int64(len(text))
	c.bare, c.file, c.tail = false, info, string(text[max(0, len(text)-10):])
	return nil
}

// cutTail removes the end of a line that was cut off, which was never confirmed. It is
// copied first: a person may have written it.
func (l *Library) cutTail(c *collection, f *os.File, size int64) error {
	b := make([]byte, min(size-c.size, maxLine))
	n, err := f.ReadAt(b, c.size)
	if err != nil && err != io.EOF {
		return err
	}
	aside, err := os.OpenFile(l.path(c.id)+".damaged", os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	_, err = aside.Write(append(b[:n], '\n'))
	if e := aside.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return f.Truncate(c.size)
}

// compactFrom is how many lines a file has at least that is written anew.
const compactFrom = 1000

// compact writes the file of c anew if half of its lines are stale. Lines that could not be
// read are kept beside it. It is for use in change.
func (l *Library) compact(c *collection) error {
	if c.newer || c.reading != nil || c.lines < compactFrom || c.lines < 2*c.nums.n {
		return nil
	}
	if c.bad > 0 {
		if err := copyAside(l.path(c.id)); err != nil {
			return err
		}
	}
	if err := store.WriteFile(l.path(c.id), 0o600, func(w io.Writer) error { return l.cat.writeAll(w, c) }); err != nil {
		return err
	}
	l.readFile(context.Background(), c.id)
	return nil
}

// copyAside copies a file to one beside it that is new.
func copyAside(path string) error {
	from, err := store.Open(path)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".damaged-*")
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	if e := to.Close(); err == nil {
		err = e
	}
	if err != nil {
		os.Remove(to.Name())
	}
	return err
}
