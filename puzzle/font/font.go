// Package font holds the faces that screen and paper share, as TrueType.
//
// They are subsets that subset.py, beside this file, cuts from their originals:
// Noto Sans with the letters of Latin, Greek and Cyrillic, and Droid Sans
// Fallback with the characters of GB 2312 and of the catalogue, so that Chinese
// shows on machines that have no Chinese font.
package font

import _ "embed"

// Regular and Bold are Noto Sans: letters, digits, punctuation.
var (
	//go:embed NotoSans-Regular.ttf
	Regular []byte
	//go:embed NotoSans-Bold.ttf
	Bold []byte
)

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

// Notices says who made the faces and under which licences, and after that gives
// the licences in full.
func Notices() string {
	return notice + "\n\n" + openFont + "\n\n" + apache + "\n\n" + dejaVu
}
