package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
)

var be = binary.BigEndian

// emojiFont prepares the font of emoji, and lists beside it the characters that it has.
// The font has nearly each emoji twice: as a picture in SVG, which is what is drawn, and as an
// outline for programs that can't draw these. Of that its bounds stay, which place the picture.
func emojiFont(folder string) error {
	file := filepath.Join(folder, "theme/font/EmojiOneColor.otf")
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	face, err := font.ParseTTF(bytes.NewReader(text))
	if err != nil {
		return err
	}
	glyphs := int(be.Uint16(tablesOf(text)["maxp"][4:]))
	small, err := mapTables(text, func(name string, table []byte) ([]byte, error) {
		switch name {
		case "SVG ":
			return openTable(table)
		case "CFF ":
			return outlines(face, glyphs), nil
		case "DSIG": // signs the font as it was
			return nil, nil
		}
		return table, nil
	})
	return errors.Join(err, os.WriteFile(file, small, 0o644),
		os.WriteFile(filepath.Join(folder, "theme/font/emoji.txt"), []byte(characters(face)), 0o644))
}

// characters returns those that a face has.
func characters(face *font.Face) string {
	var has strings.Builder
	for r := range unicode.MaxRune {
		if i, ok := face.NominalGlyph(r); ok && i != 0 && utf8.ValidRune(r) {
			has.WriteRune(r)
		}
	}
	return has.String()
}

// tablesOf returns the tables of a font by name.
func tablesOf(text []byte) map[string][]byte {
	tables := map[string][]byte{}
	_, _ = mapTables(text, func(name string, table []byte) ([]byte, error) {
		tables[name] = table
		return nil, nil
	})
	return tables
}

// mapTables returns a font with each table replaced by what a function makes of it.
func mapTables(text []byte, made func(name string, table []byte) ([]byte, error)) ([]byte, error) {
	tables := int(be.Uint16(text[4:]))
	out := bytes.Clone(text[:12+16*tables])
	for i := range tables {
		entry := out[12+16*i:]
		table, err := made(string(entry[:4]), text[be.Uint32(entry[8:]):][:be.Uint32(entry[12:])])
		if err != nil {
			return nil, err
		}
		be.PutUint32(entry[8:], uint32(len(out)))
		be.PutUint32(entry[12:], uint32(len(table)))
		out = append(out, table...)
		out = append(out, make([]byte, -len(out)&3)...)
	}
	return out, nil
}

// openTable returns the table SVG with its documents uncompressed: all of the font compressed
// at once is then much smaller. The table begins with the place of a list, which has a line of the
// first and last glyph, place and length for each.
func openTable(table []byte) ([]byte, error) {
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
