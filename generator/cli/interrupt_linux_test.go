package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle/format"
)

// signalled starts a command, sends it a signal once ready says so, or without that once it has read
// what there is and waits for more, and returns its status and what it said.
func signalled(t *testing.T, s syscall.Signal, ready func() bool, args ...string) (status int, errs string) {
	t.Helper()
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP) // else tests started by nohup start programs that ignore it
	cmd := command(t, args...)
	feed, err := cmd.StdinPipe() // which stays open
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Repeat(one+"\n", 500) // what a pipe holds
	if ready == nil {
		ready = func() bool { return waits(cmd.Process.Pid, len(text)) }
	}
	go feed.Write([]byte(text))
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); !ready(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			cmd.Process.Kill()
			t.Fatal("it wrote nothing")
		}
	}
	if err := cmd.Process.Signal(s); err != nil {
		t.Fatal(err)
	}
	cmd.Wait()
	return cmd.ProcessState.ExitCode(), said.String()
}

// waits reports whether a process has read so much, and has nothing to do.
func waits(pid, much int) bool {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/io", pid))
	read := 0
	fmt.Sscanf(string(text), "rchar: %d", &read)
	for range 50 {
		threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
		for _, thread := range threads {
			stat, _ := os.ReadFile(thread)
			_, state, _ := strings.Cut(string(stat), ") ")
			if !strings.HasPrefix(state, "S") {
				return false
			}
		}
		time.Sleep(time.Millisecond)
	}
	return read >= much
}

// hidden returns the temporary files of the current folder that hold at least so much.
func hidden(size int64) (names []string) {
	all, _ := filepath.Glob(".sudoku-*.tmp")
	for _, name := range all {
		if info, err := os.Stat(name); err == nil && info.Size() >= size {
			names = append(names, name)
		}
	}
	return names
}

func written(size int64) func() bool { return func() bool { return len(hidden(size)) > 0 } }

// folder lists the current folder.
func folder() string {
	entries, _ := os.ReadDir(".")
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

var statuses = map[syscall.Signal]int{syscall.SIGINT: 130, syscall.SIGTERM: 143, syscall.SIGHUP: 129}

// Interrupted, generate keeps what is done as a whole file of its layout, and the run that
// it names makes the others. An older part stays.
func TestProgramGenerateInterrupted(t *testing.T) {
	names := layouts()
	if os.Getenv("SUDOKU_LONG") == "" {
		names = []string{"line", "opensudoku", "poj", "grid"}
	}
	names = append(names, "tsv", "json")
	signals := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP}
	for i, layout := range names {
		t.Chdir(t.TempDir())
		os.WriteFile("out", []byte("old"), 0o666)
		os.WriteFile("out.part", []byte("older"), 0o666)
		s := signals[i%len(signals)]
		order := []string{"generate", "--seed", "5", "--format", layout, "-o", "out"}
		ready := written(20_000)
		if f, ok := format.ByName(layout); ok && f.Counted { // written in the end
			began := time.Now()
			ready = func() bool { return time.Since(began) > time.Second }
		}
		status, errs := signalled(t, s, ready, append(order, "-n", "100000000")...)
		found := regexp.MustCompile(`^sudoku: Interrupted: (\d+) puzzles are done, and are in out.part-2\. .* --skip (\d+)\n$`).FindStringSubmatch(errs)
		if status != statuses[s] || found == nil || found[1] != found[2] {
			t.Errorf("%s: status %d, %q", layout, status, errs)
			continue
		}
		old, _ := os.ReadFile("out")
		older, _ := os.ReadFile("out.part")
		if string(old) != "old" || string(older) != "older" || folder() != "out out.part out.part-2" {
			t.Errorf("%s: %q, %q, and in the folder %s", layout, old, older, folder())
		}
		var n int
		fmt.Sscan(found[1], &n)
		whole, n1 := order[:5], fmt.Sprint(n+50)
		_, all, _ := script(t, "sudoku "+strings.Join(whole, " ")+" -n "+n1)
		_, rest, _ := script(t, "sudoku "+strings.Join(whole, " ")+" -n "+n1+" --skip "+found[2])
		part, _ := os.ReadFile("out.part-2")
		if f, ok := format.ByName(layout); ok && (f.Head+f.Foot != "" || f.Counted || f.Apart) {
			os.WriteFile("rest", []byte(rest), 0o666)
			_, got, errs := script(t, "sudoku convert --to "+layout+" out.part-2 rest")
			part, rest = []byte(got), ""
			if errs != "" {
				t.Errorf("%s: %s", layout, errs)
			}
		}
		if string(part)+rest != all {
			t.Errorf("%s: the parts of %d and 50 puzzles are not the whole", layout, n)
		}
	}
}

