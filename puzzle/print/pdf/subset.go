package pdf

import (
	"encoding/binary"
	"errors"
	"slices"
)

var errFont = errors.New("the font is damaged, or not TrueType")

// tables are the tables of a TrueType face that a PDF file needs, by name.
type tables map[string][]byte

// kept lists them in the order in which they are written. A face without hints has only
// some of them.
var kept = []string{"cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"}

// start returns where the list of tables of a face begins.
func start(data []byte, index int) int {
	if len(data) < 16+4*index || string(data[:4]) != "ttcf" {
		return 0
	}
	return int(binary.BigEndian.Uint32(data[12+4*index:]))
}

// readTables finds the tables of the face whose list of them begins at a place.
func readTables(data []byte, at int) (tables, error) {
	if len(data)-at < 12 {
		return nil, errFont
	}
	t := tables{}
	for i := range int(binary.BigEndian.Uint16(data[at+4:])) {
		row := at + 12 + 16*i
		if row+16 > len(data) {
			return nil, errFont
		}
		name := string(data[row : row+4])
		from, size := int(binary.BigEndian.Uint32(data[row+8:])), int(binary.BigEndian.Uint32(data[row+12:]))
		if !slices.Contains(kept, name) {
			continue
		}
		if from > len(data) || size > len(data)-from {
			return nil, errFont
		}
		t[name] = data[from : from+size]
	}
	return t, nil
}

// check checks that all glyphs of a face are within its tables, or without outlines that
// their widths are.
func (t tables) check(glyphs int, drawn bool) error {
	if len(t["head"]) < 54 || len(t["hhea"]) < 36 || len(t["maxp"]) < 6 {
		return errFont
	}
	metrics := t.metrics()
	if metrics == 0 || metrics > glyphs || len(t["hmtx"]) < 2*(glyphs+metrics) {
		return errFont
	}
	if drawn {
		return nil
	}
	entry := 2
	if t.long() {
		entry = 4
	}
	if len(t["loca"]) < entry*(glyphs+1) {
		return errFont
	}
	for g := range glyphs {
		if from, to := t.place(g), t.place(g+1); from > to || to > len(t["glyf"]) {
			return errFont
		}
	}
	return nil
}

// long reports whether loca has four bytes for each glyph, not two.
func (t tables) long() bool { return t["head"][51] != 0 }

// metrics returns how many glyphs have an own width; those after them have the width of the
// last one.
func (t tables) metrics() int { return int(binary.BigEndian.Uint16(t["hhea"][34:])) }

// place returns the offset of a glyph in glyf.
func (t tables) place(g int) int {
	if t.long() {
		return int(binary.BigEndian.Uint32(t["loca"][4*g:]))
	}
	return 2 * int(binary.BigEndian.Uint16(t["loca"][2*g:]))
}

// outline returns the data of a glyph, which is empty for a space.
func (t tables) outline(g int) []byte { return t["glyf"][t.place(g):t.place(g+1)] }

// Flags of a part of a composite glyph.
const (
	partWords    = 1 << 0
	partScaled   = 1 << 3
	partMore     = 1 << 5
	partScaledXY = 1 << 6
	partMatrix   = 1 << 7
)

// parts returns the parts of a composite glyph.
func (t tables) parts(g int) (parts []int) {
	const head = 10
	data := t.outline(g)
	if len(data) < head || int16(binary.BigEndian.Uint16(data)) >= 0 {
		return nil
	}
	data = data[head:]
	for len(data) >= 4 {
		flags := binary.BigEndian.Uint16(data)
		parts = append(parts, int(binary.BigEndian.Uint16(data[2:])))
		size := 6
		if flags&partWords != 0 {
			size += 2
		}
		switch {
		case flags&partScaled != 0:
			size += 2
		case flags&partScaledXY != 0:
			size += 4
		case flags&partMatrix != 0:
			size += 8
		}
		if flags&partMore == 0 || size > len(data) {
			break
		}
		data = data[size:]
	}
	return parts
}

// subset returns the face with only the outlines of these glyphs and their parts. Every
// glyph keeps its number, so that pages can be written before all used glyphs are known.
func (f *Font) subset(used glyphSet) []byte {
	if f.drawn {
		return f.redrawn(used)
	}
	count := len(f.advances)
	wanted := newGlyphSet(count)
	wanted.add(0) // the glyph for missing characters is required
	todo := []int{0}
	for g := range used.all() {
		todo = append(todo, g)
	}
	for len(todo) > 0 {
		g := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		wanted.add(g)
		for _, part := range f.tables.parts(g) {
			if part < count && !wanted.has(part) {
				todo = append(todo, part)
			}
		}
	}
	return f.with(wanted, f.tables.outline)
}

// with returns the face with the outlines of these glyphs alone.
func (f *Font) with(wanted glyphSet, outline func(g int) []byte) []byte {
	t := tables{}
	for name, data := range f.tables {
		t[name] = slices.Clone(data)
	}
	t["head"][51] = 1
	t["glyf"], t["loca"] = nil, nil
	for g := range len(f.advances) {
		t["loca"] = binary.BigEndian.AppendUint32(t["loca"], uint32(len(t["glyf"])))
		if wanted.has(g) {
			t["glyf"] = append(t["glyf"], outline(g)...)
			for len(t["glyf"])%4 != 0 {
				t["glyf"] = append(t["glyf"], 0)
			}
		} else {
			t.forget(g)
		}
	}
	t["loca"] = binary.BigEndian.AppendUint32(t["loca"], uint32(len(t["glyf"])))
	if f.drawn {
		t["maxp"] = drawnLimits(len(f.advances))
	}
	return t.file()
}

// forget clears the metrics of a glyph, because zeros compress well.
func (t tables) forget(g int) {
	at, size, metrics := 4*g, 4, t.metrics()
	if g >= metrics {
		at, size = 4*metrics+2*(g-metrics), 2
	}
	if g != metrics-1 { // the last width is that of all glyphs after it
		clear(t["hmtx"][at : at+size])
	}
}

// file returns a TrueType file with the tables.
func (t tables) file() []byte {
	names := slices.DeleteFunc(slices.Clone(kept), func(name string) bool { return t[name] == nil })
	power := 1
	for 2*power <= len(names) {
		power *= 2
	}
	steps := 0
	for 1<<(steps+1) <= power {
		steps++
	}
	binary.BigEndian.PutUint32(t["head"][8:], 0)
	out := []byte{0, 1, 0, 0}
	for _, v := range []int{len(names), 16 * power, steps, 16 * (len(names) - power)} {
		out = binary.BigEndian.AppendUint16(out, uint16(v))
	}
	at := len(out) + 16*len(names)
	for _, name := range names {
		out = append(out, name...)
		for _, v := range []uint32{sum(t[name]), uint32(at), uint32(len(t[name]))} {
			out = binary.BigEndian.AppendUint32(out, v)
		}
		at += (len(t[name]) + 3) &^ 3
	}
	head := 0
	for _, name := range names {
		if name == "head" {
			head = len(out)
		}
		out = append(out, t[name]...)
		for len(out)%4 != 0 {
			out = append(out, 0)
		}
	}
	binary.BigEndian.PutUint32(out[head+8:], 0xB1B0AFBA-sum(out)) // the sum of the whole is this, by the format
	return out
}

// sum returns the checksum of a table or a whole face.
func sum(data []byte) (s uint32) {
	for ; len(data) >= 4; data = data[4:] {
		s += binary.BigEndian.Uint32(data)
	}
	var rest [4]byte
	copy(rest[:], data)
	return s + binary.BigEndian.Uint32(rest[:])
}
