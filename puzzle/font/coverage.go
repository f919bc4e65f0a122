package font

import (
	"cmp"
	"encoding/binary"
	"io"
	"os"
	"slices"
	"unicode/utf16"
)

// A span is some consecutive characters.
type span struct{ first, last rune }

// The most that is read of a table, the most tables of a face and faces of a file: more are
// a damaged file.
const maxTable, maxTables, maxFaces = 8 << 20, 200, 100

// readFaces returns the faces of a file that have outlines and may be embedded.
func readFaces(path string) (list []SystemFace) {
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer file.Close()
	starts := []uint32{0}
	if head := read(file, 0, 12); string(head[:min(4, len(head))]) == "ttcf" {
		starts = nil
		n := min(binary.BigEndian.Uint32(head[8:]), maxFaces)
		for offsets := read(file, 12, int(4*n)); len(offsets) >= 4; offsets = offsets[4:] {
			starts = append(starts, binary.BigEndian.Uint32(offsets))
		}
	}
	for i, start := range starts {
		if f := readFace(file, start); f != nil {
			f.Path, f.Index = path, i
			list = append(list, *f)
		}
	}
	return list
}

// read reads a part of a file, nil if it is not there.
func read(file io.ReaderAt, at int64, n int) []byte {
	if n < 0 || n > maxTable {
		return nil
	}
	b := make([]byte, n)
	if _, err := file.ReadAt(b, at); err != nil {
		return nil
	}
	return b
}

// readFace reads the face whose list of tables begins at a place, nil if it is of no use.
func readFace(file io.ReaderAt, start uint32) *SystemFace {
	head := read(file, int64(start), 12)
	if head == nil {
		return nil
	}
	n := min(int(binary.BigEndian.Uint16(head[4:])), maxTables)
	rows, outlines := read(file, int64(start)+12, 16*n), false
	tables := map[string][]byte{}
	for ; len(rows) >= 16; rows = rows[16:] {
		switch name := string(rows[:4]); name {
		case "glyf", "CFF ":
			outlines = true
		case "cmap", "OS/2", "name":
			tables[name] = read(file, int64(binary.BigEndian.Uint32(rows[8:])), int(binary.BigEndian.Uint32(rows[12:])))
		}
	}
	covers := coverage(tables["cmap"])
	if !outlines || len(covers) == 0 || restricted(tables["OS/2"]) {
		return nil
	}
	return &SystemFace{Family: family(tables["name"]), covers: covers}
}

// restricted reports whether the maker of a face forbids to embed it.
func restricted(os2 []byte) bool {
	return len(os2) >= 10 && binary.BigEndian.Uint16(os2[8:])&0xf == 2
}

// family returns the name of the family, as Windows and newer systems read it.
func family(name []byte) string {
	if len(name) < 6 {
		return ""
	}
	texts := int(binary.BigEndian.Uint16(name[4:]))
	for row := name[6:]; len(row) >= 12; row = row[12:] {
		field := func(i int) int { return int(binary.BigEndian.Uint16(row[2*i:])) }
		from := texts + field(5)
		if field(0) == 3 && field(3) == 1 && from+field(4) <= len(name) {
			var units []uint16
			for b := name[from : from+field(4)]; len(b) >= 2; b = b[2:] {
				units = append(units, binary.BigEndian.Uint16(b))
			}
			return string(utf16.Decode(units))
		}
	}
	return ""
}

// coverage returns the characters of a cmap table in order.
func coverage(cmap []byte) (best []span) {
	if len(cmap) < 4 {
		return nil
	}
	for row := cmap[4:]; len(row) >= 8; row = row[8:] {
		platform, encoding, at := binary.BigEndian.Uint16(row), binary.BigEndian.Uint16(row[2:]), binary.BigEndian.Uint32(row[4:])
		unicode := platform == 0 || platform == 3 && (encoding == 1 || encoding == 10)
		if !unicode || uint64(at)+16 > uint64(len(cmap)) {
			continue
		}
		var list []span
		switch sub := cmap[at:]; binary.BigEndian.Uint16(sub) {
		case 4:
			list = segments(sub)
		case 12:
			list = groups(sub)
		}
		if len(list) > len(best) || len(list) > 0 && list[len(list)-1].last > 0xffff {
			best = list
		}
	}
	slices.SortFunc(best, func(a, b span) int { return cmp.Compare(a.first, b.first) })
	return best
}

// segments reads a subtable of format 4.
func segments(sub []byte) (list []span) {
	n := int(binary.BigEndian.Uint16(sub[6:])) / 2
	if 16+4*n > len(sub) {
		return nil
	}
	for i := range n {
		last, first := binary.BigEndian.Uint16(sub[14+2*i:]), binary.BigEndian.Uint16(sub[16+2*n+2*i:])
		if first <= last && first != 0xffff {
			list = append(list, span{rune(first), rune(last)})
		}
	}
	return list
}

// groups reads a subtable of format 12.
func groups(sub []byte) (list []span) {
	n := binary.BigEndian.Uint32(sub[12:])
	for row := sub[16:]; len(row) >= 12 && n > 0; row, n = row[12:], n-1 {
		first, last := binary.BigEndian.Uint32(row), binary.BigEndian.Uint32(row[4:])
		if first <= last && last <= 0x10ffff {
			list = append(list, span{rune(first), rune(last)})
		}
	}
	return list
}
