package paper

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"sudoku/gui/portal"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
)

// TestPrintDialog prints by the system's dialog, whatever the person does there.
func TestPrintDialog(t *testing.T) {
	stubCUPS(t, "exit 1", "")
	for _, tt := range []struct {
		err  error
		said string // "" if the page of printers is shown
	}{
		{nil, "print.sent"},
		{nil, "print.sent.apart"},
		{portal.ErrCancelled, "portal.cancelled"},
		{errors.New("no ink"), "no ink"},
		{portal.ErrNone, ""},
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		var title string
		var pdf bytes.Buffer
		d.Dialog = func(ctx context.Context, doc portal.Document, write func(io.Writer) error) error {
			title = doc.Title
			return errors.Join(write(&pdf), tt.err)
		}
		PrintShown(d.App, false)
		s := d.Shown().(*Print)
		if tt.said == "print.sent.apart" {
			s.Order.Solutions = print.Apart
			s.changed()
			d.Settle()
		}
		s.print()
		d.Settle()
		_, choosing := d.Shown().(*Printer)
		want := d.Page.T(tt.said)
		if title == "" || !bytes.HasPrefix(pdf.Bytes(), []byte("%PDF")) || choosing != (tt.said == "") || !strings.Contains(d.Said, want) {
			t.Errorf("%v: %T, title %q, said %q", tt.err, d.Shown(), title, d.Said)
		}
		d.Close()
	}
}

// TestPrintDialogCancelled: Escape closes the dialog and leaves the page, and so does
// leaving it.
func TestPrintDialogCancelled(t *testing.T) {
	for _, leave := range []bool{false, true} {
		d := screentest.NewDesk(t, screentest.Easy)
		ended := make(chan error, 1)
		d.Dialog = func(ctx context.Context, _ portal.Document, _ func(io.Writer) error) error {
			<-ctx.Done()
			ended <- ctx.Err()
			return ctx.Err()
		}
		PrintShown(d.App, false)
		s := d.Shown().(*Print)
		d.Settle()
		s.print()
		if leave {
			d.Back()
		} else if !s.Escape() || s.Escape() {
			t.Error("Escape does not cancel the dialog once")
		}
		if err := <-ended; err == nil {
			t.Error("the dialog goes on")
		}
		d.Settle()
		d.Close()
	}
}

// stubCUPS puts stand-ins for the programs of CUPS into PATH. lp keeps its arguments in a
// file whose path is returned.
func stubCUPS(t *testing.T, lpstat, lp string) (args string) {
	if runtime.GOOS == "windows" {
		t.Skip("the stand-in for CUPS is a script")
	}
	dir := t.TempDir()
	args = filepath.Join(dir, "args")
	for name, body := range map[string]string{"lpstat": lpstat, "lp": "echo \"$@\" >" + args + "\n" + lp} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+body+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
	return args
}

// TestPrinter chooses a printer and prints; what goes wrong is said, and the page stays.
func TestPrinter(t *testing.T) {
	const two = "[ $1 = -d ] && echo default: Office || { echo Office; echo Paper; }"
	for _, tt := range []struct {
		lpstat, lp, queue string
		stays             bool
		said              string
	}{
		{two, "echo request id is Office-7", "", false, "Office-7"},
		{two, "echo request id is Paper-8", "Paper", false, "Paper-8"},
		{two, "echo 'lp: Error - out of order.' >&2; exit 1", "", true, "out of order"},
		{"[ $1 = -d ] || echo Office", "echo request id is Office-7", "", false, "Office-7"}, // the only one
		{"[ $1 = -d ] || { echo Office; echo Paper; }", "echo request id is Office-7", "", true, "Office, Paper"},
		{"exit 1", "", "", true, "printer.none"},
	} {
		args := stubCUPS(t, tt.lpstat, tt.lp)
		d := screentest.NewDesk(t, screentest.Easy)
		PrintShown(d.App, false)
		d.Shown().(*Print).print()
		d.Settle() // solution and level are known
		s := d.Shown().(*Printer)
		d.Settle()
		s.Rebuild()
		if tt.queue != "" {
			s.job.Queue = tt.queue
		}
		s.job.Copies, s.job.Sides, s.job.Grey = 2, printer.LongEdge, true
		s.print()
		d.Settle()
		_, stays := d.Shown().(*Printer)
		said := d.Said
		if stays {
			said = s.sentence()
		}
		if stays != tt.stays || !strings.Contains(said, d.Page.T(tt.said)) {
			t.Errorf("%q, %q: %T says %q", tt.lpstat, tt.lp, d.Shown(), said)
		}
		b, _ := os.ReadFile(args)
		if !stays && !strings.Contains(string(b), "-n 2 ") {
			t.Errorf("lp %s", b)
		}
		d.Close()
	}
}

// The page of printers is left while they are looked for.
func TestPrinterLeft(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	stubCUPS(t, "exec sleep 1000", "")
	t.Setenv("PATH", os.Getenv("PATH")+string(os.PathListSeparator)+"/bin"+string(os.PathListSeparator)+"/usr/bin")
	d.Show(NewPrinter(d.App, &printer.Job{}, nil))
	d.Close()
	calls := d.Calls
	d.Settle()
	if d.Calls != calls {
		t.Error("a page that was closed asked for something")
	}
}
