// Package font has the TrueType faces for both screen and paper.
//
// They are subsets, made from the originals by subset.py in this folder: Noto Sans with
// the letters of Latin, Greek and Cyrillic, and Droid Sans Fallback with the characters of
// GB 2312 and of the catalogue, so that Chinese is shown on machines without a Chinese
// font.
package font

import _ "embed"

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
