package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// programDir is the folder of the program, once a test has built it.
var programDir string

func TestMain(m *testing.M) {
	home, err := os.MkdirTemp("", "sudoku")
	if err != nil {
		panic(err)
	}
	os.Setenv("XDG_DATA_HOME", home) // no test sees the library of the one who runs it
	status := m.Run()
	os.RemoveAll(home)
	if programDir != "" {
		os.RemoveAll(programDir)
	}
	os.Exit(status)
}

// program builds the headless program when a test first needs it, without C, as it is
// given away: the processes of a fuzz test don't need it.
var program = sync.OnceValue(func() string {
	dir, err := os.MkdirTemp("", "sudoku")
	if err != nil {
		panic(err)
	}
	programDir = dir
	path := filepath.Join(dir, "sudoku")
	build := exec.Command("go", "build", "-tags", "headless nodynamic", "-o", path, "sudoku")
	build.Dir, build.Env = here, append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		panic(fmt.Sprintf("%s%v", out, err))
	}
	return path
})

// skipUnderRace skips a test under the race detector, which can't see into the program.
func skipUnderRace(t *testing.T) {
	if testing.Short() {
		t.Skip("the program is not built for the race detector")
	}
}

func command(t *testing.T, args ...string) *exec.Cmd {
	skipUnderRace(t)
	cmd := exec.CommandContext(t.Context(), program(), args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	return cmd
}

// script runs a shell command in which sudoku is the program.
func script(t *testing.T, line string) (status int, stdout, stderr string) {
	t.Helper()
	skipUnderRace(t)
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(t.Context(), "sh", "-c", line)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "PATH="+filepath.Dir(program())+":"+os.Getenv("PATH"))
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), out.String(), errs.String()
}

func TestProgram(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("one.txt", []byte(one+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		line   string
		status int
		out    string
		says   string
	}{
		{`printf '1\n103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n' | sudoku solve`,
			0, pojDone, ""},
		{`printf '0 9 2 4 8 1 7 6 3\n4 1 3 7 6 2 9 8 5\n8 6 7 3 5 9 4 1 2\n6 2 4 1 9 5 3 7 8\n7 5 9 8 4 3 1 2 6\n1 3 8 6 2 7 5 9 4\n2 7 1 5 3 8 6 4 9\n3 8 6 9 1 4 2 5 7\n0 4 5 2 7 6 8 3 1\n' | sudoku solve`,
			0, "5 9 2 4 8 1 7 6 3\n4 1 3 7 6 2 9 8 5\n8 6 7 3 5 9 4 1 2\n6 2 4 1 9 5 3 7 8\n7 5 9 8 4 3 1 2 6\n1 3 8 6 2 7 5 9 4\n2 7 1 5 3 8 6 4 9\n3 8 6 9 1 4 2 5 7\n9 4 5 2 7 6 8 3 1\n", ""},
		{"sudoku solve one.txt", 0, oneDone + "\n", ""},
		{"sudoku solve none.txt one.txt", 1, oneDone + "\n", "none.txt: " + says("error.notexist")},
		{"sudoku print -o /dev/full one.txt", 1, "", says("error.full")},
		{"sudoku slove one.txt", 2, "", "solve"},
		{"sudoku one.txt", 2, "", says("gui.headless")},
		{"sudoku", 2, "", says("gui.headless")},
		{"sudoku generate -n 1000000 --seed 1 | head -n 1 | sudoku count", 0, "1\n", ""},
		{"yes " + one + " | sudoku solve | head -n 2", 0, oneDone + "\n" + oneDone + "\n", ""},
		// No error message even if the signal is ignored.
		{"trap '' PIPE; yes " + one + " 2>/dev/null | sudoku count | head -n 2", 0, "1\n1\n", ""},
		{"sudoku completion bash | bash -n", 0, "", ""},
		// Pipes and devices are read like files, unless they have the name of a saved game.
		{"mkfifo pipe.sudoku && timeout 20 sudoku solve pipe.sudoku one.txt", 1, oneDone + "\n", "pipe.sudoku: " + says("file.nofile")},
		{"timeout 20 sudoku count /dev/zero.sudoku; ln -s /dev/zero zero.SUDOKU; timeout 20 sudoku rate zero.SUDOKU", 1, "", "zero.SUDOKU: " + says("file.nofile")},
		{"mkdir folder.sudoku; sudoku convert --to line folder.sudoku", 1, "", "folder.sudoku: " + says("file.folder")},
		{"mkfifo pipe; cat one.txt > pipe & timeout 20 sudoku solve pipe", 0, oneDone + "\n", ""},
		{"timeout 20 sudoku solve /dev/stdin < one.txt", 0, oneDone + "\n", ""},
		{"cat one.txt | timeout 20 sudoku solve /dev/stdin", 0, oneDone + "\n", ""},
		{"bash -c 'timeout 20 sudoku solve <(cat one.txt)'", 0, oneDone + "\n", ""},
	} {
		status, out, errs := script(t, tt.line)
		if status != tt.status || out != tt.out || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s\nstatus %d, %q, %q", tt.line, status, out, errs)
		}
	}
}

