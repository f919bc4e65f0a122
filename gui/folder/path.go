package folder

import (
	"net/url"
	"os"
	"path/filepath"
	"strings"
)

const slash = string(os.PathSeparator)

// Split parts what is typed into the folder, with its slash, and the beginning of a name in it.
func Split(text string) (dir, name string) {
	at := strings.LastIndexAny(text, separators) + 1
	return text[:at], text[at:]
}

// separators are what parts the names of a path.
var separators = "/" + strings.TrimPrefix(slash, "/")

// Clean returns the path that a pasted text means: that of a file's address, and without the
// quotes and line breaks that other programs put round it.
func Clean(text string) string {
	path := strings.Trim(text, "\r\n")
	for _, quote := range []string{`"`, `'`} {
		if len(path) > 2 && strings.HasPrefix(path, quote) && strings.HasSuffix(path, quote) {
			path = path[1 : len(path)-1]
		}
	}
	if len(path) < 5 || !strings.EqualFold(path[:5], "file:") {
		return path
	}
	address, _, _ := strings.Cut(path, "\n") // the first of several
	u, err := url.Parse(strings.TrimSuffix(address, "\r"))
	if err != nil || u.Path == "" || u.Host != "" && u.Host != "localhost" {
		return path
	}
	return filepath.FromSlash(strings.TrimPrefix(u.Path, addressRoot))
}

// Resolve returns the whole path of what is typed: ~ is the folder home, and what begins nowhere
// begins in base.
func Resolve(text, base, home string) string {
	if text == "~" || strings.HasPrefix(text, "~/") || strings.HasPrefix(text, "~"+slash) {
		if home != "" {
			return filepath.Join(home, text[1:])
		}
	}
	if filepath.IsAbs(text) {
		return filepath.Clean(text)
	}
	return filepath.Join(base, text)
}

// Rooted reports whether a typed path begins somewhere by itself.
func Rooted(text string) bool { return filepath.IsAbs(text) || strings.HasPrefix(text, "~") }

// Short writes a path as it is typed, with ~ for the folder home.
func Short(path, home string) string {
	if home == "" || home == slash {
		return path
	}
	if rest, ok := strings.CutPrefix(path, home); ok && (rest == "" || strings.HasPrefix(rest, slash)) {
		return "~" + rest
	}
	return path
}

// Inside writes a folder with its slash, so that a name can follow.
func Inside(dir string) string {
	if strings.HasSuffix(dir, slash) {
		return dir
	}
	return dir + slash
}
