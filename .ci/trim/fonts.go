package main

import (
	"errors"
	"fmt"
)

// often and rare are the fonts of the toolkit that are in the program; it packs the latter.
var (
	often = []string{"theme/font/NotoSans-Regular.ttf", "theme/font/NotoSans-Bold.ttf", "theme/font/InterSymbols-Regular.ttf"}
	rare  = []string{"theme/font/NotoSans-Italic.ttf", "theme/font/NotoSans-BoldItalic.ttf", "theme/font/DejaVuSansMono-Powerline.ttf"}
)

// fonts makes the toolkit's fonts smaller in its folder.
func fonts(folder string) error {
	return errors.Join(emojiFont(folder), withoutHints(folder, often), withoutHints(folder, rare))
}

// embedded is how the toolkit embeds a font.
func embedded(file, data, name string) string {
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
