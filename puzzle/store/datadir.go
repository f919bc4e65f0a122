package store

import (
	"os"
	"path/filepath"
	"runtime"

	"sudoku/puzzle/words"
)

// ErrNoHome means that the environment has no variable for the data folder.
var ErrNoHome = words.Error("game.nohome")

// DataDir returns the folder for the program's files, which need not exist yet:
// $XDG_DATA_HOME/sudoku-desk, by default ~/.local/share/sudoku-desk;
// on macOS ~/Library/Application Support/sudoku-desk, on Windows
// %LOCALAPPDATA%\sudoku-desk.
func DataDir() (string, error) { return dataDir(runtime.GOOS, os.Getenv) }

func dataDir(system string, getenv func(string) string) (string, error) {
	home := getenv("HOME")
	base := ""
	switch system {
	case "windows":
		base = getenv("LOCALAPPDATA")
	case "darwin":
		base = joinHome(home, "Library", "Application Support")
	default:
		base = getenv("XDG_DATA_HOME")
		if !filepath.IsAbs(base) { // the specification says to ignore relative paths
			base = joinHome(home, ".local", "share")
		}
	}
	if base == "" {
		return "", ErrNoHome
	}
	return filepath.Join(base, "sudoku-desk"), nil
}

// joinHome returns "" for a home that is relative, which would be another in each folder.
func joinHome(home string, names ...string) string {
	if !filepath.IsAbs(home) {
		return ""
	}
	return filepath.Join(home, filepath.Join(names...))
}
