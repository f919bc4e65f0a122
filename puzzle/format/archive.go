package format

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"path"
	"strings"

	"sudoku/puzzle/words"
)

// Limits of compressed files. What they unpack to is bounded by their size, since a few
// packed bytes can unpack to a thousand times as many.
const (
	maxArchive  = 64 << 20 // of a zip file; of others any size is read
	maxMembers  = 10_000
	maxNesting  = 2 // archives in archives
	freeUnpack  = 16 << 20
	ratioUnpack = 40 // bytes for each packed one beyond freeUnpack
)

// An unpacker reads one compressed kind of files.
type unpacker func(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) bool

// archive returns how to unpack s, nil if it isn't packed.
func (s *source) archive() unpacker {
	switch {
	case bytes.HasPrefix(s.buf, []byte("\x1f\x8b")):
		return scanGzip
	case bytes.HasPrefix(s.buf, []byte("PK")):
		for len(s.buf) < 4 && s.err == nil {
			s.fill()
		}
		if bytes.HasPrefix(s.buf, []byte("PK\x03\x04")) || bytes.HasPrefix(s.buf, []byte("PK\x05\x06")) {
			return scanZip
		}
	}
	return nil
}

// A bounded reader fails when more is unpacked than the packed bytes that were read allow.
type bounded struct {
	io.Reader
	packed   func() int64
	unpacked int64
}

var errArchiveMuch = words.Error("format.archive.much")

func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if b.unpacked += int64(n); b.unpacked > freeUnpack+ratioUnpack*b.packed() {
		return 0, errArchiveMuch
	}
	return n, err
}

// A counted reader counts what was read.
type counted struct {
	io.Reader
	n int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

func scanGzip(s *source, onLines func(*Lines) bool, yield func(Item, error) bool) bool {
	in := &counted{Reader: unread{s}}
	r, err := gzip.NewReader(in)
	if err != nil {
		return yield(Item{Line: 1}, &ParseError{Line: 1, Err: words.Error("format.archive.broken")})
	}
	return s.scanMember(&bounded{Reader: r, packed: func() int64 { return in.n }}, "", onLines, yield)
}

// scanMember reads an unpacked file.
func (s *source) scanMember(r io.Reader, name string, onLines func(*Lines) bool, yield func(Item, error) bool) bool {
	if s.nesting == maxNesting {
		return yield(Item{Line: 1, File: name}, &ParseError{Line: 1, File: name, Err: words.Error("format.archive.deep")})
	}
	m := newSource(s.ctx, r)
	m.nesting = s.nesting + 1
	within := func(it Item, err error) bool {
		it.File = path.Join(name, it.File)
		if fault, ok := errors.AsType[*ParseError](err); ok {
			fault.File = it.File
		}
		return yield(it, err)
	}
	if !scan(m, onLines, within) {
		return false
	}
	switch err := m.failure(); {
	case err == nil || s.ctx.Err() != nil || s.failure() != nil:
		return true
	case errors.Is(err, errArchiveMuch):
		return within(Item{Line: max(1, m.no)}, &ParseError{Line: max(1, m.no), Err: errArchiveMuch})
	}
	return within(Item{Line: max(1, m.no)}, &ParseError{Line: max(1, m.no), Err: words.Error("format.archive.broken")})
}

func scanZip(s *source, _ func(*Lines) bool, yield func(Item, error) bool) bool {
	fail := func(key string, args ...any) bool {
		return yield(Item{Line: 1}, &ParseError{Line: 1, Err: words.Error(key, args...)})
	}
	data, err := io.ReadAll(io.LimitReader(unread{s}, maxArchive+1))
	switch {
	case err != nil:
		return true
	case len(data) > maxArchive:
		return fail("format.archive.large", "n", maxArchive>>20)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return fail("format.archive.broken")
	}
	members := z.File[:min(len(z.File), maxMembers)]
	if isOffice(members) {
		return fail("format.archive.office")
	}
	spent, n := int64(0), 0
	for _, m := range members {
		switch {
		case strings.HasSuffix(m.Name, "/"), strings.HasPrefix(m.Name, "__MACOSX/"), strings.HasPrefix(path.Base(m.Name), "."):
			continue
		}
		n++
		r, err := m.Open()
		if err != nil {
			if !yield(Item{Line: 1, File: m.Name}, &ParseError{Line: 1, File: m.Name, Err: words.Error("format.archive.member")}) {
				return false
			}
			continue
		}
		in := &bounded{Reader: r, packed: func() int64 { return int64(len(data)) }, unpacked: spent}
		more := s.scanMember(in, m.Name, nil, yield)
		r.Close()
		if spent = in.unpacked; !more {
			return false
		}
	}
	return n > 0 || fail("format.archive.empty")
}
