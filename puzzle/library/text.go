package library

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
)

var errNoCollectionFile = errors.New("no collection")

// begin reads the first line, and empties a collection that was read before: its entries
// keep their IDs.
func (cat *catalogue) begin(old *collection, id CollectionID, f io.ReadSeeker) (*collection, error) {
	first := make([]byte, 80)
	n, _ := io.ReadFull(f, first) // a file may be shorter
	line, _, ended := strings.Cut(string(first[:n]), "\n")
	value, ok := strings.CutPrefix(strings.TrimSuffix(line, "\r"), formName)
	version, bad := strconv.ParseUint(value, 10, 32)
	if !ok || !ended || bad != nil || version == 0 {
		return nil, errNoCollectionFile
	}
	c := &collection{id: id, techniques: cat.techniques, size: int64(len(line)) + 1, newer: version > formVersion}
	if old != nil {
		c.before, old.nums = old.nums, numbered{}
		for e := range c.before.all {
			cat.drop(e)
		}
		*old, c = *c, old
	}
	cat.collections[id] = c
	if c.newer {
		c.size = 0
	}
	_, err := f.Seek(c.size, io.SeekStart)
	return c, err
}

// readLines reads the lines from where f is.
func (cat *catalogue) readLines(ctx context.Context, c *collection, f io.Reader) error {
	if c.newer {
		return nil
	}
	in := bufio.NewReaderSize(f, maxLine)
	for n := 0; ; n++ {
		line, err := in.ReadSlice('\n')
		if n%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if len(line) == 0 && err == io.EOF {
			return nil
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			size, err := skipLine(in)
			if c.bad++; err != nil {
				return nil // not ended: it may be cut off
			}
			c.size += int64(len(line)) + size
			continue
		}
		if err != nil && err != io.EOF {
			return err
		}
		text, ok := body(line)
		if err == io.EOF && !ok {
			return nil // cut off, or still being written
		}
		if !ok || !cat.apply(c, string(text)) {
			c.bad++
		}
		c.size += int64(len(line))
		c.bare = err == io.EOF
		c.tail = string(line[max(0, len(line)-10):])
	}
}

// skipLine reads to the end of a line, and returns how many bytes that was.
func skipLine(in *bufio.Reader) (n int64, err error) {
	for {
		b, err := in.ReadSlice('\n')
		n += int64(len(b))
		if !errors.Is(err, bufio.ErrBufferFull) {
			return n, err
		}
	}
}

// writeAll writes what a file has that holds c and nothing stale.
func (cat *catalogue) writeAll(w io.Writer, c *collection) error {
	cat.RLock()
	defer cat.RUnlock()
	b := head(c.info().Name)
	for _, e := range c.inOrder() {
		r := e.record()
		b = r.appendLine(b)
		if len(b) > 64<<10 {
			if _, err := w.Write(b); err != nil {
				return err
			}
			b = b[:0]
		}
	}
	_, err := w.Write(b)
	return err
}
