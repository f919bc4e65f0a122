// Package single keeps the program to one window per folder of games: a later start
// passes its files to the first window and ends. They exchange only paths of files, over
// a socket that only its owner can access.
package single

import (
	"errors"
	"net"
	"os"
	"strings"
	"time"

	"sudoku/puzzle/store"
)

// A State is what a start of the program found.
type State int

const (
	First      State = iota // no other window is open
	HandedOver              // the first window has taken the files
	NoAnswer                // the first window does not answer
	Unlocked                // no lock is possible: a later start won't find this window
)

// An Instance is the first window's end: it holds the lock and listens.
type Instance struct {
	lock   *store.Lock
	listen net.Listener // nil if no socket is possible
}

// answerTime is how long a later start waits for the first window, and openingTime if the first
// window says that it is still opening.
var answerTime, openingTime = time.Second, 10 * time.Second

const retryInterval = 30 * time.Millisecond // between two attempts

// Start becomes the first window for the games in the folder data, or passes the files,
// which are absolute paths that fit, to the existing one. It waits at most a second.
func Start(data string, files []string) (*Instance, State) {
	base, err := socketBase(data, os.Getenv("XDG_RUNTIME_DIR"))
	if err != nil {
		return &Instance{}, Unlocked
	}
	for end := time.Now().Add(answerTime); ; time.Sleep(retryInterval) {
		lock, err := store.TakeLock(base + ".lock")
		switch {
		case err == nil:
			return &Instance{lock, listen(base + ".sock")}, First
		case errors.Is(err, errors.ErrUnsupported): // windows can't share games on this system
			return &Instance{}, First
		case !errors.Is(err, store.ErrLocked):
			return &Instance{}, Unlocked
		case handOver(base+".sock", files, end):
			return nil, HandedOver
		case time.Now().After(end):
			return nil, NoAnswer
		}
	}
}

// listen opens the socket for its owner only. The holder of the lock may remove what an
// earlier window left.
func listen(path string) net.Listener {
	os.Remove(path)
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil // the path is too long, or the file system has no sockets
	}
	if os.Chmod(path, 0o600) != nil {
		l.Close()
		return nil
	}
	return l
}

// handOver passes the files to the first window and reports whether it took them.
func handOver(path string, files []string, end time.Time) bool {
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
			c.SetDeadline(time.Now().Add(openingTime))
		}
	}
}

// Answers of the first window.
const (
	taken   = '+'
	opening = '.'
)

// Bounds of what the first window reads: no system starts a program with more.
const (
	maxFiles = 100_000
	maxPath  = 256 << 10
	maxBytes = 8 << 20
)

// Fits reports whether so many files can be passed on.
func Fits(files []string) bool {
	n := len(files)
	for _, f := range files {
		if n += len(f); len(f) > maxPath {
			return false
		}
	}
	return len(files) <= maxFiles && n <= maxBytes
}

// send writes the paths, each ended by a zero byte, and an end marker.
func send(c net.Conn, files []string) error {
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f + "\x00")
	}
	if _, err := c.Write([]byte(b.String())); err != nil {
		return err
	}
	return c.(*net.UnixConn).CloseWrite()
}
