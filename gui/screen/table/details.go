// Package table holds what is done with the game at hand: drawing, branches, details, looking for a
// mistake.
package table

import (
	"context"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// Details edits the title, author and other details of a puzzle. Changes apply to the
// game as they are typed.
type Details struct {
	*session.Tasks
	app *screen.App
	page.Base
	of       *session.Session
	puzzle   puzzle.Puzzle // with the details that were typed
	was      puzzle.Puzzle // when the page was opened
	forecast *screen.Forecast
	focused  fyne.Focusable // set after the page was rebuilt

	title  *widget.Label
	names  [numDetails]*widget.Label
	fields [numDetails]*page.TextEntry
	rating *widget.Label // how hard the puzzle is, and how long it takes
	close  *widget.Control
}

const (
	detailTitle = iota
	detailAuthor
	detailSource
	detailDate
	detailNote // several lines of text
	numDetails
)

var detailKeys = [numDetails]string{"title", "author", "source", "date", "note"}

// NewDetails makes the screen for the game of a session.
func NewDetails(a *screen.App, of *session.Session) *Details {
	s := &Details{Tasks: a.Tasks(), app: a, of: of, was: of.Game.Puzzle()}
	s.forecast = screen.NewForecast(a, s.Tasks, s.Refresh)
	s.Rebuild()
	return s
}

// Rebuild implements Screen: the field keeps the focus and the cursor.
func (s *Details) Rebuild() {
	b, was := s.app.Base(), s.fields
	s.Base, s.puzzle = b, s.of.Game.Puzzle()
	s.title = b.Title(b.T("action.details"))
	for i, text := range detailTexts(&s.puzzle) {
		s.names[i] = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
		s.names[i].SetText(b.T("details." + detailKeys[i]))
		s.fields[i] = s.field(i, text)
	}
	s.rating = b.Kit.Paragraph(theme.Secondary)
	s.close = b.Kit.Button(b.T("page.close"), true, s.app.Back)
	s.Refresh()
	if was[0] != nil {
		s.resume(was)
	}
}

func detailTexts(p *puzzle.Puzzle) [numDetails]*string {
	return [numDetails]*string{&p.Title, &p.Author, &p.Source, &p.Date, &p.Note}
}

// detailsOf returns the texts themselves.
func detailsOf(p *puzzle.Puzzle) (list [numDetails]string) {
	for i, text := range detailTexts(p) {
		list[i] = *text
	}
	return list
}

// field makes the field for a detail, which text points to.
func (s *Details) field(i int, text *string) *page.TextEntry {
	e := page.NewEntry(s.Base, page.LineText, s.app.Back)
	if i == detailNote {
		e.Most, e.MultiLine, e.Wrapping = page.NoteText, true, fyne.TextWrapWord
	}
	e.Fill(*text)
	e.OnChanged = func(typed string) {
		*text = typed
		s.of.Describe(s.puzzle)
		s.app.TitleChanged()
	}
	e.OnSubmitted = func(string) { s.app.Back() }
	return e
}

// resume gives the focus to the field that replaces the one that has it, with the cursor where
// it was there.
func (s *Details) resume(was [numDetails]*page.TextEntry) {
	s.focused = s.Focus()
	for i, e := range was {
		if s.app.Focused() == fyne.Focusable(e) {
			s.fields[i].CursorRow, s.fields[i].CursorColumn = e.CursorRow, e.CursorColumn
			s.focused = s.fields[i]
		}
	}
}

// Close implements Screen: what was typed is that of the puzzle in the library, too.
func (s *Details) Close() {
	s.Tasks.Close()
	a, was, is := s.app, s.was, s.puzzle
	if detailsOf(&was) == detailsOf(&is) {
		return
	}
	_ = s.of.Flush() // its file is read; its saver reports an error
	job := a.Tasks().Jobs()
	a.Library().Use(func(l *library.Library, err error) {
		if err != nil || l.Fault() != nil { // which it has said when it was opened
			return
		}
		session.Start(job, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
			return struct{}{}, l.Describe(ctx, &was, &is)
		}, nil, func(_ struct{}, err error) {
			if err != nil {
				a.Warn(a.Base().Lang.Error(err))
			}
			if s, ok := a.Top().(screen.LibraryViewer); ok {
				s.LibraryChanged()
			}
		})
	})
}

