package photo

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"io"

	"github.com/gen2brain/avif"
	"github.com/gen2brain/heic"
)

// Phones write HEIC and AVIF. Their decoders are C compiled to WebAssembly, which damaged files
// can't get out of; they are compiled when the first such picture is opened.

func decodeHEIC(r io.Reader) (image.Image, error) { return guarded(r, heic.Decode) }
func decodeAVIF(r io.Reader) (image.Image, error) { return guarded(r, avif.Decode) }

// guarded decodes a file whose sizes are bounded.
func guarded(r io.Reader, decode func(io.Reader) (image.Image, error)) (image.Image, error) {
	file, err := io.ReadAll(r)
	if err == nil {
		_, err = heifConfig(bytes.NewReader(file))
	}
	if err != nil {
		return nil, err
	}
	return decode(bytes.NewReader(file))
}

var errNoSize = errors.New("photo: the file names no size")

// heifConfig returns the size of the largest picture in a HEIC or AVIF file, which may have others
// for a glance: all that its properties "ispe" name (ISO/IEC 23008-12, 6.5.3). A decoder would
// take memory for whatever they say.
func heifConfig(r io.Reader) (c image.Config, err error) {
	file, err := io.ReadAll(r)
	if err != nil {
		return c, err
	}
	c.ColorModel = color.YCbCrModel
	for rest := file; ; {
		_, after, ok := bytes.Cut(rest, []byte("ispe"))
		if !ok {
			break
		}
		if rest = after; len(after) >= 12 {
			w, h := binary.BigEndian.Uint32(after[4:]), binary.BigEndian.Uint32(after[8:])
			c.Width, c.Height = max(c.Width, int(w)), max(c.Height, int(h))
		}
	}
	if c.Width == 0 || c.Height == 0 {
		return c, errNoSize
	}
	return c, nil
}
