//go:build e2e && !headless

package gui_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// orcaEnds is how long Orca is listened to after the words that were expected, for more.
const orcaEnds = 400 * time.Millisecond

// An orca is the screen reader, of which what it would speak goes to a file.
type orca struct {
	*screen
	spoken string
	read   int64 // bytes of the file that were read
}

// An utterance is what was spoken, and when.
type utterance struct {
	at    time.Time
	words string
}

// TestOrca: what Debian's screen reader says, moment by moment, is what a person would expect:
// each line of testdata/orca/LANGUAGE.txt is keys and, after a bar, what is said then.
func TestOrca(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("takes minutes; SUDOKU_LONG=1 runs it")
	}
	if _, err := exec.LookPath("orca"); err != nil {
		t.Skip("orca is not installed")
	}
	for _, lang := range []string{"en_US", "zh_CN"} {
		t.Run(lang, func(t *testing.T) { playToOrca(t, lang) }) // one after the other: an Orca ends another
	}
}

func playToOrca(t *testing.T, lang string) {
	s := newScreen(t)
	home := t.TempDir()
	puzzle := filepath.Join(home, "puzzle.txt")
	if err := os.WriteFile(puzzle, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	env := []string{"DBUS_SESSION_BUS_ADDRESS=" + s.bus(home), "GSETTINGS_BACKEND=memory", "NO_AT_BRIDGE=1", "LANG=" + lang + ".UTF-8"}
	o := s.orca(home, env)
	p := s.openIn(exec.Command(build(t), puzzle), home, env...)
	o.until("the window", func(list []utterance) bool { return len(list) > 2 })
	var delays []time.Duration
	for _, line := range orcaLines(t, lang) {
		keys, want, _ := strings.Cut(line, "|")
		keys, want = strings.TrimSpace(keys), strings.TrimSpace(want)
		o.next()
		begun := time.Now()
		for _, key := range strings.Fields(keys) {
			if text, ok := strings.CutPrefix(key, "type:"); ok {
				p.write(text)
			} else {
				p.key(key)
			}
		}
		list := o.hear(keys, strings.Count(want, " / ")+1)
		if got := spokenText(list); got != want {
			t.Errorf("said, then wanted:\n%-14s| %s\n%-14s| %s", keys, got, keys, want)
		} else if len(list) > 0 && len(strings.Fields(keys)) == 1 {
			delays = append(delays, list[0].at.Sub(begun))
		}
	}
	slices.Sort(delays)
	if n := len(delays); n > 0 {
		t.Logf("%d of a key: said after %v in the median, %v at most", n, delays[n/2], delays[n-1])
	}
}

// orcaLines returns the lines of a script.
func orcaLines(t *testing.T, lang string) (list []string) {
	text, err := os.ReadFile(filepath.Join("testdata", "orca", lang+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			list = append(list, line)
		}
	}
	return list
}

// bus starts a session's bus and returns its address.
func (s *screen) bus(home string) string {
	cmd := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address=3")
	r, w, err := os.Pipe()
	if err != nil {
		s.Fatal(err)
	}
	cmd.ExtraFiles = []*os.File{w}
	cmd.Env = []string{"HOME=" + home, "XDG_RUNTIME_DIR=" + home, "PATH=" + os.Getenv("PATH"), "DISPLAY=" + s.display, "GSETTINGS_BACKEND=memory"}
	if err := os.Chmod(home, 0o700); err != nil {
		s.Fatal(err)
	}
	start(s.T, cmd)
	w.Close()
	defer r.Close()
	address, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		s.Fatal("the bus: ", err)
	}
	return strings.TrimSpace(address)
}

// orca starts the screen reader.
func (s *screen) orca(home string, env []string) *orca {
	o := &orca{screen: s, spoken: filepath.Join(s.ArtifactDir(), "spoken.txt")}
	module, err := filepath.Abs("testdata/orca")
	if err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(o.spoken, nil, 0o600); err != nil {
		s.Fatal(err)
	}
	cmd := exec.Command("orca", "--replace")
	cmd.Env = append([]string{"DISPLAY=" + s.display, "HOME=" + home, "XDG_RUNTIME_DIR=" + home, "PATH=/usr/bin:/bin",
		"PYTHONPATH=" + module, "PYTHONDONTWRITEBYTECODE=1", "SPOKEN=" + o.spoken}, env...)
	cmd.Env = append(cmd.Env, "LANG=en_US.UTF-8") // Orca's own words are not what is tested
	start(s.T, cmd)
	o.until("Orca", func(list []utterance) bool { return len(list) > 0 })
	return o
}

// heard returns what was spoken since next.
func (o *orca) heard() (list []utterance) {
	text, err := os.ReadFile(o.spoken)
	if err != nil {
		o.Fatal(err)
	}
	for line := range strings.Lines(string(text[o.read:])) {
		when, words, _ := strings.Cut(strings.TrimSpace(line), " ")
		if seconds, err := strconv.ParseFloat(when, 64); err == nil && words != "" {
			list = append(list, utterance{time.UnixMicro(int64(seconds * 1e6)), words})
		}
	}
	return list
}

// next forgets what was spoken.
func (o *orca) next() {
	info, err := os.Stat(o.spoken)
	if err != nil {
		o.Fatal(err)
	}
	o.read = info.Size()
}

func (o *orca) until(what string, holds func([]utterance) bool) {
	o.Helper()
	o.wait(what, func() bool { return holds(o.heard()) })
	for n := -1; n != len(o.heard()); time.Sleep(2 * orcaEnds) {
		n = len(o.heard())
	}
}

// hear waits for n utterances after keys, or until nothing more comes.
func (o *orca) hear(keys string, n int) []utterance {
	heard := func() []utterance {
		return slices.DeleteFunc(o.heard(), func(u utterance) bool { return incidental(keys, u.words) })
	}
	for end := time.Now().Add(4 * time.Second); len(heard()) < n && time.Now().Before(end); {
		time.Sleep(20 * time.Millisecond)
	}
	time.Sleep(orcaEnds)
	return heard()
}

// incidental reports whether what is said is a key that types nothing, which Orca names now before
// and now after what it does, or what is said of work only where that takes long.
func incidental(keys, words string) bool {
	switch words {
	case "left control", "left shift", "left alt", "tab", "escape", "backspace", "F10", "undo", "redo", "comma", "return",
		"notification Looking for the next step…", "notification 正在寻找下一步…":
		return true
	}
	return len(words) == 1 && strings.Contains(keys, "+")
}

func spokenText(list []utterance) string {
	var words []string
	for _, u := range list {
		words = append(words, u.words)
	}
	return strings.Join(words, " / ")
}
