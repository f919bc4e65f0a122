package folder

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

const slash = string(os.PathSeparator)

// Split parts what is typed into the folder, with its slash, and the beginning of a name in it.
func Split(text string) (dir, name string) {
	at := strings.LastIndexAny(text, separators) + 1
	return text[:at], text[at:]
}

// separators are what parts the names of a path.
var separators = "/" + strings.TrimPrefix(slash, "/")

// Errors of addresses that lead to no file here.
var (
	ErrAddress   = words.Error("chooser.address.bad")
	ErrElsewhere = words.Error("chooser.address.elsewhere")
)

// IsAddress reports whether a text is the address of a file, or the beginning of one.
func IsAddress(text string) bool { return len(text) > 5 && strings.EqualFold(text[:6], "file:/") }

// Address returns the path that the address of a file means, "" as long as none is in it.
func Address(text string) (path string, err error) {
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return "", ErrAddress
	case u.Path == "":
		return "", nil
	case u.Host != "" && !strings.EqualFold(u.Host, "localhost"):
		return "", ErrElsewhere
	}
	return filepath.FromSlash(strings.TrimPrefix(u.Path, addressRoot)), nil
}

// Clean returns the path that a pasted text means: that of a file's address, and without the
// quotes and line breaks that other programs put round it. Of several paths it is the first.
func Clean(text string) (path string, several bool) {
	path = strings.Trim(text, "\r\n")
	if lines := strings.FieldsFunc(path, func(r rune) bool { return r == '\r' || r == '\n' }); len(lines) > 1 {
		begins := func(line string) bool { return Rooted(Unquoted(line)) || IsAddress(line) }
		first := slices.IndexFunc(lines, begins)
		if several = first != 0 || slices.ContainsFunc(lines[1:], begins); several { // else it is one name with a line break
			path = lines[max(0, first)]
		}
	}
	if path = Unquoted(path); IsAddress(path) {
		if to, err := Address(path); err == nil && to != "" {
			path = to
		}
	}
	return path, several
}

// Unquoted returns a path without the quotes round it, which in shells are left and begun again for one that is
// part of a name.
func Unquoted(path string) string {
	for _, quote := range []string{`"`, `'`} {
		n, inside := len(path), quote+`\`+quote+quote
		if n <= 2 || path[:1] != quote || path[n-1:] != quote {
			continue
		}
		if parts := strings.Split(path[1:n-1], inside); !strings.Contains(strings.Join(parts, ""), quote) {
			return strings.Join(parts, quote)
		}
	}
	return path
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
