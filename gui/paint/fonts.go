package paint

import "sudoku/puzzle/font"

// fontData returns the font files.
func fontData() [numFonts][]byte {
	return [numFonts][]byte{regularFont: font.Regular, boldFont: font.Bold, hanFont: font.Han}
}
