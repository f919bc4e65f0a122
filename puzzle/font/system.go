package font

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// SystemDirs returns the folders in which the system keeps its fonts. Tests replace it.
var SystemDirs = func() []string {
	home, _ := os.UserHomeDir()
	switch runtime.GOOS {
	case "windows":
		return []string{filepath.Join(os.Getenv("WINDIR"), "Fonts"), filepath.Join(os.Getenv("LOCALAPPDATA"), "Microsoft", "Windows", "Fonts")}
	case "darwin":
		return []string{"/System/Library/Fonts", "/Library/Fonts", filepath.Join(home, "Library", "Fonts")}
	}
	dirs := []string{filepath.Join(home, ".local", "share", "fonts"), filepath.Join(home, ".fonts")}
	data := os.Getenv("XDG_DATA_DIRS")
	if data == "" {
		data = "/usr/local/share:/usr/share"
	}
	for _, dir := range filepath.SplitList(data) {
		if filepath.IsAbs(dir) {
			dirs = append(dirs, filepath.Join(dir, "fonts"))
		}
	}
	return dirs
}

// A SystemFace is a face in a file of the system that has outlines and may be embedded.
type SystemFace struct {
	Path   string
	Index  int    // in a file with several faces
	Family string // "" if it is not known
	covers []span
}

// Covers reports whether the face seems to have a character.
func (f *SystemFace) Covers(r rune) bool {
	i, _ := slices.BinarySearchFunc(f.covers, r, func(s span, r rune) int { return cmp.Compare(s.last, r) })
	return i < len(f.covers) && f.covers[i].first <= r
}

// maxFontFiles is the most files that are looked at.
const maxFontFiles = 5000

// SystemFaces returns the faces in the files of some folders and all below them: upright
// ones of the usual weight first, otherwise by path.
func SystemFaces(dirs []string) (list []SystemFace) {
	var paths []string
	for _, dir := range dirs {
		_ = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return nil // a folder that can't be read has no fonts
			}
			ext := strings.ToLower(filepath.Ext(path))
			if d.IsDir() || !slices.Contains([]string{".ttf", ".otf", ".ttc", ".otc"}, ext) {
				return nil
			}
			if paths = append(paths, path); len(paths) == maxFontFiles {
				return fs.SkipAll
			}
			return nil
		})
	}
	slices.SortFunc(paths, func(a, b string) int { return cmp.Or(cmp.Compare(unusual(a), unusual(b)), cmp.Compare(a, b)) })
	for _, path := range slices.Compact(paths) {
		list = append(list, readFaces(path)...)
	}
	return list
}

// unusual returns by how much the name of a file differs from that of an upright face
// without serifs, of the usual weight and width.
func unusual(path string) (by int) {
	name := strings.ToLower(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path)))
	for _, word := range []string{"italic", "oblique", "bold", "light", "thin", "black", "heavy", "condensed", "narrow", "mono", "serif", "variable", "vf", "[wght]"} {
		if strings.Contains(name, word) {
			by++
		}
	}
	return by
}
