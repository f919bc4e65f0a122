package photo

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"testing"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// checked is a picture of 8 x 4 pixels, dark on the left and light on the right.
func checked(m interface {
	image.Image
	Set(x, y int, c color.Color)
}) image.Image {
	for y := range 4 {
		for x := range 8 {
			m.Set(x, y, color.Gray{uint8(40 + 160*(x/4))})
		}
	}
	return m
}

var frame = image.Rect(0, 0, 8, 4)

// samples is one small file of each format that is read.
func samples() map[string][]byte {
	of := map[string][]byte{}
	put := func(name string, encode func(*bytes.Buffer) error) {
		var b bytes.Buffer
		if err := encode(&b); err != nil {
			panic(err)
		}
		of[name] = b.Bytes()
	}
	grey, straight := checked(image.NewGray(frame)), checked(image.NewNRGBA(frame))
	deep := checked(image.NewNRGBA64(frame))
	put("jpeg", func(b *bytes.Buffer) error { return jpeg.Encode(b, straight, nil) })
	put("grey jpeg", func(b *bytes.Buffer) error { return jpeg.Encode(b, grey, nil) })
	put("png", func(b *bytes.Buffer) error { return png.Encode(b, straight) })
	put("16-bit png", func(b *bytes.Buffer) error { return png.Encode(b, deep) })
	put("gif", func(b *bytes.Buffer) error { return gif.Encode(b, straight, nil) })
	put("animated gif", func(b *bytes.Buffer) error {
		m := image.NewPaletted(frame, color.Palette{color.Gray{40}, color.Gray{200}})
		checked(m)
		return gif.EncodeAll(b, &gif.GIF{Image: []*image.Paletted{m, image.NewPaletted(frame, m.Palette)}, Delay: []int{1, 1}})
	})
	put("tiff", func(b *bytes.Buffer) error { return tiff.Encode(b, straight, nil) })
	of["jpeg in tiff"] = jpegTIFF(of["jpeg"], newJPEG)
	of["old jpeg in tiff"] = jpegTIFF(of["jpeg"], oldJPEG)
	of["scan as pdf"] = document(of["grey jpeg"], of["jpeg"])
	put("bmp", func(b *bytes.Buffer) error { return bmp.Encode(b, straight) })
	for name, text := range encoded {
		of[name], _ = base64.StdEncoding.DecodeString(text)
	}
	of["animated webp"] = animated(of["webp"])
	return of
}

// encoded are files that the standard library can't make.
var encoded = map[string]string{
	"progressive jpeg":   "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAEAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAAGQH//EABUQAQEAAAAAAAAAAAAAAAAAAAAH/9oACAEBAAEFAps//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwF//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwF//8QAFxAAAwEAAAAAAAAAAAAAAAAAAAWDwv/aAAgBAQAGPwJjPR//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IQ//2gAMAwEAAgADAAAAEPP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/EHf/2Q==",
	"inverted cmyk jpeg": "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgABAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAUJ/8QAGBAAAgMAAAAAAAAAAAAAAAAAAAlHhcT/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQACEQMRBAAAPwCVQBS2pFrtR//Z",
	"heic":               "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFnAAEAAAAAAAAAawAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAAClaXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAsQgEBA3AAAAMAkAAAAwAAAwAeoDSBJ3WW6kkprm4EBAwIAAADAAgAAAMACEAiAAEAB0QBwXKwIkAAAAAUaXNwZQAAAAAAAABkAAAARgAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAc21kYXQAAABnKAGvCeDjC8KaUv//1OnTI1g5P3xV7fwPS+OHk+XdLF6HCHyl0p4x9Etbrt+gS9QN1c/v9NUUQsOomWuyDDDtqwEBH1EoGwXYHFbPOHpbc29xclZ0LzEtOfQAAA5QAAADAg4LnwABIw==", // of 100 x 70 pixels
	"avif":               "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACAAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAEAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAChtZGF0EgAKCDgIfsICGg0gMhIWQAYYYYQAAWjpTAx0TBx7iTw=",
	"10-bit avif":        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACAAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAgAAAAEAAAAEHBpeGkAAAAAAwoKCgAAAAxhdjFDgSBAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAChtZGF0EgAKCDgIfsYCGg0gMhIWQAkkkkQAAWjpTAx0TBx7ijw=",
	"grey jpeg in tiff":  "SUkqADAAAAD/2P/AAAsIAAQACAEBEQD/2gAIAQEAAD8Ar/B7/mM/9sP/AGpX/9kADwAAAQMAAQAAAAgAAAABAQMAAQAAAAQAAAACAQMAAQAAAAgAAAADAQMAAQAAAAcAAAAGAQMAAQAAAAEAAAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAEAAAAWAQMAAQAAAAQAAAAXAQQAAQAAACcAAAAaAQUAAQAAAOoAAAAbAQUAAQAAAPIAAAAcAQMAAQAAAAEAAAAoAQMAAQAAAAIAAABbAQcAIQEAAPoAAAAAAAAASAAAAAEAAABIAAAAAQAAAP/Y/9sAQwAIBgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAiLCMcHCg3KSwwMTQ0NB8nOT04MjwuMzQy/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9k=",
	"webp":               "UklGRi4AAABXRUJQVlA4ICIAAAAwAQCdASoIAAQAAUAmJaQAA3AA/u4C//708//72R/70hAA",
	"lossless webp":      "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", // of one pixel
}

