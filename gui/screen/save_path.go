package screen

import (
	"os"
	"path/filepath"
	"strings"

	"sudoku/gui/caption"
	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxFileName is how many characters of a title become a file's name: file systems take
// 255 bytes.
const maxFileName = 60

// FileName suggests a file name for a puzzle.
func FileName(l words.Lang, p puzzle.Puzzle, ext string) string {
	return paint.Clip(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, caption.TitleOf(l, p)), maxFileName) + ext
}

// Pictures returns the folder for the user's pictures: Pictures if it exists, else that for
// files.
func Pictures() string { return homeFolder("Pictures", Documents) }

// Documents returns the folder for the user's files: Documents if it exists, else the
// home folder.
func Documents() string {
	return homeFolder("Documents", func() string {
		home, _ := os.UserHomeDir() // "" if there is none
		return home
	})
}

// homeFolder returns a folder in the home folder, or else another one.
func homeFolder(name string, other func() string) string {
	home, err := os.UserHomeDir()
	if err == nil {
		dir := filepath.Join(home, name)
		if isFolder(dir) {
			return dir
		}
	}
	return other()
}
