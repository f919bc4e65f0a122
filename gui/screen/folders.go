package screen

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Folder returns the folder that a setting names, in which files of a kind were chosen last; where
// there is none, that which other returns.
func (p Preferences) Folder(name string, other func() string) string {
	if dir := p.String(name); dir != "" && isFolder(dir) {
		return dir
	}
	return other()
}

// folderWait is how long the window waits for a folder.
const folderWait = 100 * time.Millisecond

var folderAsked = make(session.Semaphore, 8)

// isFolder reports whether there is a folder. One that doesn't answer is there: the page of files says
// that it doesn't.
func isFolder(dir string) bool {
	ctx, stop := context.WithTimeout(context.Background(), folderWait)
	defer stop()
	is, err := session.Detached(ctx, folderAsked, func() (bool, error) {
		info, err := os.Stat(dir)
		return err == nil && info.IsDir(), nil
	})
	return is || err != nil
}

// mostRecent is how many folders are kept in which files were chosen last.
const mostRecent = 3

// SetFolder keeps the folder of a file that was chosen.
func (p Preferences) SetFolder(name, path string) {
	dir := filepath.Dir(path)
	p.SetString(name, dir)
	list := append([]string{dir}, slices.DeleteFunc(p.RecentFolders(), func(s string) bool { return s == dir })...)
	p.SetString(PrefRecentFolders, strings.Join(list[:min(len(list), mostRecent)], "\x00"))
}

// RecentFolders returns the folders in which files were chosen last.
func (p Preferences) RecentFolders() []string {
	return slices.DeleteFunc(strings.Split(p.String(PrefRecentFolders), "\x00"), func(s string) bool { return s == "" })
}

// PictureKind is the files of pictures.
func PictureKind(l words.Lang) portal.FileKind {
	return portal.FileKind{Name: l.T("file.pictures"), Endings: session.PictureNames()}
}

// PuzzleKind is the files of games and puzzles, those of all layouts.
func PuzzleKind(l words.Lang) portal.FileKind {
	k := portal.FileKind{Name: l.T("file.puzzles"), Endings: []string{store.Ext, ".txt"}}
	for _, f := range otherPrograms() {
		k.Endings = append(k.Endings, f.Ext)
	}
	return k
}

// GameKind is the files of saved games.
func GameKind(l words.Lang) portal.FileKind {
	return portal.FileKind{Name: l.T("file.games"), Endings: []string{store.Ext}}
}

// EndingKinds are the files with an ending, a kind for each, named by them.
func EndingKinds(endings ...string) (list []portal.FileKind) {
	for _, ending := range endings {
		list = append(list, portal.FileKind{Name: strings.ToUpper(strings.TrimPrefix(ending, ".")), Endings: []string{ending}})
	}
	return list
}

// EndingOf returns the ending of a path: what follows the last point, unless that is part of the
// name, as in "SE 4.4".
func EndingOf(path string) string {
	ending := filepath.Ext(path)
	for i, r := range ending {
		if i == 1 && !unicode.IsLetter(r) || i > 1 && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return ""
		}
	}
	if len(ending) < 2 {
		return ""
	}
	return ending
}
