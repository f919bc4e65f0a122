package single

import (
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"sudoku/puzzle/fault"
)

// readTime is how long a connected process may take to send its paths.
var readTime = 2 * time.Second

// errForeign means that the data on the socket is not from this program.
var errForeign = errors.New("not a list of paths")

// Serve handles later starts in the background: do runs a function on the window's
// goroutine, where open raises the window and opens the files. A later start that has
// given up meanwhile, because the window was busy, is not served: it has opened a window
// of its own. Serve returns at once; on a nil Instance it does nothing.
func (i *Instance) Serve(do func(func()), open func(files []string)) {
	if i == nil || i.listen == nil {
		return
	}
	var running atomic.Bool // the window's goroutine responds
	go func() {
		defer fault.PassOn(do)
		do(func() { running.Store(true) }) // from here, because it runs at once on the window's goroutine
		for {
			c, err := i.listen.Accept()
			if errors.Is(err, net.ErrClosed) {
				return
			}
			if err != nil {
				time.Sleep(retryInterval) // no file descriptor left: try again later
				continue
			}
			if !sameUser(c, os.Geteuid()) {
				c.Close()
				continue
			}
			go func() {
				defer fault.PassOn(do)
				if !running.Load() {
					c.Write([]byte{opening})
				}
				serve(c, do, open)
			}()
		}
	}()
}

func serve(c net.Conn, do func(func()), open func([]string)) {
	files, err := receive(c)
	if err != nil {
		c.Close()
		return
	}
	do(func() {
		defer c.Close()
		if _, err := c.Write([]byte{taken}); err == nil {
			open(files)
		}
	})
}

// receive reads absolute paths, each ended by a zero byte, and nothing else.
func receive(c net.Conn) ([]string, error) {
	c.SetDeadline(time.Now().Add(readTime))
	b, err := io.ReadAll(io.LimitReader(c, maxBytes+1))
	c.SetDeadline(time.Time{})
	if err != nil {
		return nil, err
	}
	if len(b) == 0 {
		return nil, nil
	}
	text, whole := strings.CutSuffix(string(b), "\x00")
	files := strings.Split(text, "\x00")
	if !whole || len(b) > maxBytes || len(files) > maxFiles {
		return nil, errForeign
	}
	for _, f := range files {
		if len(f) > maxPath || !filepath.IsAbs(f) {
			return nil, errForeign
		}
	}
	return files, nil
}

// Close ends what Start began: the next start becomes the first. On a nil Instance, when
// the window is NoAnswer, it does nothing.
func (i *Instance) Close() {
	if i == nil {
		return
	}
	if i.listen != nil {
		i.listen.Close() // removes the socket
	}
	i.lock.Release()
}
