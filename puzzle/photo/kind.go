package photo

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/bmp"
)

// A kind is a format of pictures. Where ? stands in magic, anything may.
type kind struct {
	name   string
	magic  string
	err    error // why it can't be read, if that is more than that it is damaged
	decode func(io.Reader) (image.Image, error)
	config func(io.Reader) (image.Config, error)
}

// kinds returns what can be read, and what is known by name only.
func kinds() []kind {
	return []kind{
		{name: "JPEG", magic: "\xff\xd8\xff", decode: jpeg.Decode, config: jpeg.DecodeConfig},
		{name: "PNG", magic: "\x89PNG\r\n\x1a\n", decode: png.Decode, config: png.DecodeConfig},
		{name: "WebP", magic: "RIFF????WEBP", decode: decodeWebP, config: configWebP},
		{name: "GIF", magic: "GIF8", decode: gif.Decode, config: gif.DecodeConfig},
		{name: "TIFF", magic: "II*\x00", decode: decodeTIFF, config: configTIFF},
		{name: "TIFF", magic: "MM\x00*", decode: decodeTIFF, config: configTIFF},
		{name: "BMP", magic: "BM????\x00\x00\x00\x00", decode: bmp.Decode, config: bmp.DecodeConfig},
		{name: "PDF", magic: "%PDF-", err: ErrPDF},
		{name: "AVIF", magic: "????ftypavi", err: ErrHEIC, decode: decodeAVIF, config: heifConfig},
		{name: "HEIC", magic: "????ftyphe", err: ErrHEIC, decode: decodeHEIC, config: heifConfig},
		{name: "HEIC", magic: "????ftypmif1", err: ErrHEIC, decode: decodeHEIC, config: heifConfig},
	}
}

// kindOf returns the format of a file, nil if it is none of a picture.
func kindOf(b []byte) *kind {
	for _, k := range kinds() {
		if k.begins(b) {
			return &k
		}
	}
	return nil
}

func (k *kind) begins(b []byte) bool {
	if len(b) < len(k.magic) {
		return false
	}
	for i := range len(k.magic) {
		if k.magic[i] != '?' && k.magic[i] != b[i] {
			return false
		}
	}
	return true
}

// IsPicture reports whether a file begins like a picture, be it one that can be read or
// not.
func IsPicture(b []byte) bool { return kindOf(b) != nil }

// exact reports whether files of the kind keep each pixel as it was, as those of screenshots do.
func (k *kind) exact() bool { return k.name == "PNG" || k.name == "GIF" || k.name == "BMP" }

// unreadable says why a file that is no picture can't be read.
func unreadable(b []byte) error {
	if len(bytes.TrimSpace(b)) == 0 {
		return errEmpty
	}
	return ErrUnknown
}

// bytes returns how much memory a pixel takes while it is decoded and turned to grey.
func (k *kind) bytes(b []byte, m color.Model) int64 {
	const grey, halved = 1, 1 // planes that do not share the image's pixels
	n := pixelBytes(m)
	switch k.name {
	case "JPEG":
		switch samples := min(n, 4); {
		case progressive(b):
			n += 5 * samples // all coefficients are held, in blocks
		case m == color.CMYKModel:
			n += 4 // once as YCCK
		}
	case "PNG":
		if interlaced(b) {
			n *= 2 // its seven passes
		}
	case "TIFF":
		n *= 4 // a strip may be all of it, and grows as it is unpacked
	case "WebP":
		n = max(n, 8)
	case "HEIC":
		n += 6 // as it is decoded, put together and handed out
	case "AVIF":
		n = 2*n + 3
	}
	switch m {
	case color.YCbCrModel, color.GrayModel:
		return n
	case color.Gray16Model:
		return n + grey
	}
	return n + grey + halved
}

// pixelBytes is how much memory a pixel of an image takes.
func pixelBytes(m color.Model) int64 {
	switch m {
	case color.GrayModel:
		return 1
	case color.Gray16Model:
		return 2
	case color.YCbCrModel:
		return 3
	case color.RGBA64Model, color.NRGBA64Model:
		return 8
	}
	if _, ok := m.(color.Palette); ok {
		return 1
	}
	return 4
}

// interlaced reports whether the head of a PNG file says so.
func interlaced(b []byte) bool {
	const at = 28 // the last byte of the head
	return len(b) > at && b[at] != 0
}