// Every verb reports that the disk is full, and fails.
func TestProgramFullDisk(t *testing.T) {
	t.Chdir(t.TempDir())
	err := errors.Join(os.WriteFile("in.txt", []byte(one+"\n"+many+"\n"), 0o666), os.WriteFile("one.txt", []byte(one+"\n"), 0o666),
		os.WriteFile("page.png", pictureOf(t, one), 0o666), os.WriteFile("game.sudoku", []byte(playedGame(t)), 0o666))
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	if status, _, errs := script(t, "sudoku library import one.txt"); status != 0 {
		t.Fatal(errs)
	}
	lines := []string{"solve in.txt", "solve --all 2 in.txt", "count in.txt", "read page.png", "review game.sudoku", "canon in.txt", "check in.txt", "check --typos 1 in.txt", "rate in.txt", "rate --format json in.txt",
		"explain in.txt", "explain --brief in.txt", "steps in.txt", "techniques", "generate", "generate -n 3 --format poj", "daily", "library list", "library export", "library backup", "print -o - in.txt",
		"print -o /dev/full in.txt", "print -o /dev/full --book in.txt",
		"print -o a.pdf --save-set /dev/full in.txt", "convert --to rows in.txt", "convert --distinct --to rows in.txt", "convert --to svg one.txt", "convert --to png one.txt", "convert --list",
		"version", "help", "help solve", "completion bash", "man", "--version", "--help", "solve -h", "__complete so"}
	for _, verb := range verbNames() {
		if !slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(line+" ", verb+" ") }) {
			t.Errorf("there is no line for %s", verb)
		}
	}
	for _, line := range lines {
		if status, out, errs := script(t, "sudoku "+line+" > /dev/full"); status != 1 || out != "" || !strings.Contains(errs, says("error.full")) {
			t.Errorf("%s: status %d, %q, %q", line, status, out, errs)
		}
	}
}

