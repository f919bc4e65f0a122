package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/webp"

	"sudoku/puzzle/words"
)

// manualSizes is how large the pictures of the manual are in every language, by their names.
var manualSizes = map[string]image.Point{
	"home":    {1000, 680},
	"play":    {760, 470},
	"marks":   {760, 470},
	"hint":    {1100, 780},
	"enter":   {800, 520},
	"photo":   {900, 560},
	"print":   {760, 470},
	"library": {760, 470},
	"lessons": {820, 600},
	"orders":  {992, 702},
}

// TestManualPictures: each language has these pictures and no other file, for all of them are in
// the program, and each opens at its size.
func TestManualPictures(t *testing.T) {
	for _, l := range words.Langs {
		folder := filepath.Join("..", "docs", "manual", l.Code(), "pictures")
		files, err := os.ReadDir(folder)
		if err != nil || len(files) != len(manualSizes) {
			t.Errorf("%s: got %d files, %v; want %d pictures", folder, len(files), err, len(manualSizes))
		}
		for name, want := range manualSizes {
			path := filepath.Join(folder, name+".webp")
			if got, err := sizeOf(path); err != nil || got != want {
				t.Errorf("%s: got the size %v, %v; want %v", path, got, err, want)
			}
		}
	}
}

// sizeOf decodes a picture and returns its size.
func sizeOf(path string) (image.Point, error) {
	f, err := os.Open(path)
	if err != nil {
		return image.Point{}, err
	}
	defer f.Close()
	m, err := webp.Decode(f)
	if err != nil {
		return image.Point{}, err
	}
	return m.Bounds().Max, nil
}
