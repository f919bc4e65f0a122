// Package font has the TrueType faces for both screen and paper.
//
// They are subsets, made from the originals by subset.py in this folder: Noto Sans with
// the letters of Latin, Greek and Cyrillic, Droid Sans Fallback with the characters of
// GB 2312 and of the catalogue, and Noto Sans CJK with the commoner ones in the forms of
// Japan and of Taiwan, so that all of them are shown on machines without such fonts.
package font

import (
	"compress/flate"
	_ "embed"
	"io"
	"strings"
	"sync"
)

// Regular and Bold are Noto Sans: letters, digits, punctuation.
var (
	//go:embed NotoSans-Regular.ttf
	Regular []byte
	//go:embed NotoSans-Bold.ttf
	Bold []byte
)

// Heavy is the digits of Noto Sans Black.
//
//go:embed NotoSans-Black.ttf
var Heavy []byte

// Han is Droid Sans Fallback: Chinese characters and punctuation, full-width
// forms, symbols such as arrows and stars, and spaces. It has no Latin letters.
//
//go:embed DroidSansFallback.ttf
var Han []byte

//go:embed NotoSansCJKjp.ttf.z
var japanese string

//go:embed NotoSansCJKtc.ttf.z
var traditional string

// unpacked are the faces that are compressed, each unpacked when it is asked for: about 7 ms.
var unpacked = [NumScripts]func() []byte{Japanese: unpack(japanese), Traditional: unpack(traditional)}

func unpack(face string) func() []byte {
	return sync.OnceValue(func() []byte {
		b, err := io.ReadAll(flate.NewReader(strings.NewReader(face)))
		if err != nil {
			panic(err) // the face is part of the program
		}
		return b
	})
}

// A Script is how a language writes Han characters: the forms of many differ, and where
// punctuation stands in its square.
type Script uint8

// The scripts, each with a face of its own.
const (
	Simplified Script = iota
	Japanese
	Traditional
	NumScripts
)

// ScriptOf returns the script of a name of the Unicode CLDR, in small letters.
func ScriptOf(name string) Script {
	switch name {
	case "jpan":
		return Japanese
	case "hant":
		return Traditional
	}
	return Simplified
}

// Face returns the face of a script: the characters that its readers use most, at least those of
// the catalogue. What it lacks another may have. None has Latin letters.
func (s Script) Face() []byte {
	if s == Simplified {
		return Han
	}
	return unpacked[s]()
}

//go:embed NOTICE.txt
var notice string

//go:embed LICENSE-OFL-1.1.txt
var openFont string

//go:embed LICENSE-Apache-2.0.txt
var apache string

//go:embed LICENSE-DejaVu.txt
var dejaVu string

// Notices returns the authors and licences of the faces, followed by the full text of the
// licences.
func Notices() string {
	return notice + "\n\n" + openFont + "\n\n" + apache + "\n\n" + dejaVu
}
