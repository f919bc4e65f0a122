package paint

import "sudoku/puzzle/font"

// fontData is what each font is read from.
func fontData() [numFonts][]byte {
	return [numFonts][]byte{regularFont: font.Regular, boldFont: font.Bold, hanFont: font.Han}
}
