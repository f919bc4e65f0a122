package main

// What the toolkit is built with in place of files of its own.

const noHTTP = `package repository

import (
	"errors"

	"fyne.io/fyne/v2"
)

type HTTPRepository struct{}

func NewHTTPRepository() *HTTPRepository { return &HTTPRepository{} }

func (*HTTPRepository) Exists(fyne.URI) (bool, error)  { return false, errors.ErrUnsupported }
func (*HTTPRepository) CanRead(fyne.URI) (bool, error) { return false, errors.ErrUnsupported }
func (*HTTPRepository) Destroy(string)                 {}
func (*HTTPRepository) Reader(fyne.URI) (fyne.URIReadCloser, error) {
	return nil, errors.ErrUnsupported
}
`

const packedFont = `package theme

import (
	"bytes"
	"compress/gzip"
	"io"
	"sync"

	"fyne.io/fyne/v2"
)

// packed is a font that is uncompressed when it is first asked for.
type packed struct {
	name string
	open func() []byte
}

func (p *packed) Name() string    { return p.name }
func (p *packed) Content() []byte { return p.open() }

func newPacked(name string, small []byte) fyne.Resource {
	return &packed{name, sync.OnceValue(func() []byte {
		r, err := gzip.NewReader(bytes.NewReader(small))
		if err != nil {
			panic(err)
		}
		font, err := io.ReadAll(r)
		if err != nil {
			panic(err)
		}
		return font
	})}
}
`

const packedEmoji = `package theme

import (
	_ "embed"
	"strings"
)

//go:embed font/EmojiOneColor.otf.gz
var emojiFontData []byte

//go:embed font/emoji.txt
var emojiRunes string

var emoji = newPacked("EmojiOneColor.otf", emojiFontData)

// IsEmoji tells whether the font of emoji has a character, without opening it.
func IsEmoji(r rune) bool { return strings.ContainsRune(emojiRunes, r) }
`

const emojiFace = `var emojiFace = sync.OnceValue(func() *font.Face { return loadMeasureFont(theme.DefaultEmojiFont()) })
`

const noDWARF = `package wasmdebug

type DWARFLines struct{}

func (*DWARFLines) Line(uint64) []string { return nil }
`