// A run that counts the puzzles of files goes on where equal ones are passed over.
func TestGenerateSkipFile(t *testing.T) {
	t.Chdir(t.TempDir())
	const few = "--pattern xx..x....x..xxx....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" // 135 ways
	for _, order := range []string{"", "--distinct", "--distinct --symmetry diagonal", "--format json", few, few + " --distinct"} {
		if testing.Short() && order != "--distinct" {
			continue // the same with other orders
		}
		args := append([]string{"generate", "-n", "100", "--seed", "3"}, strings.Fields(order)...)
		status, whole, errs := try(t, "", args...)
		if status == 2 {
			t.Fatal(order, errs)
		}
		lines := strings.SplitAfter(whole, "\n")
		for k := 1; k < len(lines)-1; k += 33 {
			os.WriteFile("had", []byte(strings.Join(lines[:k/2], "")), 0o666)
			os.WriteFile("more", []byte(strings.Join(lines[k/2:k], "")), 0o666)
			_, rest, errs := try(t, "", append(args, "--skip", "had", "--skip", "more")...)
			if rest != strings.Join(lines[k:], "") {
				t.Errorf("%s, after %d:\n%s%s", order, k, rest, errs)
			}
		}
	}
}

// An interrupt leaves what other verbs would replace whole, and nothing beside it.
func TestProgramOthersInterrupted(t *testing.T) {
	for i, line := range []string{"solve", "rate", "convert --to opensudoku", "check"} {
		t.Chdir(t.TempDir())
		os.WriteFile("out", []byte("old"), 0o666)
		s := []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP}[i%3]
		status, errs := signalled(t, s, written(0), append(strings.Fields(line), "-o", "out")...)
		old, _ := os.ReadFile("out")
		if status != statuses[s] || string(old) != "old" || folder() != "out" || errs != "" {
			t.Errorf("%s: status %d, %q, in the folder %s, %q", line, status, old, folder(), errs)
		}
	}
}

// What a killed run left is removed by the next one that writes there, but not what a run
// is writing.
func TestProgramSweeps(t *testing.T) {
	t.Chdir(t.TempDir())
	endless := []string{"generate", "--seed", "1", "-n", "100000000", "-o", "out"}
	signalled(t, syscall.SIGKILL, written(1), endless...)
	dead := hidden(0)
	var live []string
	status, _ := signalled(t, syscall.SIGTERM, func() bool {
		if live = hidden(1); len(live) == 0 || slices.Contains(live, dead[0]) {
			return false // it has not begun, or not swept
		}
		status, _, errs := script(t, "sudoku generate -n 1 --seed 1 -o other")
		if status != 0 || !slices.Equal(hidden(0), live) {
			t.Errorf("status %d, %q, left: %s", status, errs, folder())
		}
		return true
	}, endless...)
	if len(dead) != 1 || status != 143 || folder() != "other out.part" {
		t.Errorf("%s was left, then %s; status %d", dead, folder(), status)
	}
}

// A program started by nohup goes on after a hang-up.
func TestProgramNohup(t *testing.T) {
	t.Chdir(t.TempDir())
	skipUnderRace(t)
	cmd := exec.CommandContext(t.Context(), "sh", "-c", "trap '' HUP; exec "+program()+" generate --seed 1 -n 20000 -o out")
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for !written(1)() && t.Context().Err() == nil {
		time.Sleep(time.Millisecond)
	}
	cmd.Process.Signal(syscall.SIGHUP)
	if err := cmd.Wait(); err != nil || folder() != "out" {
		t.Error(err, folder())
	}
}

// Interrupted, an import keeps what was read and says how much that is, also while it waits
// for more.
func TestProgramImportInterrupted(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Chdir(t.TempDir())
	status, errs := signalled(t, syscall.SIGHUP, nil, "library", "import")
	_, list, _ := script(t, "sudoku library export")
	if status != 129 || errs != "sudoku: "+says("cli.library.unfinished", "n", 500, "name", "Imported")+"\n" || list != one+"\n" {
		t.Errorf("status %d, %q, %d in the library", status, errs, strings.Count(list, "\n"))
	}
}
