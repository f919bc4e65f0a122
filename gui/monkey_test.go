//go:build e2e && linux && !headless

package gui_test

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	monkeyTime = flag.Duration("monkey", 0, "how long TestMonkey acts in each surrounding")
	monkeySeed = flag.Uint64("monkeyseed", 0, "how TestMonkey acts; 0: each time in another way")
)

// mostBusy is how much of a processor's time the window's goroutine may take for an act.
const mostBusy = time.Second / 2

// confined keeps a program from writing anywhere but in its home.
const confined = `mount --bind "$HOME" "$HOME" && mkdir -p "$HOME/tmp" "$HOME/dev" || exit
for d in null zero urandom; do
	touch "$HOME/dev/$d" && mount --bind "/dev/$d" "$HOME/dev/$d" || exit
done
mount --bind "$HOME/dev" /dev/shm && mount --rbind "$HOME/dev" /dev && mount -o remount,bind,ro / || exit
echo "$WATCHES" >/proc/sys/user/max_inotify_instances && mount -o remount,bind,ro /proc || exit
cd "$HOME" && exec "$@"`

// surroundings are what the program finds.
var surroundings = []struct {
	name    string
	watches int
	env     func(*testing.T, *rand.Rand, string) string
}{
	{"all", 100, monkeyDesktop},
	{"no bus", 100, func(*testing.T, *rand.Rand, string) string { return "DBUS_SESSION_BUS_ADDRESS=disabled:" }},
	{"no portal", 100, func(t *testing.T, _ *rand.Rand, _ string) string { return newPortal(t).env() }},
	{"no watches", 0, monkeyDesktop},
}

// TestMonkey presses, types, drags, pastes and resizes at random on all pages. The program may end only
// because it was asked to, says nothing, and no act keeps the goroutine of its window busy for long.
func TestMonkey(t *testing.T) {
	if *monkeyTime == 0 {
		t.Skip("-monkey 15m does it, as .ci/check monkey")
	}
	seed := *monkeySeed
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	for i, in := range surroundings {
		t.Run(in.name, func(t *testing.T) {
			t.Parallel()
			t.Log("seed", seed)
			m := &monkey{Rand: rand.New(rand.NewPCG(seed, uint64(i))), pages: map[string]int{}}
			home := begun(t)
			giveFiles(t, filepath.Join(home, "files"))
			programs := newRecorder(t, "xdg-open", "lpstat", "lp", "spd-say", "espeak-ng")
			m.env = []string{programs.path(), "MESA_SHADER_CACHE_DISABLE=true", // it would be outside of the home
				"TMPDIR=" + filepath.Join(home, "tmp"), fmt.Sprint("WATCHES=", in.watches),
				in.env(t, rand.New(rand.NewPCG(seed, uint64(i))), home)}
			m.start(newScreen(t), home)
			t.Cleanup(m.report)
			for end := time.Now().Add(*monkeyTime); time.Now().Before(end); {
				m.act()
			}
		})
	}
}

// A monkey acts at random in a program, which is started again where it has ended.
type monkey struct {
	*program
	*rand.Rand
	env     []string
	ended   chan bool
	owner   *exec.Cmd // of the clipboard
	did     []string  // the last acts
	n, runs int
	busiest time.Duration
	slow    int
	pages   map[string]int // how often each was come to
}

// read returns what is in a file, nothing if there is none.
func read(file string) []byte {
	b, _ := os.ReadFile(file)
	return bytes.TrimSpace(b)
}

// start starts the program.
func (m *monkey) start(s *screen, home string) {
	self, err := os.Executable()
	if err != nil {
		s.Fatal(err)
	}
	manual, err := filepath.Abs("../docs/manual")
	if err != nil {
		s.Fatal(err)
	}
	m.runs++
	cmd := exec.Command("unshare", "-Urm", "sh", "-c", confined, "-", self)
	if files, _ := filepath.Glob(filepath.Join(home, "files", "*")); m.IntN(2) == 0 {
		cmd.Args = append(cmd.Args, files[m.IntN(len(files))])
	}
	cmd.WaitDelay = time.Second // for what holds its output
	m.program = s.openIn(cmd, home,
		append(m.env, "SUDOKU_PAGES="+filepath.Join(home, "pages"), "SUDOKU_MANUAL="+manual)...)
	ended := make(chan bool)
	m.ended = ended
	go func() { cmd.Wait(); close(ended) }()
	s.Cleanup(func() { // before others wait for it, too
		cmd.Process.Kill()
		<-ended
	})
}

// step does a thing and waits until the window has taken it. Where the program has ended it is started
// again; its status and what it said must be those of a good end.
func (m *monkey) step(name string, do func()) {
	m.n++
	if m.did = append(m.did, name); len(m.did) > 40 {
		m.did = m.did[1:]
	}
	was := m.busy()
	do()
	x := m.connect()
	defer x.Close()
	quick := make(chan bool)
	defer close(quick)
	go func() {
		select {
		case <-m.ended:
			x.Close()
		case <-quick:
		}
	}()
	err := m.pings(x)
	if took := m.busy() - was; err == nil {
		if m.busiest = max(m.busiest, took); took > mostBusy {
			m.slow++
			m.Errorf("%s keeps the window busy for %v of a processor, after %q on %s; the screen is %s",
				name, took, m.did, m.page(), m.keep(fmt.Sprint("slow-", m.slow)))
		}
		return
	}
	m.restart(err)
}

// restart starts the program again, which has ended.
func (m *monkey) restart(why error) {
	select {
	case <-m.ended:
	case <-time.After(patience):
		m.cmd.Process.Signal(syscall.SIGQUIT) // it says what it is at
		<-m.ended
		m.Fatalf("%v, and it goes on; the screen is %s\n%s", why, m.keep("hangs"), m.cmd.Stderr)
	}
	m.tally()
	if status, said := m.cmd.ProcessState.ExitCode(), fmt.Sprint(m.cmd.Stderr); status != 0 || said != "" {
		m.Errorf("after %q it ended with %d and said\n%s", m.did, status, said)
	}
	if left := stillThere(m.home); left != nil {
		m.Errorf("after %q it has left %q", m.did, left)
	}
	if reports, _ := filepath.Glob(filepath.Join(gamesOf(m.home).Dir, "report-*")); len(reports) > 0 {
		m.Fatalf("there are reports: %s", read(reports[0]))
	}
	m.start(m.screen, m.home)
}

// busy returns how much of a processor's time the thread of the window's goroutine took, which is the
// first of the process.
func (m *monkey) busy() (took time.Duration) {
	pid := m.cmd.Process.Pid
	b, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/schedstat", pid, pid))
	fmt.Sscan(string(b), (*int64)(&took))
	return took
}

// page names the page that is shown.
func (m *monkey) page() string {
	list := strings.Fields(string(read(filepath.Join(m.home, "pages"))))
	if len(list) == 0 {
		return "none"
	}
	return list[len(list)-1]
}

// tally counts the pages that were shown.
func (m *monkey) tally() {
	for _, page := range strings.Fields(string(read(filepath.Join(m.home, "pages")))) {
		m.pages[page]++
	}
}

// report tells what was done.
func (m *monkey) report() {
	m.tally()
	m.Logf("%d acts in %d runs; the busiest took %v; %d pages:", m.n, m.runs, m.busiest.Round(time.Millisecond), len(m.pages))
	for _, page := range slices.Sorted(maps.Keys(m.pages)) {
		m.Logf("%6d %s", m.pages[page], page)
	}
	if m.Failed() {
		m.Logf("the last acts: %q", m.did)
	}
}
