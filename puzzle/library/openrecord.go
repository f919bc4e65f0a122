package library

import (
	"hash/crc32"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
)

// Limits of a record file, which docs/dev/library.md names.
const (
	maxGame       = 16 << 20 // bytes of a game
	maxCollection = 1 << 30  // bytes of a collection
	maxSettings   = 1 << 20
	maxFiles      = 200_000  // in the zip
	maxTotal      = 2 << 30  // bytes of all files, unpacked
	maxRatio      = 40       // times as much unpacked, beyond freeRatio: text is never packed so well
	freeRatio     = 16 << 20 // bytes
	maxFileName   = 200      // bytes of a file's name
)

// The folders of a record file.
const (
	gamesFolder       = "games/"
	collectionsFolder = "collections/"
	ext               = ".txt" // of a collection's text
)

// openRecord lists the files of a record file.
func openRecord(r io.ReaderAt, size int64) (*archive, error) {
	a := readArchive(r, size)
	at := slices.IndexFunc(a.files, func(f archived) bool { return f.name == recordName })
	some := slices.ContainsFunc(a.files, func(f archived) bool { return known(f.name) != 0 && f.name != recordName })
	if at < 0 && !some {
		return nil, ErrNoRecord
	}
	if at >= 0 {
		text := ""
		if in, err := a.open(&a.files[at]); err == nil {
			b, _ := io.ReadAll(io.LimitReader(in, 100))
			text = string(b)
		}
		value, ok := strings.CutPrefix(strings.TrimSpace(text), recordForm)
		version, bad := strconv.ParseUint(value, 10, 32)
		if !some && (!ok || bad != nil || version == 0) {
			return nil, ErrNoRecord
		}
		if ok && bad == nil && version > recordVersion && crc32.ChecksumIEEE([]byte(text)) == a.files[at].sum {
			return nil, ErrRecordNewer
		}
	}
	return a, nil
}

// known returns how many bytes a file of a name may have, 0 if none is called so.
func known(name string) int64 {
	folder, base := path.Split(name)
	switch {
	case name == recordName:
		return 100
	case name == csvName:
		return maxTotal
	case name == practice.FileName, name == ofGamesName:
		return maxPractice
	case name == settingsName:
		return maxSettings
	case !plainName(base):
		return 0
	case folder == gamesFolder && store.IsGame(base):
		return maxGame
	case folder == collectionsFolder && strings.HasSuffix(base, ext):
		return maxCollection
	}
	return 0
}

// plainName reports whether a name can be that of a file on every system.
func plainName(name string) bool {
	if name == "" || len(name) > maxFileName || name[0] == '.' || !utf8.ValidString(name) || strings.TrimSpace(name) != name {
		return false
	}
	base, _, _ := strings.Cut(strings.ToLower(name), ".")
	return !reserved[base] && !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) || r == 0x7f })
}
