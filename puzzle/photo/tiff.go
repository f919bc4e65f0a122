package photo

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"io"

	"golang.org/x/image/tiff"
)

// Scanners put JPEG files into TIFF ones, in strips or tiles; x/image/tiff does not read those.

// The tags that say how.
const (
	tagWidth, tagHeight  = 256, 257
	tagCompression       = 259
	tagPhotometric       = 262
	tagStrips, tagCounts = 273, 279
	tagSamples           = 277
	tagRows              = 278
	tagTileWidth         = 322
	tagTileHeight        = 323
	tagTiles, tagSizes   = 324, 325
	tagTables            = 347
	tagOldFile           = 513
	oldJPEG, newJPEG     = 6, 7
	photometricRGB       = 2
)

var errTIFF = errors.New("damaged TIFF")

// A directory is what the first directory of a TIFF file says.
type directory struct {
	file []byte
	tags map[uint16][]int
}

// newDirectory reads numbers of the types that the tags above have.
func newDirectory(b []byte) directory {
	d := directory{b, map[uint16][]int{}}
	if len(b) < 8 {
		return d
	}
	var order binary.ByteOrder = binary.BigEndian
	if b[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int(order.Uint32(b[4:]))
	if at+2 > len(b) {
		return d
	}
	n := int(order.Uint16(b[at:]))
	for e := at + 2; n > 0 && e+12 <= len(b); e, n = e+12, n-1 {
		size := map[uint16]int{1: 1, 3: 2, 4: 4, 7: 1}[order.Uint16(b[e+2:])]
		count := int(order.Uint32(b[e+4:]))
		if size == 0 || count > len(b)/size {
			continue
		}
		from := e + 8
		if size*count > 4 {
			from = int(order.Uint32(b[e+8:]))
		}
		if from+size*count > len(b) {
			continue
		}
		list := make([]int, count)
		for i := range list {
			switch p := b[from+i*size:]; size {
			case 1:
				list[i] = int(p[0])
			case 2:
				list[i] = int(order.Uint16(p))
			case 4:
				list[i] = int(order.Uint32(p))
			}
		}
		d.tags[order.Uint16(b[e:])] = list
	}
	return d
}

// one returns a number, or else what it is without the tag.
func (d *directory) one(tag uint16, without int) int {
	if list := d.tags[tag]; len(list) > 0 {
		return list[0]
	}
	return without
}

// isJPEG reports whether the picture is compressed as JPEG files are.
func (d *directory) isJPEG() bool {
	c := d.one(tagCompression, 1)
	return c == oldJPEG || c == newJPEG
}

func (d *directory) config() (c image.Config, err error) {
	c = image.Config{Width: d.one(tagWidth, 0), Height: d.one(tagHeight, 0), ColorModel: color.RGBAModel}
	if d.one(tagSamples, 1) == 1 {
		c.ColorModel = color.GrayModel
	}
	if c.Width < 1 || c.Height < 1 || c.Width > 1<<16 || c.Height > 1<<16 {
		err = errTIFF
	}
	return c, err
}

func configTIFF(r io.Reader) (image.Config, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return image.Config{}, err
	}
	if d := newDirectory(b); d.isJPEG() {
		return d.config()
	}
	return tiff.DecodeConfig(bytes.NewReader(b))
}

func decodeTIFF(r io.Reader) (image.Image, error) {
	b, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	if d := newDirectory(b); d.isJPEG() {
		return d.decode()
	}
	return tiff.Decode(bytes.NewReader(b))
}

// decode puts the parts of the picture together.
func (d *directory) decode() (image.Image, error) {
	c, err := d.config()
	if err != nil {
		return nil, err
	}
	parts, sizes, w, h := d.tags[tagStrips], d.tags[tagCounts], c.Width, d.one(tagRows, c.Height)
	if tiles := d.tags[tagTiles]; len(tiles) > 0 {
		parts, sizes, w, h = tiles, d.tags[tagSizes], d.one(tagTileWidth, 0), d.one(tagTileHeight, 0)
	}
	if d.one(tagCompression, 0) == oldJPEG { // one file, and tables that only some programs wrote
		parts, sizes, w, h = d.tags[tagOldFile], []int{len(d.file)}, c.Width, c.Height
	}
	if len(parts) == 0 || len(sizes) < len(parts) || w < 1 || h < 1 {
		return nil, errTIFF
	}
	var m draw.Image = image.NewRGBA(image.Rect(0, 0, c.Width, c.Height))
	if c.ColorModel == color.GrayModel {
		m = image.NewGray(m.Bounds())
	}
	across := (c.Width + w - 1) / w
	for i := range parts {
		at := image.Pt(i%across*w, i/across*h)
		if !at.In(m.Bounds()) {
			break
		}
		part, err := d.part(parts[i], sizes[i], image.Pt(w, h))
		if err != nil {
			return nil, err
		}
		draw.Draw(m, part.Bounds().Add(at), part, part.Bounds().Min, draw.Src)
	}
	return m, nil
}

// part decodes a part of the picture, which is no larger than so many pixels, about.
func (d *directory) part(from, size int, most image.Point) (image.Image, error) {
	if from < 0 || from > len(d.file) {
		return nil, errTIFF
	}
	data := d.file[from:min(from+size, len(d.file))]
	if len(data) < 2 {
		return nil, errTIFF
	}
	if tables := d.tags[tagTables]; len(tables) > 4 { // a JPEG file of tables alone: they go first
		var b []byte
		for _, v := range tables[:len(tables)-2] {
			b = append(b, byte(v))
		}
		data = append(b, data[2:]...)
	}
	c, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil || c.Width > most.X+16 || c.Height > most.Y+16 {
		return nil, errTIFF
	}
	m, err := jpeg.Decode(bytes.NewReader(data))
	if y, ok := m.(*image.YCbCr); ok && d.one(tagPhotometric, 0) == photometricRGB {
		return asRGB{y}, err
	}
	return m, err
}

// asRGB is a picture whose three planes are red, green and blue.
type asRGB struct{ *image.YCbCr }

func (m asRGB) ColorModel() color.Model { return color.RGBAModel }

func (m asRGB) At(x, y int) color.Color {
	c := m.YCbCrAt(x, y)
	return color.RGBA{c.Y, c.Cb, c.Cr, 255}
}
