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
