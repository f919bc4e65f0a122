package photo

import (
	"bytes"
	"encoding/binary"
	"image"
	"io"

	"golang.org/x/image/webp"
)

// decodeWebP decodes a WebP picture, of an animated one the first frame.
func decodeWebP(r io.Reader) (image.Image, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	return webp.Decode(bytes.NewReader(firstFrame(b)))
}

func configWebP(r io.Reader) (image.Config, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return image.Config{}, err
	}
	return webp.DecodeConfig(bytes.NewReader(firstFrame(b)))
}

// firstFrame returns the first frame of an animated WebP file as a file of its own, any
// other file as it is.
func firstFrame(b []byte) []byte {
	const head, frame = 12, 16 // before the first chunk, and before what a frame holds
	if len(b) < head {
		return b
	}
	for name, data := range chunks(b[head:]) {
		if name != "ANMF" || len(data) < frame {
			continue
		}
		for name, data := range chunks(data[frame:]) {
			if name == "VP8 " || name == "VP8L" {
				return riff(name, data)
			}
		}
	}
	return b
}

// chunks yields the chunks of a RIFF file; one that is cut off ends it.
func chunks(b []byte) func(yield func(string, []byte) bool) {
	return func(yield func(string, []byte) bool) {
		for len(b) >= 8 {
			name, size := string(b[:4]), int64(binary.LittleEndian.Uint32(b[4:]))
			if b = b[8:]; size > int64(len(b)) || !yield(name, b[:size]) {
				return
			}
			b = b[min(size+size&1, int64(len(b))):]
		}
	}
}

// riff returns a WebP file of one chunk.
func riff(name string, data []byte) []byte {
	o := binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(4+8+len(data)+len(data)&1))
	o = binary.LittleEndian.AppendUint32(append(append(o, "WEBP"...), name...), uint32(len(data)))
	o = append(o, data...)
	return append(o, make([]byte, len(data)&1)...)
}
