package photo

import "encoding/binary"

// orient heeds how a camera says that it was held. Some lie: the digits decide in the end.
// Nothing is turned, only remembered where right is; a mirrored picture is mirrored back.
func (p *Picture) orient(exif int) {
	switch exif {
	case 2, 4, 5, 7:
		p.g.mirror()
		p.t.mirror()
		exif = map[int]int{2: 1, 4: 3, 5: 8, 7: 6}[exif]
	}
	switch exif {
	case 3:
		p.right = Point{-1, 0}
	case 6:
		p.right = Point{0, -1}
	case 8:
		p.right = Point{0, 1}
	}
}

// mirror exchanges left and right.
func (g *plane) mirror() {
	for y := range g.h {
		line := g.p[y*g.w : (y+1)*g.w]
		for i, j := 0, len(line)-1; i < j; i, j = i+1, j-1 {
			line[i], line[j] = line[j], line[i]
		}
	}
}

// segments calls f with the marker and the contents of each segment of a JPEG file before
// its picture, until f returns false.
func segments(b []byte, f func(marker byte, data []byte) bool) {
	for i := 2; i+4 <= len(b) && b[i] == 0xff; {
		size := int(binary.BigEndian.Uint16(b[i+2:]))
		end := i + 2 + size
		if b[i+1] == 0xda || size < 2 || end > len(b) || !f(b[i+1], b[i+4:end]) {
			return
		}
		i = end
	}
}

// progressive reports whether a JPEG file is one that is decoded in several passes.
func progressive(b []byte) (yes bool) {
	segments(b, func(marker byte, _ []byte) bool {
		yes = marker == 0xc2
		return !yes
	})
	return yes
}

// orientation returns the orientation that the EXIF data of a JPEG file claim, 1 to 8; 1
// is upright, and without any.
func orientation(b []byte) int {
	found := 1
	if len(b) > 2 && b[0] == 0xff && b[1] == 0xd8 {
		segments(b, func(marker byte, data []byte) bool {
			const head = "Exif\x00\x00"
			if marker != 0xe1 || len(data) < len(head) || string(data[:len(head)]) != head {
				return true
			}
			found = tag(data[len(head):], 0x0112)
			return false
		})
	}
	return found
}

// tag returns a small number from the first directory of TIFF data, 1 if it is not there
// or not from 1 to 8.
func tag(t []byte, id uint16) int {
	if len(t) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if t[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int64(order.Uint32(t[4:]))
	if at+2 > int64(len(t)) {
		return 1
	}
	n := int64(order.Uint16(t[at:]))
	for e := at + 2; n > 0 && e+12 <= int64(len(t)); e, n = e+12, n-1 {
		if order.Uint16(t[e:]) != id {
			continue
		}
		if v := int(order.Uint16(t[e+8:])); v >= 1 && v <= 8 {
			return v
		}
		return 1
	}
	return 1
}