// animated makes a WebP file of two frames of one of a single chunk.
func animated(file []byte) []byte {
	size := []byte{7, 0, 0, 3, 0, 0}
	frame := append(append(make([]byte, 6), size...), 100, 0, 0, 0)
	frame = append(frame, file[12:]...)
	var b []byte
	for _, c := range []struct {
		name string
		data []byte
	}{{"VP8X", append([]byte{2, 0, 0, 0}, size...)}, {"ANIM", make([]byte, 6)}, {"ANMF", frame}, {"ANMF", frame}} {
		b = append(b, riff(c.name, c.data)[12:]...)
	}
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(4+len(b))), append([]byte("WEBP"), b...)...)
}

// jpegTIFF makes a TIFF file of a JPEG file of 8 x 4 pixels.
func jpegTIFF(file []byte, compression uint32) []byte {
	b := []byte("II*\x00\x08\x00\x00\x00")
	tags := [][2]uint32{{tagWidth, 8}, {tagHeight, 4}, {tagCompression, compression}, {tagSamples, 3}, {tagRows, 4}, {tagCounts, uint32(len(file))}}
	data := uint32(len(b) + 2 + 12*(len(tags)+1) + 4)
	where := uint32(tagStrips)
	if compression == oldJPEG {
		where = tagOldFile
	}
	tags = append(tags, [2]uint32{where, data})
	b = binary.LittleEndian.AppendUint16(b, uint16(len(tags)))
	for _, t := range tags {
		b = binary.LittleEndian.AppendUint16(b, uint16(t[0]))
		b = binary.LittleEndian.AppendUint16(b, 4)
		b = binary.LittleEndian.AppendUint32(b, 1)
		b = binary.LittleEndian.AppendUint32(b, t[1])
	}
	return append(append(b, 0, 0, 0, 0), file...)
}

// document is a PDF document with pictures, as scanners write it.
func document(files ...[]byte) []byte {
	b := []byte("%PDF-1.4\n")
	for _, f := range files {
		b = append(b, "1 0 obj\n<< /Type /XObject /Subtype /Image /Filter /DCTDecode >>\nstream\r\n"...)
		b = append(append(b, f...), "\nendstream\nendobj\n"...)
	}
	return b
}

// TestScanned: of a document the first of the large pictures is taken, not a stamp or a logo.
func TestScanned(t *testing.T) {
	all := samples()
	var large bytes.Buffer
	if err := jpeg.Encode(&large, image.NewGray(image.Rect(0, 0, 60, 40)), nil); err != nil {
		t.Fatal(err)
	}
	p, err := Decode(document(all["jpeg"], large.Bytes(), all["grey jpeg"]))
	if err != nil || p.g.w != 60 {
		t.Errorf("%+v, %v", p, err)
	}
	if _, err := Decode(document(all["jpeg"][:20], []byte("xy"))); !errors.Is(err, ErrPDF) {
		t.Error(err)
	}
}

func TestDecode(t *testing.T) {
	for name, b := range samples() {
		p, err := Decode(b)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if name == "lossless webp" {
			continue
		}
		wide, high := 8, 4
		if name == "heic" {
			wide, high = 100, 70
		}
		left, right := p.g.p[2*p.g.w], p.g.p[2*p.g.w+wide-1]
		if p.g.w != wide || p.g.h != high || left < 30 || left > 60 || right < 185 || right > 215 {
			t.Errorf("%s: %d x %d, %d at the left, %d at the right", name, p.g.w, p.g.h, left, right)
		}
	}
}

// What can't be read is refused in a sentence, whatever its name says.
func TestDecodeRefuses(t *testing.T) {
	all := samples()
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"text":           {[]byte("53..7....6..195....98....6."), ErrUnknown},
		"nothing":        {nil, errEmpty},
		"PDF":            {[]byte("%PDF-1.7\n"), ErrPDF},
		"HEIC":           {[]byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00"), ErrHEIC},
		"half a HEIC":    {all["heic"][:len(all["heic"])/2], ErrHEIC},
		"half an AVIF":   {all["avif"][:len(all["avif"])/2], ErrHEIC},
		"half a JPEG":    {all["jpeg"][:len(all["jpeg"])/2], words.Error("photo.damaged")},
		"a PNG's head":   {all["png"][:30], words.Error("photo.damaged")},
		"half a GIF":     {all["gif"][:20], words.Error("photo.damaged")},
		"half a TIFF":    {all["tiff"][:40], words.Error("photo.damaged")},
		"half a BMP":     {all["bmp"][:60], words.Error("photo.damaged")},
		"half a WebP":    {all["webp"][:22], words.Error("photo.damaged")},
		"900 megapixels": {large(all["png"], 30000, 30000), words.Error("photo.huge")},
		"100 megapixels": {large(all["png"], 10000, 10000), words.Error("photo.huge")},
		"seven passes":   {large(passes(all["16-bit png"]), 7000, 7000), words.Error("photo.huge")},
		"a TIFF's strip": {claimed(all["tiff"], 8600, 8600), words.Error("photo.huge")},
		"coefficients":   {tall(all["progressive jpeg"], 5500, 5500), words.Error("photo.huge")},
	} {
		if _, err := Decode(c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, not %v", name, err, c.want)
		}
	}
}

