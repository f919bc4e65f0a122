//go:build e2e && !headless

package gui_test

import (
	"image"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui"
	"sudoku/gui/theme"
	"sudoku/puzzle/words"
)

// A recorder is a folder of programs that stand in for the system's, and keep the environment that
// they get.
type recorder string

const recording = `#!/bin/sh
env -0 >"$0.part" && mv "$0.part" "$0.env"
[ "$1" != -e ] || echo printer
`

func newRecorder(t *testing.T, programs ...string) recorder {
	dir := t.TempDir()
	for _, name := range programs {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(recording), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	return recorder(dir)
}

// path is the variable by which its programs are found first.
func (r recorder) path() string { return "PATH=" + string(r) + ":" + os.Getenv("PATH") }

// got returns the environment that a program got but for what a shell adds, nil if it wasn't run.
func (r recorder) got(name string) map[string]string {
	said, err := os.ReadFile(filepath.Join(string(r), name+".env"))
	if err != nil {
		return nil
	}
	env := byName(strings.Split(strings.TrimSuffix(string(said), "\x00"), "\x00"))
	for _, name := range []string{"PWD", "OLDPWD", "SHLVL", "_"} {
		delete(env, name)
	}
	return env
}

// byName returns the values of variables, of which the last with a name counts.
func byName(env []string) map[string]string {
	values := map[string]string{}
	for _, v := range env {
		name, value, _ := strings.Cut(v, "=")
		values[name] = value
	}
	return values
}

// TestWhatIsStarted: what the program starts gets the environment that it was started with. That
// isn't a bus where there is none.
func TestWhatIsStarted(t *testing.T) {
	t.Parallel()
	home, r := t.TempDir(), newRecorder(t, "xdg-open", "lpstat", "dbus-launch")
	p := newScreen(t).openIn(exec.Command(build(t), sample(t, "play.sudoku")), home, r.path(), "LANG=C", "FYNE_THEME=", "XDG_CONFIG_HOME=relative")
	first := p.printPage()
	p.click(first.Add(image.Pt(0, 52)))
	p.wait("the viewer", func() bool { return r.got("xdg-open") != nil })
	p.settle()
	p.click(first)
	p.wait("the list of printers", func() bool { return r.got("lpstat") != nil })
	p.settle()
	p.key("ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
	for name, more := range map[string][]string{"xdg-open": nil, "lpstat": {"LC_ALL=C.UTF-8"}} {
		if got, want := r.got(name), byName(append(more, p.cmd.Env...)); !maps.Equal(got, want) {
			t.Errorf("%s gets\n%q, want\n%q", name, got, want)
		}
	}
	if r.got("dbus-launch") != nil {
		t.Error("a session bus is started")
	}
	if _, err := os.Stat(filepath.Join(home, ".dbus")); err == nil {
		t.Error("there is a .dbus in the home")
	}
}

// TestNoWatches: where no program can watch files any more, or the toolkit's own settings are half a
// file, the window opens and ends as ever, and nothing is said.
func TestNoWatches(t *testing.T) {
	t.Parallel()
	const none = "echo 0 >/proc/sys/user/max_inotify_instances && exec \"$@\""
	if err := exec.Command("unshare", "-Ur", "sh", "-c", none, "-", "true").Run(); err != nil {
		t.Skip("the number of watches can't be limited: ", err)
	}
	home, binary := t.TempDir(), build(t)
	settings := filepath.Join(home, ".config", "fyne", gui.ID, "preferences.json")
	if err := os.MkdirAll(filepath.Dir(settings), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(settings, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s := newScreen(t)
	for range 2 { // a crash would be told at the next start
		p := s.openIn(exec.Command("unshare", "-Ur", "sh", "-c", none, "-", binary), home, "DBUS_SESSION_BUS_ADDRESS=disabled:")
		p.settle()
		p.key("ctrl+q")
		if status, said := p.ended(); status != 0 || said != "" {
			t.Errorf("it ended with %d and said %q", status, said)
		}
	}
	if written, err := os.ReadFile(settings); err != nil || len(written) > 0 {
		t.Errorf("the toolkit's settings are %q, %v", written, err)
	}
	if reports, _ := filepath.Glob(filepath.Join(gamesOf(home).Dir, "report-*")); len(reports) > 0 {
		t.Errorf("there are reports: %v", reports)
	}
}

// TestHomeOfAnother: where nothing can be written in the home the games are kept elsewhere, and nothing
// but that is said.
func TestHomeOfAnother(t *testing.T) {
	t.Parallel()
	home, temp := t.TempDir(), t.TempDir()
	p := newScreen(t).openIn(exec.Command(build(t)), home, "HOME=/dev/null/home", "XDG_DATA_HOME=", "TMPDIR="+temp,
		"MESA_SHADER_CACHE_DISABLE=true") // of which Mesa says on the terminal that it has no place
	p.settle()
	p.wait("a message about it", func() bool { return has(p.picture(), theme.Light.Bad) })
	p.keep("elsewhere")
	p.key("ctrl+shift+n")
	p.wait("a game elsewhere", func() bool {
		games, _ := filepath.Glob(filepath.Join(temp, "sudoku-desk*", "games", "*.sudoku"))
		return len(games) > 0
	})
	p.key("ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
}

// TestEndedDisplay: where Wayland is named and has ended the window opens on the other display. Where
// that has ended too one sentence says so.
func TestEndedDisplay(t *testing.T) {
	t.Parallel()
	binary, s := build(t), newScreen(t)
	ended := []string{"WAYLAND_DISPLAY=wayland-0", "XDG_SESSION_TYPE=wayland"}
	p := s.openIn(exec.Command(binary), t.TempDir(), ended...)
	p.settle()
	p.key("ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
	p = s.launch(exec.Command(binary), t.TempDir(), append(ended, "DISPLAY=:64322")...)
	want := "Sudoku Desk: " + words.English.T("gui.nodisplay") + "\n"
	if status, said := p.ended(); status != 1 || said != want {
		t.Errorf("without a display it ended with %d and said %q, want %q", status, said, want)
	}
}
