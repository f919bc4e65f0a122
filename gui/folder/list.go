package folder

import (
	"cmp"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// An Entry is a name in a folder, as the folder itself lists it.
type Entry struct {
	Name   string
	Shown  string      // the name as it can be shown, see words.Visible
	Type   fs.FileMode // its type alone
	Leads  bool        // it is a link that is known to lead to a folder
	folded string      // the name as it is searched for
}

// EntryOf makes an Entry.
func EntryOf(name string, t fs.FileMode) Entry {
	shown := words.Visible(name)
	return Entry{Name: name, Shown: shown, Type: t.Type(), folded: words.Fold(shown)}
}

// IsDir reports whether it is a folder; a link to one isn't.
func (e *Entry) IsDir() bool { return e.Type.IsDir() }

// Hidden reports whether it is shown only when a leading dot is typed.
func (e *Entry) Hidden() bool { return strings.HasPrefix(e.Name, ".") }

// Begins reports whether the name begins with a text in the form of words.Fold.
func (e *Entry) Begins(folded string) bool { return strings.HasPrefix(e.folded, folded) }

// IsLink reports whether it is a link.
func (e *Entry) IsLink() bool { return e.Type&fs.ModeSymlink != 0 }

// compare orders folders first, and links that are known to lead to one, then by name.
func compare(a, b Entry) int {
	if folder := a.IsDir() || a.Leads; folder != (b.IsDir() || b.Leads) {
		if folder {
			return -1
		}
		return 1
	}
	return cmp.Or(strings.Compare(stem(a.folded), stem(b.folded)), strings.Compare(a.folded, b.folded), strings.Compare(a.Name, b.Name))
}

// stem returns a name without its ending: "evening.sdm" stands before "evening-killer.jpg".
func stem(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }

// batch is how many entries are read at a time.
const batch = 512

// List reads a folder until ctx is done: folders first, each part by name. It reports what there is
// so far each time that it is about twice as much, so that a large folder is sorted a few times
// only. What it reports doesn't change any more.
func List(ctx context.Context, dir string, report func([]Entry)) (all []Entry, err error) {
	f, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	for reported := 0; ctx.Err() == nil; {
		part, err := f.ReadDir(batch)
		for _, e := range part {
			all = append(all, EntryOf(e.Name(), e.Type()))
		}
		if err != nil {
			slices.SortFunc(all, compare)
			if errors.Is(err, io.EOF) {
				err = nil
			}
			return all, err
		}
		if len(all) >= 2*reported {
			reported = len(all)
			sorted := slices.Clone(all)
			slices.SortFunc(sorted, compare)
			report(sorted)
		}
	}
	return nil, ctx.Err()
}

// Follow finds out which links of a folder lead to folders, and returns the list in the order of that. It takes as
// long as what they lead to takes to answer.
func Follow(ctx context.Context, dir string, list []Entry) []Entry {
	list = slices.Clone(list)
	for i := range list {
		if e := &list[i]; e.IsLink() && ctx.Err() == nil {
			info, err := os.Stat(filepath.Join(dir, e.Name))
			e.Leads = err == nil && info.IsDir()
		}
	}
	slices.SortFunc(list, compare)
	return list
}

// openFolder opens a folder and nothing else: with a separator at its end the path of a pipe or a
// device is refused before it is opened.
func openFolder(dir string) (*os.File, error) {
	if !strings.HasSuffix(dir, string(os.PathSeparator)) {
		dir += string(os.PathSeparator)
	}
	return os.Open(dir)
}
