package folder

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A Place is a folder that many files lie in.
type Place struct {
	Name string
	Path string
}

// userFolders are the names of folders for files, and what the desktop's list calls them.
var userFolders = []struct{ name, key string }{
	{"Desktop", "XDG_DESKTOP_DIR"}, {"Documents", "XDG_DOCUMENTS_DIR"}, {"Downloads", "XDG_DOWNLOAD_DIR"}, {"Pictures", "XDG_PICTURES_DIR"},
}

// mounts are where the system shows sticks and disks that were plugged in.
var mounts = []string{"/run/media/*/*", "/media/*/*", "/Volumes/*"}

// Places returns the folders that exist of those that people keep files in: home, then what the desktop
// calls their documents and so on, and what is plugged in. It may take as long as the system takes to
// answer.
func Places(home string) (list []Place) {
	add := func(name, path string) {
		same := func(p Place) bool { return p.Path == path }
		if info, err := os.Stat(path); err == nil && info.IsDir() && !slices.ContainsFunc(list, same) {
			list = append(list, Place{words.Visible(name), path})
		}
	}
	if home != "" {
		add(filepath.Base(home), home)
		chosen := userDirs(home)
		for _, f := range userFolders {
			path := chosen[f.key]
			if path == "" {
				path = filepath.Join(home, f.name)
			}
			add(filepath.Base(path), path)
		}
	}
	for _, pattern := range mounts {
		found, _ := filepath.Glob(pattern) // the only error is that of the pattern
		for _, path := range found {
			add(filepath.Base(path), path)
		}
	}
	return list
}

// userDirs reads where a Linux desktop keeps a person's files.
func userDirs(home string) map[string]string {
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	dirs := map[string]string{}
	f, err := store.Open(filepath.Join(config, "user-dirs.dirs"))
	if err != nil {
		return dirs
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		key, value, _ := strings.Cut(lines.Text(), "=")
		value = strings.Trim(value, `"`)
		if rest, ok := strings.CutPrefix(value, "$HOME"); ok {
			value = home + rest
		}
		if filepath.IsAbs(value) {
			dirs[key] = filepath.Clean(value)
		}
	}
	return dirs
}
