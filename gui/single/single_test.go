package single

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestMain lets the test binary run as a first window that never answers, or as a
// process of another user.
func TestMain(m *testing.M) {
	if run := otherUserActions[os.Getenv("SUDOKU_TEST_STRANGER")]; run != nil {
		run(os.Getenv("SUDOKU_TEST_PATH"))
		os.Exit(0)
	}
	if data := os.Getenv("SUDOKU_TEST_DATA"); data != "" {
		if _, state := Start(data, nil); state == First {
			os.Stdout.WriteString("first\n")
			io.Copy(io.Discard, os.Stdin)
		}
		os.Exit(1)
	}
	answerTime, openingTime, readTime = time.Minute, time.Minute, time.Minute // on a busy machine all takes longer
	os.Exit(m.Run())
}

// shortDir returns a folder whose path is short enough for the name of a socket.
func shortDir(t *testing.T) string {
	dir, err := os.MkdirTemp("", "s")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// dataDir returns a data folder with a runtime folder of its own.
func dataDir(t *testing.T) string {
	dir := shortDir(t) // private like a runtime folder
	t.Setenv("XDG_RUNTIME_DIR", dir)
	return filepath.Join(dir, "data")
}

func first(t *testing.T, data string) *Instance {
	t.Helper()
	i, state := Start(data, nil)
	if state != First || i.listen == nil {
		t.Fatal("it is not the first window:", state)
	}
	t.Cleanup(i.Close)
	return i
}

// socket returns where the first window for a data folder listens.
func socket(t *testing.T, data string) string {
	t.Helper()
	base, err := socketBase(data, os.Getenv("XDG_RUNTIME_DIR"))
	if err != nil {
		t.Fatal(err)
	}
	return base + ".sock"
}

// window serves like a window and sends what it would open to the channel.
func window(i *Instance) chan []string {
	queue, opened := make(chan func(), 10), make(chan []string, 10)
	i.Serve(func(f func()) { queue <- f }, func(files []string) { opened <- files })
	go func() {
		for f := range queue {
			f()
		}
	}()
	return opened
}

func TestSecondStartHandsItsFiles(t *testing.T) {
	data := dataDir(t)
	opened := window(first(t, data))
	for _, files := range [][]string{nil, {"/a b/数.sudoku"}, {"/a", "/new\nline", "/c"},
		slices.Repeat([]string{"/" + strings.Repeat("a", 4095)}, 1000), {"/" + strings.Repeat("a", maxPath-1)}} {
		if _, state := Start(data, files); state != HandedOver {
			t.Fatalf("%q: state %d", files, state)
		}
		if got := <-opened; !slices.Equal(got, files) {
			t.Errorf("%q came as %q", files, got)
		}
	}
	other := first(t, data+"2") // another folder of games has a window of its own
	other.Close()
}

func TestEndedWindowLeavesNothing(t *testing.T) {
	data := dataDir(t)
	first(t, data).Close()
	left, _ := filepath.Glob(filepath.Join(filepath.Dir(data), "sudoku-desk", "*"))
	if len(left) > 0 {
		t.Error(left)
	}
	first(t, data)
}

// other starts a first window in another process that accepts connections but never
// answers, like a window that hangs.
func other(t *testing.T, data string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "SUDOKU_TEST_DATA="+data)
	in, _ := cmd.StdinPipe()
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		cmd.Process.Kill()
		cmd.Wait()
	})
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	return cmd
}

// impatient has a start wait no longer than a person would.
func impatient(t *testing.T) {
	was := answerTime
	answerTime = time.Second
	t.Cleanup(func() { answerTime = was })
}

func TestHangingWindowIsLeftAlone(t *testing.T) {
	impatient(t)
	data := dataDir(t)
	other(t, data)
	if i, state := Start(data, []string{"/a"}); state != NoAnswer || i != nil {
		t.Error("state", state)
	}
}

func TestKilledWindowDoesNoHarm(t *testing.T) {
	data := dataDir(t)
	cmd := other(t, data)
	cmd.Process.Kill()
	cmd.Wait()
	if _, err := os.Stat(socket(t, data)); err != nil {
		t.Error("the test shows nothing:", err)
	}
	opened := window(first(t, data))
	if _, state := Start(data, []string{"/a"}); state != HandedOver {
		t.Errorf("state: got %v, want %v", state, HandedOver)
	}
	<-opened
}

// TestGoneStartIsNotServed: a window that was busy opens nothing for a second start that
// has opened its own window meanwhile.
func TestGoneStartIsNotServed(t *testing.T) {
	impatient(t)
	data := dataDir(t)
	i := first(t, data)
	queue := make(chan func(), 10)
	opened := false
	i.Serve(func(f func()) { queue <- f }, func([]string) { opened = true })
	(<-queue)() // it runs, and then is busy
	if _, state := Start(data, []string{"/a"}); state != NoAnswer {
		t.Errorf("state: got %v, want %v", state, NoAnswer)
	}
	(<-queue)()
	if opened {
		t.Error("the file was opened twice")
	}
}

// TestSocketTakesNothingElse: data that is not a list of absolute paths opens nothing.
func TestSocketTakesNothingElse(t *testing.T) {
	data := dataDir(t)
	opened := window(first(t, data))
	path := socket(t, data)
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Error(info.Mode(), err)
	}
	for _, said := range []string{"/a", "a\x00", "/a\x00\x00", "../a\x00", "GET / HTTP/1.1\r\n\r\n",
		"/a\x00/" + strings.Repeat("a", maxPath) + "\x00", strings.Repeat("/a\x00", maxFiles+1)} {
		c, err := net.Dial("unix", path)
		if err != nil {
			t.Fatal(err)
		}
		c.Write([]byte(said))
		c.(*net.UnixConn).CloseWrite()
		if answer, _ := io.ReadAll(c); len(answer) > 1 || strings.ContainsRune(string(answer), taken) {
			t.Errorf("%.20q was taken", said)
		}
		c.Close()
	}
	if _, state := Start(data, []string{"/last"}); state != HandedOver {
		t.Errorf("state: got %v, want %v", state, HandedOver)
	}
	if got := <-opened; got[0] != "/last" {
		t.Error("it opened", got)
	}
}

// TestFits: what no system could start the program with is not passed on.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		files []string
		want  bool
	}{
		{nil, true}, {slices.Repeat([]string{"/a"}, maxFiles), true}, {slices.Repeat([]string{"/a"}, maxFiles+1), false},
		{[]string{"/" + strings.Repeat("a", maxPath)}, false}, {slices.Repeat([]string{"/" + strings.Repeat("a", 4095)}, 2048), false},
	} {
		if Fits(c.files) != c.want {
			t.Errorf("%d files: not %v", len(c.files), c.want)
		}
	}
}