// The examples of the manual page work, and the command calls itself by the name that it
// was called by.
func TestProgramExamples(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, file := range []string{"puzzle.txt", "puzzles.txt", "typed.txt"} {
		if err := os.WriteFile(file, []byte(one+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile("game.sudoku", []byte(playedGame(t)), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("page.jpg", pictureOf(t, one), 0o666); err != nil { // what it is goes by its bytes
		t.Fatal(err)
	}
	for _, e := range examples {
		want := 0
		if e[1] == "open" {
			want = 2 // this build has no window
		}
		if status, _, errs := script(t, exampleLine(e[0])); status != want {
			t.Errorf("%s: status %d, %s", e[0], status, errs)
		}
	}
	for _, v := range verbs() {
		if status, _, errs := script(t, exampleLine(v.example)); status != 0 || v.args == files && errs != "" {
			t.Errorf("%s: status %d, %s", exampleLine(v.example), status, errs)
		}
	}
	if err := os.Symlink(program(), "sudoku-desk"); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"./sudoku-desk help":            "\n  sudoku-desk [FILE] ",
		"./sudoku-desk man":             ".TH SUDOKU-DESK 1 ",
		"./sudoku-desk completion bash": "-F __start_sudoku-desk sudoku-desk",
		"./sudoku-desk slove 2>&1":      "sudoku-desk: ",
	} {
		if _, out, _ := script(t, line); !strings.Contains(out, want) {
			t.Errorf("%s: no %q", line, want)
		}
	}
}

// An interrupt ends the program at once, without a message; what it had written stays.
func TestProgramInterrupt(t *testing.T) {
	for _, line := range []string{"generate -n 100000000 --seed 1", "solve --all 1000000000000", "solve"} {
		cmd := command(t, strings.Fields(line)...)
		var errs bytes.Buffer
		cmd.Stderr = &errs
		feed, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if line == "solve" {
			fmt.Fprintln(feed, one)
		} else {
			fmt.Fprintln(feed, strings.Repeat(".", 81))
		}
		lines := bufio.NewReader(out)
		if first, err := lines.ReadString('\n'); err != nil || len(first) != 82 {
			t.Errorf("%s: %q, %v", line, first, err)
		}
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, lines); err != nil {
			t.Error(err)
		}
		cmd.Wait()
		feed.Close()
		if status := cmd.ProcessState.ExitCode(); status != 130 || errs.Len() > 0 {
			t.Errorf("%s: status %d, %q", line, status, errs.String())
		}
	}
}

// endless reads as one text repeated without end.
type endless struct {
	b  []byte
	at int
}

func (e *endless) Read(p []byte) (int, error) {
	for n := 0; n < len(p); {
		k := copy(p[n:], e.b[e.at:])
		n, e.at = n+k, (e.at+k)%len(e.b)
	}
	return len(p), nil
}

// Memory stays small whatever the input and its size.
func TestProgramMemory(t *testing.T) {
	const size = 100 << 20 // bytes of input
	for _, tt := range []struct {
		name, unit, verb string
		status           int
	}{
		{"zero bytes", "\x00", "solve", 1},
		{"zeros", "0", "solve", 1},
		{"zeros", "0", "convert --to poj", 1},
		{"blank lines", "\n", "count", 0},
		{"spaced zeros", strings.Repeat("0 ", 81), "convert --to line", 0},
		{"empty puzzles", strings.Repeat("0", 81) + "\n", "convert --to line", 0},
		{"short lines", "hello\n", "rate", 1},
	} {
		cmd := command(t, strings.Fields(tt.verb)...)
		block := strings.Repeat(tt.unit, 1<<16/len(tt.unit))
		cmd.Stdin = io.LimitReader(&endless{b: []byte(block)}, int64(size-size%len(tt.unit)))
		cmd.Run()
		status, most := cmd.ProcessState.ExitCode(), peak(cmd)
		t.Logf("100 MB of %s, %s: status %d, %d kB, %v", tt.name, tt.verb, status, most, cmd.ProcessState.UserTime())
		if most > limit(t) || status != tt.status {
			t.Errorf("100 MB of %s, %s: status %d, %d kB", tt.name, tt.verb, status, most)
		}
	}
}

// Many solutions of one puzzle are written as they are found.
func TestProgramMemoryAll(t *testing.T) {
	cmd := command(t, "solve", "--all", "500000")
	cmd.Stdin = strings.NewReader(strings.Repeat(".", 81) + "\n" + one)
	var out tally
	cmd.Stdout = &out
	if err := cmd.Run(); err != nil {
		t.Error(err)
	}
	if most := peak(cmd); out != 500001*82 || most > limit(t) {
		t.Errorf("%d bytes of answers, %d kB", out, most)
	}
}

// peak returns the peak memory of a finished command in kilobytes.
func peak(cmd *exec.Cmd) int64 { return cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss }

// limit is how many kilobytes a command may use: 100 MB, or more if one that does nothing
// uses more, because Linux counts the memory of the test process at the start.
func limit(t *testing.T) int64 {
	t.Helper()
	nothing := command(t, "version")
	if err := nothing.Run(); err != nil {
		t.Fatal(err)
	}
	return max(100<<10, peak(nothing))
}

// A tally counts bytes.
type tally int

func (n *tally) Write(b []byte) (int, error) { *n += tally(len(b)); return len(b), nil }
