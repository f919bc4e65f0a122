package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"
)

// font is how the toolkit embeds a font.
func font(file, data, name string) string {
	return fmt.Sprintf(`//go:embed font/%s
var %s []byte

var %s = &fyne.StaticResource{
	StaticName:    %[1]q,
	StaticContent: %[2]s,
}
`, file, data, name)
}

// fontPacked is how it does so here.
func fontPacked(file, data, name string) string {
	return fmt.Sprintf("//go:embed font/%s.gz\nvar %s []byte\n\nvar %s = newPacked(%[1]q, %[2]s)\n", file, data, name)
}

// emojiFont prepares the font of emoji, and lists beside it the characters that it has.
func emojiFont(folder string) error {
	file := filepath.Join(folder, "theme/font/EmojiOneColor.otf")
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	parsed, err := sfnt.Parse(text)
	if err != nil {
		return err
	}
	var has strings.Builder
	var buffer sfnt.Buffer
	for r := range unicode.MaxRune {
		if i, err := parsed.GlyphIndex(&buffer, r); err == nil && i != 0 && utf8.ValidRune(r) {
			has.WriteRune(r)
		}
	}
	open, err := openPictures(text)
	return errors.Join(err, os.WriteFile(file, open, 0o644),
		os.WriteFile(filepath.Join(folder, "theme/font/emoji.txt"), []byte(has.String()), 0o644))
}

// openPictures returns a font whose pictures in SVG are not compressed one by one: all of it
// compressed at once is then much smaller.
func openPictures(font []byte) ([]byte, error) {
	be := binary.BigEndian
	tables := int(be.Uint16(font[4:]))
	out := bytes.Clone(font[:12+16*tables])
	for i := range tables {
		entry := out[12+16*i:]
		table := font[be.Uint32(entry[8:]):][:be.Uint32(entry[12:])]
		if string(entry[:4]) == "SVG " {
			var err error
			if table, err = openTable(table); err != nil {
				return nil, err
			}
		}
		be.PutUint32(entry[8:], uint32(len(out)))
		be.PutUint32(entry[12:], uint32(len(table)))
		out = append(out, table...)
		out = append(out, make([]byte, -len(out)&3)...)
	}
	return out, nil
}

// openTable returns the table SVG with each of its documents uncompressed. It begins with
// the place of a list, which has a line of the first and last glyph, place and length for each.
func openTable(table []byte) ([]byte, error) {
	be := binary.BigEndian
	list := table[be.Uint32(table[2:]):]
	head := 2 + 12*int(be.Uint16(list))
	out := append([]byte{0, 0, 0, 0, 0, 10, 0, 0, 0, 0}, list[:head]...)
	for line := 2; line < head; line += 12 {
		text := list[be.Uint32(list[line+4:]):][:be.Uint32(list[line+8:])]
		if bytes.HasPrefix(text, []byte{0x1f, 0x8b}) {
			r, err := gzip.NewReader(bytes.NewReader(text))
			if err != nil {
				return nil, err
			}
			if text, err = io.ReadAll(r); err != nil {
				return nil, err
			}
		}
		be.PutUint32(out[10+line+4:], uint32(len(out)-10))
		be.PutUint32(out[10+line+8:], uint32(len(text)))
		out = append(out, text...)
	}
	return out, nil
}
