// Package single keeps the program to one window for each folder of games: a later
// start hands the files that it was given to the first and ends. What goes between
// them is paths of files and nothing else, over a socket that only its owner can
// reach.
package single

import (
	"errors"
	"net"
	"os"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle/store"
)

// A State is what a start of the program found.
type State int

const (
	First    State = iota // no other window: this is the one
	Handed                // the first window has the files
	Apart                 // there is a first window, and it does not answer
	Unlocked              // no lock is to be had: a later start won't find this window
)

// An Instance is the first window's side: it holds the lock and listens.
type Instance struct {
	lock   *store.Lock
	listen net.Listener // nil where there can be no socket
}

// patience is how long a later start waits for the first window, and longer how
// long for one that says that it is just opening.
const (
	patience = time.Second
	longer   = 10 * time.Second
	again    = 30 * time.Millisecond // between two tries
)

// Start becomes the first window for the games in the folder data, or hands the
// files, absolute paths, to the one that is. It waits a second at most.
func Start(data string, files []string) (*Instance, State) {
	base, err := place(data, os.Getenv("XDG_RUNTIME_DIR"))
	if err != nil {
		return &Instance{}, Unlocked
	}
	for end := time.Now().Add(patience); ; time.Sleep(again) {
		lock, err := store.TakeLock(base + ".lock")
		switch {
		case err == nil:
			return &Instance{lock, listen(base + ".sock")}, First
		case errors.Is(err, errors.ErrUnsupported): // no windows share games here
			return &Instance{}, First
		case !errors.Is(err, store.ErrLocked):
			return &Instance{}, Unlocked
		case hand(base+".sock", files, end):
			return nil, Handed
		case time.Now().After(end):
			return nil, Apart
		}
	}
}

// listen opens the socket for its owner alone. Who holds the lock may remove what
// an earlier window left.
func listen(path string) net.Listener {
	os.Remove(path)
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil // the path is too long, or the disk knows no sockets
	}
	if os.Chmod(path, 0o600) != nil {
		l.Close()
		return nil
	}
	return l
}

// hand gives the files to the first window and reports whether it took them.
func hand(path string, files []string, end time.Time) bool {
	c, err := net.DialTimeout("unix", path, time.Until(end))
	if err != nil {
		return false
	}
	defer c.Close()
	c.SetDeadline(end)
	if !sameUser(c, os.Geteuid()) {
		return false
	}
	if send(c, files) != nil {
		return false
	}
	answer := make([]byte, 1)
	for {
		if _, err := c.Read(answer); err != nil {
			return false
		}
		switch answer[0] {
		case taken:
			return true
		case opening:
			c.SetDeadline(time.Now().Add(longer))
		}
	}
}

// What the first window answers.
const (
	taken   = '+'
	opening = '.'
)

// Bounds of what the first window reads. No system opens a file by a path that is
// longer in full; one on Windows could be, and is not handed over.
const (
	maxFiles = 100
	maxPath  = 4096
	maxBytes = maxFiles * (maxPath + 1)
)

// send writes the paths, each ended by a zero byte, and that there are no more.
func send(c net.Conn, files []string) error {
	files = slices.DeleteFunc(slices.Clone(files), func(f string) bool { return len(f) > maxPath })
	if len(files) > maxFiles {
		files = files[:maxFiles]
	}
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f + "\x00")
	}
	if _, err := c.Write([]byte(b.String())); err != nil {
		return err
	}
	return c.(*net.UnixConn).CloseWrite()
}
