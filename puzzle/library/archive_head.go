package library

import (
	"encoding/binary"
	"time"
)

// local reads the header of a file, with what the list says of it.
func (a *archive) local(at int64, listed map[int64]archived) (f archived, ok bool) {
	h := a.bytes(at, localSize)
	if len(h) < localSize {
		return f, false
	}
	le := binary.LittleEndian
	nameLen := int64(le.Uint16(h[26:]))
	f = archived{name: string(a.bytes(at+localSize, nameLen)), at: at,
		modified: modified(a.bytes(at+localSize+nameLen, int64(le.Uint16(h[28:])))), method: le.Uint16(h[8:]), sum: le.Uint32(h[14:]), from: at + localSize + nameLen + int64(le.Uint16(h[28:])),
		n: int64(le.Uint32(h[18:])), size: int64(le.Uint32(h[22:]))}
	if le.Uint16(h[6:])&8 != 0 && f.n == 0 {
		f.n = -1
	}
	said, isListed := listed[at]
	if isListed {
		f = a.better(f, said)
	}
	if string(h[:4]) != localHead && (!isListed || !a.ends(&f)) {
		return f, false
	}
	if f.from > a.size || f.n > a.size-f.from {
		if f.n = a.size - f.from; f.n < 0 {
			return f, false
		}
		a.cut = true
	}
	return f, true
}

// better joins what is said of a file before its content and in the list.
func (a *archive) better(local, said archived) archived {
	f := said
	f.from = local.from
	for _, try := range [][2]int64{{local.from, said.n}, {said.from, said.n}, {local.from, local.n}, {said.from, local.n}} {
		was := f
		if f.from, f.n = try[0], try[1]; a.ends(&f) {
			break
		}
		f = was
	}
	if known(said.name) == 0 && known(local.name) != 0 {
		f.name = local.name
	}
	if said.method != stored && said.method != deflated || local.method == stored && f.n == local.size {
		f.method = local.method
	}
	if local.n >= 0 && f.method == stored {
		f.size = f.n
	}
	return f
}

// ends reports whether something else begins where a file ends.
func (a *archive) ends(f *archived) bool {
	head := string(a.bytes(f.from+f.n, 4))
	return f.n >= 0 && (head == localHead || head == centralHead || head == "PK\x07\x08")
}

// modified returns the time in a header's extra field, the zero time if it has none.
func modified(extra []byte) time.Time {
	le := binary.LittleEndian
	for len(extra) >= 4 {
		n := int(le.Uint16(extra[2:]))
		if n > len(extra)-4 {
			break
		}
		if le.Uint16(extra) == extendedTime && n >= 5 {
			return time.Unix(int64(le.Uint32(extra[5:])), 0)
		}
		extra = extra[4+n:]
	}
	return time.Time{}
}

// extra returns an extra field with a time.
func extra(t time.Time) []byte {
	b := binary.LittleEndian.AppendUint16(nil, extendedTime)
	b = append(binary.LittleEndian.AppendUint16(b, 5), 1)
	return binary.LittleEndian.AppendUint32(b, uint32(t.Unix()))
}

const extendedTime = 0x5455 // of the extra fields
