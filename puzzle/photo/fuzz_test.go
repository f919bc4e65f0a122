package photo

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

// Whatever a file of a format holds, it is decoded or refused, and a small picture is read
// to the end. There is a test for each decoder, so that each is given its time.

func FuzzJPEG(f *testing.F) { fuzz(f, "jpeg") }
func FuzzPNG(f *testing.F)  { fuzz(f, "png") }
func FuzzWebP(f *testing.F) { fuzz(f, "webp") }
func FuzzGIF(f *testing.F)  { fuzz(f, "gif") }
func FuzzTIFF(f *testing.F) { fuzz(f, "tiff") }
func FuzzBMP(f *testing.F)  { fuzz(f, "bmp") }

// fuzz tests files that begin as those of a format do.
func fuzz(f *testing.F, format string) {
	all := samples()
	k := kindOf(all[format])
	for name, b := range all {
		if strings.HasSuffix(name, format) {
			f.Add(b[len(k.magic):])
		}
	}
	if format == "jpeg" {
		f.Add(exif(all[format], binary.BigEndian, 6)[len(k.magic):])
	}
	head := strings.ReplaceAll(k.magic, "?", "\x00")
	f.Fuzz(func(t *testing.T, rest []byte) {
		b := append([]byte(head), rest...)
		if k.name == "WebP" {
			binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
		}
		if c, err := k.config(bytes.NewReader(b)); err == nil && c.Width*c.Height > 1<<22 {
			return // it would only take long
		}
		p, err := Decode(b)
		if err == nil && p.g.w*p.g.h < 1<<16 {
			_, _ = Read(t.Context(), p, none)
		}
	})
}
