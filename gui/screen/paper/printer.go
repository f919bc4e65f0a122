package paper

import (
	"context"
	"io"
	"slices"
	"strconv"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/printer"
)

// Printer chooses a printer of the system, and how it prints, where the system has no
// dialog for that.
type Printer struct {
	app *screen.App
	*page.Form
	*session.Tasks
	jobs  *session.Jobs
	job   *printer.Job // is kept when the screen is closed
	write func(context.Context, io.Writer) error

	known bool
	list  []printer.Queue
	wrong string // why nothing can be printed, or was not
}

// NewPrinter makes the screen for a document that write writes.
func NewPrinter(a *screen.App, job *printer.Job, write func(context.Context, io.Writer) error) *Printer {
	t := a.Tasks()
	s := &Printer{Tasks: t, app: a, jobs: t.Jobs(), job: job, write: write}
	job.Copies = max(job.Copies, 1)
	s.Rebuild()
	session.Start(s.jobs, func(ctx context.Context, _ func(struct{})) ([]printer.Queue, error) {
		return printer.Queues(ctx)
	}, nil, s.found)
	return s
}

// found shows the printers.
func (s *Printer) found(list []printer.Queue, err error) {
	s.known, s.list = true, list
	if err != nil {
		s.wrong = printerProblem(s.app.Base().Lang, err)
	} else if _, err := printer.Choose(list, s.job.Queue); err != nil || s.job.Queue == "" {
		s.job.Queue = ""
		if q, err := printer.Choose(list, ""); err == nil {
			s.job.Queue = q.Name
		}
	}
	s.app.Rebuild()
}

// Rebuild implements Screen.
func (s *Printer) Rebuild() {
	b := s.app.Base()
	send := b.Kit.Button(b.T("printer.print"), true, s.print)
	s.Form = page.NewForm(b, b.T("printer.title"), s.rows(), send, b.Kit.Button(b.T("enter.back"), false, s.app.Back))
	s.note()
	if len(s.list) == 0 {
		send.Disable(s.sentence())
	}
}

// rows returns the printers and the settings that have an effect.
func (s *Printer) rows() (rows []page.Setting) {
	b := s.app.Base()
	for _, q := range s.list {
		rows = append(rows, page.Setting{Text: q.Name,
			Control: page.Switch{On: func() bool { return s.job.Queue == q.Name }, Flip: func() { s.job.Queue = q.Name }}})
	}
	if len(rows) == 0 || !printer.Settings {
		return rows
	}
	rows = slices.Insert(rows, 0, page.Setting{Text: b.T("printer.queue")})
	sides := []string{b.T("printer.oneside"), b.T("printer.longedge"), b.T("printer.shortedge")}
	return append(rows, page.Setting{Text: b.T("printer.how")},
		page.Setting{Text: b.T("printer.copies"), Control: page.Number{Value: func() string { return strconv.Itoa(s.job.Copies) },
			Step: func(by int) { s.job.Copies = min(max(s.job.Copies+by, 1), printer.MaxCopies) }}},
		page.Setting{Text: b.T("printer.sides"), Control: page.Choice{Names: sides, Chosen: func() int { return int(s.job.Sides) },
			Choose: func(i int) { s.job.Sides = printer.Sides(i) }}},
		page.Setting{Text: b.T("printer.grey"), Control: page.Switch{On: func() bool { return s.job.Grey }, Flip: func() { s.job.Grey = !s.job.Grey }}})
}

// sentence says what is being done, or what is wrong.
func (s *Printer) sentence() string {
	b := s.app.Base()
	switch {
	case s.wrong != "":
		return s.wrong
	case !s.known:
		return b.T("printer.looking")
	case s.jobs.Busy():
		return b.T("print.sending")
	}
	return ""
}

func (s *Printer) note() {
	s.Note(s.sentence(), s.wrong != "")
	s.app.Relayout()
}

// print sends the document to the chosen printer.
func (s *Printer) print() {
	if s.jobs.Busy() || len(s.list) == 0 {
		return
	}
	b, job := s.app.Base(), *s.job
	if job.Queue == "" {
		_, err := printer.Choose(s.list, "")
		s.wrong = b.Lang.Error(err)
		s.note()
		return
	}
	s.wrong = ""
	session.Start(s.jobs, func(ctx context.Context, _ func(struct{})) (string, error) {
		return printer.Print(ctx, job, func(w io.Writer) error { return s.write(ctx, w) })
	}, nil, func(id string, err error) {
		if err != nil {
			s.wrong = printerProblem(s.app.Base().Lang, err)
			s.note()
			return
		}
		s.app.Back()
		if id == "" {
			id = job.Title
		}
		s.app.Say(s.app.Base().T("printer.sent", "name", job.Queue, "job", id))
	})
	s.note()
}

// Space implements SpaceProvider.
func (s *Printer) Space() screen.Space { return screen.WholeSpace }

// Busy reports whether printers are looked for, or one is being sent to.
func (s *Printer) Busy() bool { return s.jobs.Busy() }
