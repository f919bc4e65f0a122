package library

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"sync"
)

// Collections are packed by Huffman codes alone, the same for all, as one block of deflate, which every
// program reads (RFC 1951, section 3.2.7). So a damaged byte costs no more than its line, or that
// and the next: soon behind it a code ends where one ended before, and what follows is read as it was
// written. Codes that depend on the text would have to be read first, and repetitions of what was
// before would be lost with that.

// codeLengths are how many bits each byte takes, and the end, which is the last: what is frequent in
// collections takes few. Other ones would make what is damaged in older backups unreadable.
const codeLengths = "eeeeeeeeee7eeeeeeeeeeeeeeeeedddd4d5ddddcddddd62855555554446ddddddccddcddddddddadcddb7ddddd7dbddd" +
	"d687668898dc9777bd7777b997dddd7ddadadbddddbaddbbcdddccccbcbdcccdddcddcdddddcaccdaadcddddccdddddd" +
	"dddcddddddddddddddddddddddddddddddcaba9abbdddddddddddddddddddddde"

const (
	endOfText = 256 // the code behind the last byte
	mostBits  = 14  // of a code
	fewBits   = 10  // of one that a short table has
)

// A huffman has the codes in the forms that writing and reading take.
type huffman struct {
	head   []byte // whole bytes of what a block says of its codes
	rest   bitWriter
	codes  [endOfText + 1]uint64 // with the first bit lowest
	sizes  [endOfText + 1]uint8
	few    [1 << fewBits]uint16  // code*16+size by the next bits, 0 if there are too few of these
	symbol [1 << mostBits]uint16 // the same for all codes
}

// A bitWriter is bits that are less than a byte yet.
type bitWriter struct {
	bits uint64
	n    uint
}

func (w *bitWriter) add(dst []byte, bits uint64, n uint8) []byte {
	w.bits |= bits << w.n
	if w.n += uint(n); w.n >= 32 {
		dst = binary.LittleEndian.AppendUint32(dst, uint32(w.bits))
		w.bits, w.n = w.bits>>32, w.n-32
	}
	return dst
}

// bytes writes the whole bytes.
func (w *bitWriter) bytes(dst []byte) []byte {
	for ; w.n >= 8; w.n -= 8 {
		dst, w.bits = append(dst, byte(w.bits)), w.bits>>8
	}
	return dst
}

// lineCodes are those of all collections.
var lineCodes = sync.OnceValue(func() *huffman {
	h := new(huffman)
	for i, c := range []byte(codeLengths) {
		h.sizes[i] = uint8(bytes.IndexByte([]byte("0123456789abcdef"), c))
	}
	code := uint16(0)
	for size := uint8(1); size <= mostBits; size++ {
		for i, s := range h.sizes {
			if s == size {
				h.codes[i] = uint64(bits.Reverse16(code << (16 - size)))
				h.enter(uint16(i)<<4|uint16(size), h.codes[i], size)
				code++
			}
		}
		code <<= 1
	}
	h.begin()
	return h
})

// enter puts a code into the tables.
func (h *huffman) enter(value uint16, code uint64, size uint8) {
	for i := code; i < uint64(len(h.symbol)); i += 1 << size {
		h.symbol[i] = value
	}
	for i := code; size <= fewBits && i < uint64(len(h.few)); i += 1 << size {
		h.few[i] = value
	}
}

// begin writes what a block says of its codes: their sizes, each in four bits, and one for
// repetitions, of which there are none.
func (h *huffman) begin() {
	w := &h.rest
	h.head = w.add(h.head, 1|2<<1|15<<13, 17) // the last block, with its own codes, for 257, 1 and 19 symbols
	for i := range 19 {
		size := uint64(4)
		if i < 3 { // repeated sizes
			size = 0
		}
		h.head = w.add(h.head, size, 3)
	}
	for _, size := range append(h.sizes[:], 1) {
		h.head = w.add(h.head, uint64(bits.Reverse8(size<<4)), 4)
	}
	h.head = w.bytes(h.head)
}

// pack appends a text, packed.
func (h *huffman) pack(dst, text []byte) []byte {
	w := h.rest
	dst = append(dst, h.head...)
	for _, b := range text {
		dst = w.add(dst, h.codes[b], h.sizes[b])
	}
	dst = w.add(dst, h.codes[endOfText], h.sizes[endOfText])
	w.n += 7 // the last bits are a byte, too
	return w.bytes(dst)
}

// packs reports whether some bytes, which may be damaged, are what pack has made.
func (h *huffman) packs(b []byte) bool {
	same := 0
	for i := range min(len(b), len(h.head)) {
		if b[i] == h.head[i] {
			same++
		}
	}
	return 4*same > 3*len(h.head)
}

// unpack returns what was packed. What is damaged makes other bytes, and no end.
func (h *huffman) unpack(b []byte) (text []byte) {
	text = make([]byte, 0, 3*len(b))
	var next uint64
	at, have := min(len(h.head), len(b)), uint(0)
	for skip := h.rest.n; ; {
		for ; have <= 56 && at < len(b); have += 8 {
			next |= uint64(b[at]) << have
			at++
		}
		if skip > 0 {
			next, have, skip = next>>skip, have-min(have, skip), 0
		}
		for have >= mostBits || at == len(b) {
			e := h.few[next&(1<<fewBits-1)]
			if e == 0 {
				e = h.symbol[next&(1<<mostBits-1)]
			}
			size := uint(e & 15)
			if size > have {
				return text
			}
			next, have = next>>size, have-size
			if e>>4 < endOfText {
				text = append(text, byte(e>>4))
			} else if at == len(b) && have < 8 {
				return text
			}
		}
	}
}
