package cli

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"sudoku/puzzle/printer/printertest"
)

// Without CUPS, and with wrong orders, a sentence says what is missing and nothing is
// printed.
func TestPrinterOrders(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the stand-in for CUPS is a script")
	}
	t.Chdir(t.TempDir())
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	for _, tt := range []struct {
		lpstat, lp, args string
		status           int
		says             string
	}{
		{"", "", "--printer", exitFailed, says("printer.none")},
		{"echo Ink Laser", "", "--printer", exitFailed, says("printer.nodefault", "list", "Ink, Laser")},
		{"echo Ink", "echo request id is Ink-3", "--printer", exitOK, ""}, // the only one
		{"echo Ink", "", "--printer=Laser", exitFailed, says("printer.unknown", "name", "Laser", "list", "Ink")},
		{"echo Ink", "echo 'lp: Error - not today.' >&2; exit 1", "--printer=Ink", exitFailed,
			says("printer.refused", "name", "Ink", "why", "not today")},
		{"echo Ink", "echo request id is Ink-3", "--printer=Ink -o a.pdf", exitUsage, "--printer"},
		{"echo Ink", "echo request id is Ink-3", "--printer=Ink --book --cover white", exitUsage, says("cli.nocoverprinter")},
		{"echo Ink", "echo request id is Ink-3", "--printer=Ink", exitOK, ""},
		{"[ $1 = -d ] && echo x: Ink || echo Ink", "echo request id is Ink-3", "--printer", exitOK, ""},
	} {
		for name, body := range map[string]string{"lpstat": tt.lpstat, "lp": tt.lp} {
			path := filepath.Join(dir, name)
			os.Remove(path)
			if body != "" {
				if err := os.WriteFile(path, []byte("#!/bin/sh\n"+body+"\n"), 0o755); err != nil {
					t.Fatal(err)
				}
			}
		}
		status, out, errs := try(t, one, append([]string{"print"}, strings.Fields(tt.args)...)...)
		want := ""
		if tt.status == exitOK {
			want = "Ink-3\n"
		}
		if status != tt.status || out != want || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s with lpstat %q: status %d, %q, %q", tt.args, tt.lpstat, status, out, errs)
		}
		if left, _ := os.ReadDir("."); len(left) > 0 {
			t.Errorf("%s: left behind: %v", tt.args, left)
		}
	}
}

// A sheet is printed by CUPS.
func TestPrinter(t *testing.T) {
	s := printertest.Start(t)
	t.Setenv("CUPS_SERVER", s.Socket)
	_, file, _ := try(t, one, "print", "--title", "Alpha", "-o", "-")
	want := []byte(file)
	for _, args := range [][]string{{"--printer"}, {"--printer=" + printertest.Queue}} {
		status, out, errs := try(t, one, append([]string{"print", "--title", "Alpha"}, args...)...)
		if status != exitOK || !strings.HasPrefix(out, printertest.Queue+"-") || errs != "" {
			t.Fatalf("%v: status %d, %q, %q", args, status, out, errs)
		}
		if part := printertest.Difference(t, want, s.Printed(t)); part > .2 {
			t.Errorf("%v: what is printed differs by %.3f", args, part)
		}
	}
}
