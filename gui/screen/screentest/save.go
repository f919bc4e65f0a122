package screentest

import (
	"reflect"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
)

// A SavePage stands in for the page that asks for the path of a file to write.
type SavePage struct {
	Order screen.SaveOrder
	Path  string // in its field
	Err   error  // why the file was not written

	app  *screen.App
	jobs *session.Jobs
}

func (s *SavePage) Objects() []fyne.CanvasObject          { return nil }
func (s *SavePage) Arrange(page.Place, widget.Rect, bool) {}
func (s *SavePage) Rebuild()                              {}
func (s *SavePage) Fill(path string)                      { s.Path = path }
func (s *SavePage) Fail(err error)                        { s.Err = err }

// Take writes the file, and closes the page.
func (s *SavePage) Take(path string, _ bool) {
	s.Order.Write(s.jobs, path, s.Order.KindOf(s.app.Base().Lang, path), func(err error) {
		if err != nil {
			s.Fail(err)
			return
		}
		s.app.Drop(s)
		s.Order.Saved(s.app, path)
	})
}

// savePage shows one.
func (d *Desk) savePage(o screen.SaveOrder, show func(screen.Screen)) screen.Saver {
	s := &SavePage{Order: o, app: d.App, jobs: d.Tasks().Jobs()}
	show(s)
	return s
}

// pages are what features start in others: that is noted, and asking for a file shows a stand-in.
func (d *Desk) pages() (p screen.Pages) {
	all := reflect.ValueOf(&p).Elem()
	for i := range all.NumField() {
		f := all.Field(i)
		f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) (none []reflect.Value) {
			d.Opened = append(d.Opened, all.Type().Field(i).Name)
			for out := range f.Type().Outs() {
				none = append(none, reflect.Zero(out))
			}
			return none
		}))
	}
	p.Save = d.savePage
	return p
}
