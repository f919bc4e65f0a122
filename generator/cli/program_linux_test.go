package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// programLines are command lines of every verb that reads or makes puzzles, each with the
// option of its form; verbs that have none are run as they are.
var programLines = []struct {
	line  string
	forms []string
	reads bool // puzzles, from files or standard input
	lines bool // the output is lines of text
}{
	{"solve", []string{"text", "json"}, true, true},
	{"solve --all 2", []string{"text", "json"}, true, true},
	{"count", []string{"text", "json"}, true, true},
	{"check", []string{"text", "json"}, true, true},
	{"check --typos 2", []string{"text", "json"}, true, true},
	{"canon", []string{"text", "json"}, true, true},
	{"rate", []string{"text", "json"}, true, true},
	{"explain", []string{"text", "json"}, true, true},
	{"steps --technique naked-single", []string{"text", "json"}, true, true},
	{"convert --to line", nil, true, true},
	{"convert --to poj", nil, true, true},
	{"print -o -", nil, true, false},
	{"generate -n 5 --seed 1", []string{"text", "json"}, false, true},
	{"generate -n 5 --seed 1 --distinct", []string{"text", "json"}, false, true},
	{"daily --date 2026-12-24", []string{"text", "json"}, false, true},
	{"library list", []string{"text", "json"}, false, true},
	{"library export", nil, false, true},
	{"library backup", nil, false, false},
	{"read page.png", []string{"text", "json"}, false, true},
	{"review game.sudoku", []string{"text", "json"}, false, true},
	{"techniques", []string{"text", "json"}, false, true},
	{"version", []string{"text", "json"}, false, true},
	{"help", nil, false, true},
	{"completion bash", nil, false, true},
	{"man", nil, false, true},
}

// TestProgramMatrix runs every verb with each kind of input and output, as text and as
// json: status, streams, and no partial line.
func TestProgramMatrix(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"one.txt": one + "\n", "bad.txt": one + "\nhello\n" + one + "\n", "empty.txt": "", "wrong.txt": clash + "\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile("page.png", pictureOf(t, one), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("game.sudoku", []byte(playedGame(t)), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if status, _, errs := script(t, "sudoku library import one.txt"); status != 0 {
		t.Fatal(errs)
	}
	for _, v := range verbs() {
		if !slices.ContainsFunc(programLines, func(p struct {
			line         string
			forms        []string
			reads, lines bool
		}) bool {
			return strings.HasPrefix(p.line+" ", v.name+" ")
		}) {
			t.Errorf("there is no line for %s", v.name)
		}
	}
	for _, p := range programLines {
		forms := p.forms
		if len(forms) == 0 {
			forms = []string{""}
		}
		for _, form := range forms {
			line := p.line
			if form != "" {
				line += " --format " + form
			}
			r := &programRun{t, line, form == asJSON, p.lines}
			input := ""
			if p.reads {
				input = " one.txt"
			}
			if strings.Contains(line, "--typos") { // there is nothing to write of a right one
				input = " wrong.txt"
			}
			full := r.check("sudoku "+line+input+" > /dev/full", 1)
			if !strings.Contains(full, says("error.full")) {
				t.Errorf("%s, full: %q", line, full)
			}
			if !p.reads {
				r.quiet(r.check("sudoku "+line, 0))
				r.quiet(r.check("bash -c 'sudoku "+line+" | head -c 1 >/dev/null; s=${PIPESTATUS[0]}; [ $s = 141 ] && s=0; exit $s'", 0))
				continue
			}
			r.quiet(r.check("sudoku "+line+" < one.txt", 0))
			r.quiet(r.check("sudoku "+line+" one.txt", 0))
			if p.lines { // a sheet without a puzzle is refused
				r.quiet(r.check("sudoku "+line+" empty.txt", 0))
			}
			if errs := r.check("sudoku "+line+" bad.txt", 1); !strings.HasPrefix(errs, "sudoku: bad.txt: Line 2") || strings.Count(errs, "\n") != 1 {
				t.Errorf("%s, bad: %q", line, errs)
			}
			if errs := r.check("sudoku "+line+" none.txt one.txt", 1); errs != "sudoku: none.txt: "+says("error.notexist")+"\n" {
				t.Errorf("%s, no file: %q", line, errs)
			}
			if p.lines && !strings.Contains(line, "--typos") && !strings.Contains(line, "poj") { // those write nothing, or nothing before the end
				// by the signal, as other programs
				r.quiet(r.check("bash -c 'yes "+one+" | sudoku "+line+" | head -n 1 >/dev/null; exit ${PIPESTATUS[1]}'", 141))
			}
			r.interrupt()
		}
	}
}

// A programRun checks the output of a command line.
type programRun struct {
	*testing.T
	line        string
	json, lines bool
}

// check runs a shell command and returns its standard error.
func (r *programRun) check(line string, want int) string {
	r.Helper()
	status, out, errs := script(r.T, line)
	if status != want {
		r.Errorf("%s: status %d, not %d, %q", line, status, want, errs)
	}
	r.whole(line, out)
	return errs
}

func (r *programRun) quiet(errs string) {
	r.Helper()
	if errs != "" {
		r.Errorf("%s: %q", r.line, errs)
	}
}

// whole checks that lines are whole, and objects if they are to be.
func (r *programRun) whole(line, out string) {
	r.Helper()
	if r.lines && out != "" && !strings.HasSuffix(out, "\n") {
		r.Errorf("%s: a partial line, %q", line, out[max(0, len(out)-200):])
	}
	if !r.json {
		return
	}
	for text := range strings.Lines(out) {
		if !json.Valid([]byte(text)) {
			r.Errorf("%s: %q", line, text)
			return
		}
	}
}

// interrupt interrupts the program in the middle of its input, of which it has read what
// neither the pipe nor this process holds.
func (r *programRun) interrupt() {
	r.Helper()
	cmd := command(r.T, strings.Fields(r.line)...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	fed := make(chan bool)
	cmd.Stdin = &fuse{endless: endless{b: []byte(one + "\n")}, left: 128 << 10, blown: fed}
	if err := cmd.Start(); err != nil {
		r.Fatal(err)
	}
	<-fed
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		r.Fatal(err)
	}
	cmd.Wait()
	if status := cmd.ProcessState.ExitCode(); status != 130 || errs.Len() > 0 {
		r.Errorf("%s, interrupted: status %d, %q", r.line, status, errs.String())
	}
	r.whole(r.line+", interrupted", out.String())
}

// A fuse is endless input that tells once some of it has been read.
type fuse struct {
	endless
	left  int
	blown chan bool
}

func (f *fuse) Read(p []byte) (int, error) {
	if f.left > 0 {
		if f.left -= len(p); f.left <= 0 {
			close(f.blown)
		}
	}
	return f.endless.Read(p)
}