// large claims another size in the head of a PNG file.
func large(file []byte, w, h uint32) []byte {
	b := bytes.Clone(file)
	binary.BigEndian.PutUint32(b[16:], w)
	binary.BigEndian.PutUint32(b[20:], h)
	binary.BigEndian.PutUint32(b[29:], crc32.ChecksumIEEE(b[12:29]))
	return b
}

// passes claims in the head of a PNG file that it is interlaced.
func passes(file []byte) []byte {
	b := bytes.Clone(file)
	b[28] = 1
	return b
}

// tall claims another size in a JPEG file.
func tall(file []byte, w, h uint16) []byte {
	b := bytes.Clone(file)
	at := bytes.Index(b, []byte{0xff, 0xc2}) + 5
	binary.BigEndian.PutUint16(b[at:], h)
	binary.BigEndian.PutUint16(b[at+2:], w)
	return b
}

// claimed claims another size in a TIFF file.
func claimed(file []byte, w, h uint32) []byte {
	b := bytes.Clone(file)
	for tag, v := range map[uint16]uint32{256: w, 257: h} {
		entry := binary.LittleEndian.AppendUint16(nil, tag)
		at := bytes.LastIndex(b, append(entry, 4, 0, 1, 0, 0, 0))
		if at < 0 {
			at = bytes.LastIndex(b, append(entry, 3, 0, 1, 0, 0, 0))
			b[at+2] = 4
		}
		binary.LittleEndian.PutUint32(b[at+8:], v)
	}
	return b
}

// TestReduced: a picture of more pixels than are needed is made smaller.
func TestReduced(t *testing.T) {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 7000, 7000))); err != nil {
		t.Fatal(err)
	}
	p, err := Decode(b.Bytes())
	if err != nil || p.g.w != 3500 || p.g.h != 3500 {
		t.Errorf("%d x %d, %v", p.g.w, p.g.h, err)
	}
}

// A picture of few pixels is read as one without a grid.
func TestTiny(t *testing.T) {
	for _, r := range []image.Rectangle{{Max: image.Pt(1, 1)}, {Max: image.Pt(3000, 1)}, {Max: image.Pt(1, 3000)}, {Max: image.Pt(9, 9)}} {
		all, err := Read(t.Context(), NewPicture(image.NewGray(r)), none)
		if len(all) > 0 || err != nil {
			t.Errorf("%v: %d grids, %v", r, len(all), err)
		}
	}
}

type byteOrder interface {
	binary.ByteOrder
	binary.AppendByteOrder
}

// exif puts an orientation into a JPEG file.
func exif(file []byte, order byteOrder, orientation uint16) []byte {
	head := "II*\x00"
	if order.String() == "BigEndian" {
		head = "MM\x00*"
	}
	t := []byte("Exif\x00\x00" + head)
	t = order.AppendUint32(t, 8)
	t = order.AppendUint16(t, 1)
	for _, v := range []uint16{0x0112, 3} {
		t = order.AppendUint16(t, v)
	}
	t = order.AppendUint32(t, 1)
	t = order.AppendUint16(t, orientation)
	t = append(t, 0, 0, 0, 0, 0, 0)
	out := append([]byte{0xff, 0xd8, 0xff, 0xe1}, byte((len(t)+2)>>8), byte(len(t)+2))
	return append(append(out, t...), file[2:]...)
}

// The eight orientations, by where right is and whether the picture is mirrored.
func TestOrientation(t *testing.T) {
	for o, want := range map[uint16]struct {
		right    Point
		mirrored bool
	}{
		1: {Point{1, 0}, false}, 2: {Point{1, 0}, true}, 3: {Point{-1, 0}, false}, 4: {Point{-1, 0}, true},
		5: {Point{0, 1}, true}, 6: {Point{0, -1}, false}, 7: {Point{0, -1}, true}, 8: {Point{0, 1}, false},
		0: {Point{1, 0}, false}, 99: {Point{1, 0}, false},
	} {
		for _, order := range []byteOrder{binary.BigEndian, binary.LittleEndian} {
			p, err := Decode(exif(samples()["jpeg"], order, o))
			if err != nil {
				t.Fatal(err)
			}
			if mirrored := p.g.p[0] > 128; p.right != want.right || mirrored != want.mirrored {
				t.Errorf("%d, %v: %v, mirrored %v", o, order, p.right, mirrored)
			}
		}
	}
}

// none is a solver that never finds anything.
func none(*puzzle.Grid) (puzzle.Grid, int) { return puzzle.Grid{}, 0 }
