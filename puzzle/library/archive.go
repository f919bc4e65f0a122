package library

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
)

// An archive is a zip that may be damaged, cut off or lengthened. Each of its files is said
// twice, before its content and in the list at the end: what one of them says wrong, the
// other may say right. The form is that of PKWARE's APPNOTE 6.3.10, sections 4.3.7, 4.3.12
// and 4.3.16.
type archive struct {
	r     io.ReaderAt
	size  int64
	files []archived
	cut   bool // the list at the end is missing, or not whole
}

// An archived is a file in an archive.
type archived struct {
	name     string
	modified time.Time
	at       int64 // of its header
	method   uint16
	sum      uint32
	from, n  int64 // its bytes; n < 0 if they end where they say
	size     int64 // unpacked
}

const (
	localHead, centralHead, endHead = "PK\x03\x04", "PK\x01\x02", "PK\x05\x06"
	localSize, centralSize, endSize = 30, 46, 22

	stored, deflated = 0, 8
)

// readArchive lists the files of an archive.
func readArchive(r io.ReaderAt, size int64) *archive {
	a := &archive{r: r, size: size}
	start := a.centralStart()
	listed := map[int64]archived{}
	end := a.size
	if start >= 0 {
		end = start
		a.readCentral(start, listed)
	}
	a.cut = len(listed) == 0
	starts := slices.Sorted(maps.Keys(listed))
	for at := int64(0); at < end && len(a.files) <= maxFiles; {
		f, ok := a.local(at, listed)
		if !ok {
			next, err := a.search(localHead, at+1, end)
			if err != nil || next < 0 {
				break
			}
			at = next
			continue
		}
		a.files = append(a.files, f)
		after := f.from + max(f.n, 0)
		if f.n < 0 { // only reading it tells where it ends
			if after = a.nextHeader(f.from, end); after < 0 {
				break
			}
		}
		if i, _ := slices.BinarySearch(starts, at+1); i < len(starts) {
			after = min(after, starts[i]) // what is said of one file must not hide the next
		}
		at = after
	}
	for _, f := range a.files {
		delete(listed, f.at)
	}
	a.cut = a.cut || len(listed) > 0
	return a
}

// nextHeader finds the next header.
func (a *archive) nextHeader(from, end int64) int64 {
	at, err := a.search(localHead, from, end)
	if err != nil {
		return -1
	}
	return at
}

// centralStart returns where the list of files begins, -1 if there is none.
func (a *archive) centralStart() int64 {
	tail := min(a.size, 1<<16+endSize)
	b := make([]byte, tail)
	if n, _ := a.r.ReadAt(b, a.size-tail); int64(n) < tail {
		return -1
	}
	if i := bytes.LastIndex(b, []byte(endHead)); i >= 0 && i+endSize <= len(b) {
		at := int64(binary.LittleEndian.Uint32(b[i+16:]))
		if head := a.bytes(at, 4); string(head) == centralHead {
			return at
		}
	}
	at, err := a.search(centralHead, 0, a.size)
	if err != nil {
		return -1
	}
	return at
}

// readCentral reads the list of files, by where they begin.
func (a *archive) readCentral(at int64, listed map[int64]archived) {
	for len(listed) <= maxFiles {
		h := a.bytes(at, centralSize)
		if len(h) < centralSize {
			a.cut = true
			return
		}
		if string(h[:4]) != centralHead {
			if string(h[:2]) != "PK" {
				a.cut = true
			}
			return
		}
		le := binary.LittleEndian
		name := a.bytes(at+centralSize, int64(le.Uint16(h[28:])))
		f := archived{name: string(name), method: le.Uint16(h[10:]), sum: le.Uint32(h[16:]),
			n: int64(le.Uint32(h[20:])), size: int64(le.Uint32(h[24:])), at: int64(le.Uint32(h[42:]))}
		f.from = f.at + localSize + int64(le.Uint16(h[28:])) + int64(le.Uint16(h[30:]))
		f.modified = modified(a.bytes(at+centralSize+int64(len(name)), int64(le.Uint16(h[30:]))))
		listed[f.at] = f
		at += centralSize + int64(le.Uint16(h[28:])) + int64(le.Uint16(h[30:])) + int64(le.Uint16(h[32:]))
	}
}

// bytes returns bytes of the archive, fewer where it ends.
func (a *archive) bytes(at, n int64) []byte {
	if at < 0 || at >= a.size {
		return nil
	}
	b := make([]byte, min(n, a.size-at))
	k, _ := a.r.ReadAt(b, at)
	return b[:k]
}

// search returns where a header begins, from from on and before end, -1 if none does.
func (a *archive) search(head string, from, end int64) (int64, error) {
	const step = 1 << 16
	b := make([]byte, step+len(head)-1)
	for at := from; at < end; at += step {
		n, err := a.r.ReadAt(b[:min(int64(len(b)), a.size-at)], at)
		if err != nil && !errors.Is(err, io.EOF) {
			return -1, err
		}
		if i := bytes.Index(b[:n], []byte(head)); i >= 0 && at+int64(i) < end {
			return at + int64(i), nil
		}
	}
	return -1, nil
}

// maxLines is how many bytes the lines of a collection may have, packed, to be read even where they
// are damaged: what Backup writes has fewer.
const maxLines = 2 * partSize

// open returns the content of a file.
func (a *archive) open(f *archived) (io.Reader, error) {
	n := f.n
	if n < 0 {
		n = a.size - f.from
	}
	packed := io.NewSectionReader(a.r, f.from, n)
	if f.method == deflated && n < maxLines {
		b := a.bytes(f.from, n)
		if lineCodes().packs(b) {
			return bytes.NewReader(lineCodes().unpack(b)), nil
		}
		return flate.NewReader(bytes.NewReader(b)), nil
	}
	switch f.method {
	case stored:
		return packed, nil
	case deflated:
		return flate.NewReader(packed), nil
	}
	return nil, errUnusable
}

// isFolder reports whether an archived file is a folder.
func (f *archived) isFolder() bool { return strings.HasSuffix(f.name, "/") }
