package screen

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Save asks for the path of a file to write.
type Save struct {
	desk Desk
	pageOf[*page.Save]
	order SaveOrder
	jobs  *session.Jobs
}

// A SaveOrder says what to write.
type SaveOrder struct {
	Title string                  // the key of the page's title
	Name  string                  // suggested file name
	Write func(path string) error // must leave an existing file unchanged if it fails
	How   func(words.Lang) string // a remark about the path; may be nil

	// Job is for what may take long: it is called in the background in the place of Write.
	// Closing the screen stops it.
	Job  func(ctx context.Context, path string) error
	Back func()            // closes the screen; nil: the window's Back
	Done func(path string) // is called when the file is written and the screen closed; may be nil

	// A choice besides the path, if there is one: the key of its name, the choices, and
	// the one chosen.
	Choice  string
	Choices []string
	Chosen  *int
	Endings []string // those that the choices give the path; nil: they leave it as it is
}

// NewSave makes the screen.
func NewSave(d Desk, o SaveOrder) *Save {
	if o.Back == nil {
		o.Back = d.Back
	}
	s := &Save{desk: d, order: o, jobs: d.Jobs()}
	s.Again()
	return s
}

// Close implements Screen.
func (s *Save) Close() { s.jobs.Stop() }

// Again implements Screen: the typed path is kept.
func (s *Save) Again() Screen {
	b, o, was := s.desk.Base(), s.order, s.page
	do := page.SaveFuncs{
		Exists: func(path string) bool { _, err := os.Stat(path); return err == nil },
		Browse: s.desk.Browse, Back: o.Back, Save: s.save,
	}
	if o.How != nil {
		do.How = o.How(b.Lang)
	}
	if o.Choices != nil {
		do.Choice, do.Choices = b.T(o.Choice), o.Choices
		do.Chosen, do.Choose, do.Endings = func() int { return *o.Chosen }, func(i int) { *o.Chosen = i }, o.Endings
	}
	s.page = page.NewSave(b, b.T(o.Title), filepath.Join(Documents(), o.Name), do)
	if was != nil {
		s.page.Resume(was)
	}
	return s
}

// save writes the file or begins to, and returns what is wrong.
func (s *Save) save(path string) string {
	switch {
	case s.order.Job == nil:
		return s.saved(path, s.order.Write(path))
	case !s.jobs.Busy():
		session.Start(s.jobs, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
			return struct{}{}, s.order.Job(ctx, path)
		}, nil, func(_ struct{}, err error) {
			s.page.Fail(s.saved(path, err))
		})
	}
	s.page.Say(s.desk.Base().T("save.writing"))
	return ""
}

// saved leaves the screen when the file is written, or returns what is wrong.
func (s *Save) saved(path string, err error) string {
	b := s.desk.Base()
	if err != nil {
		return b.T("save.failed", "why", b.Lang.Error(err))
	}
	s.order.Back()
	s.desk.Say(b.T("save.done", "file", path))
	if s.order.Done != nil {
		s.order.Done(path)
	}
	return ""
}

// Escape implements EscapeHandler.
func (s *Save) Escape() bool {
	s.order.Back()
	return true
}

// Space implements SpaceProvider.
func (s *Save) Space() Space { return whole }

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
	}, TitleOf(l, p)), maxFileName) + ext
}

// Pictures returns the folder for the user's pictures: Pictures if it exists, else that for
// files.
func Pictures() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	dir := filepath.Join(home, "Pictures")
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return dir
	}
	return Documents()
}

// Documents returns the folder for the user's files: Documents if it exists, else the
// home folder.
func Documents() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	dir := filepath.Join(home, "Documents")
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return dir
	}
	return home
}