// Changed implements ChangeHandler.
func (s *Details) Changed() { s.forecast.Follow() }

// Shown implements ShownHandler.
func (s *Details) Shown() {
	if s.focused != nil {
		s.app.Focus(s.focused)
		s.focused = nil
	}
}

// Focus returns what gets the focus when the page opens.
func (s *Details) Focus() fyne.Focusable { return s.fields[detailTitle] }

// Space implements SpaceProvider.
func (s *Details) Space() screen.Space { return screen.WholeSpace }

// ratingTexts explain how hard the puzzle is, and how long it takes the player, as far as that
// is known.
func (s *Details) ratingTexts() []string {
	f := s.of.Facts()
	if !f.Known {
		return nil
	}
	texts := []string{caption.LongRatingOf(s.Lang, f)}
	if !f.Rated || s.of.Game.Finished() {
		return texts
	}
	if takes := s.forecast.Takes(s.Lang, "estimate.this", f.Rating.Level, f.Rating.Score); takes != "" {
		texts = append(texts, takes)
	}
	return texts
}

// Status implements StatusProvider: how hard the puzzle is, and its hardest step.
func (s *Details) Status() string {
	f := s.of.Facts()
	if !f.Rated || f.Rating.Hardest == nil {
		return ""
	}
	return s.T("rate.line", "level", caption.LevelOf(s.Lang, f), "technique", s.Lang.Say(f.Rating.Hardest.Name()))
}

// Refresh implements page.Refresher.
func (s *Details) Refresh() {
	var spans []widget.Span
	for _, text := range s.ratingTexts() {
		spans = append(spans, widget.Span{Text: text, Colour: s.Kit.Pal.Text2})
	}
	s.rating.SetSpans(spans...)
}

// Objects implements page.Page.
func (s *Details) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title}
	for i := range s.fields {
		out = append(out, s.names[i], s.fields[i])
	}
	return append(out, s.rating, s.close)
}

// Arrange implements page.Page.
func (s *Details) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	foot := r.Y + r.H - page.ButtonHeight
	y, name := r.Y+s.Kit.Size(26), s.Kit.Size(20)
	step := min(name+s.Kit.Size(38)+10, (foot-14-y)/(numDetails+.6))
	named := step >= name+36 // else there is room for the fields alone, which have their names in them
	rating := foot           // its top
	if named {
		rating = min(foot, r.Y+r.H-s.Kit.Size(3*19))
	} else {
		name = 0
	}
	height := max(30, step-name-6)
	s.showNames(named)
	for i := range s.fields {
		h := height
		if i == detailNote {
			h = max(height, rating-10-y-name)
		}
		put(s.names[i], r.Strip(y, name))
		put(s.fields[i], r.Strip(y+name, h))
		y += step
	}
	put(s.rating, widget.Rect{X: r.X, Y: rating, W: r.W - 132, H: r.Y + r.H - rating})
	put(s.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: page.ButtonHeight})
}

// showNames shows the names of the fields above them, or in those that are empty.
func (s *Details) showNames(above bool) {
	for i, e := range s.fields {
		inside := ""
		if s.names[i].Hidden = !above; !above {
			inside = s.names[i].Text()
		}
		if e.PlaceHolder != inside {
			e.SetPlaceHolder(inside)
		}
	}
}

// OpenDetails opens the page with the details of the active session's puzzle.
func OpenDetails(a *screen.App) {
	a.ShowOver(NewDetails(a, screen.ActiveSession(a)))
}
