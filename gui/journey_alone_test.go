//go:build e2e && linux && !headless

package gui_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/gui/theme"
	"sudoku/puzzle/store"
)

// alone starts a program in a home that nothing can be written to, without a runtime folder and without
// watches of files, and with no other program but those of a folder.
const alone = `mount --bind "$HOME" "$HOME" && mount -o remount,bind,ro "$HOME" || exit
echo 0 >/proc/sys/user/max_inotify_instances || exit
cd / && unset XDG_RUNTIME_DIR XDG_DATA_HOME && PATH=$PROGRAMS exec "$@"`

// TestJourney51: without a bus, a portal, watches of files, CUPS, a runtime folder and a home that can be
// written to one starts, plays, looks for a printer and quits. Only the unwritable home is told of, in the
// window, and only the games are left.
func TestJourney51(t *testing.T) {
	t.Parallel()
	home, temp, programs := t.TempDir(), t.TempDir(), newRecorder(t, "dbus-launch")
	if err := exec.Command("unshare", "-Urm", "true").Run(); err != nil {
		t.Skip("no mounts of its own: ", err)
	}
	p := newScreen(t).openIn(exec.Command("unshare", "-Urm", "sh", "-c", alone, "-", build(t)), home,
		"PROGRAMS="+string(programs), "TMPDIR="+temp, "FYNE_THEME=")
	p.settle()
	p.wait("a message about the home", func() bool { return has(p.picture(), theme.Light.Bad) })
	p.keep("alone")
	p.key("ctrl+shift+n")
	games := store.Games{}
	p.wait("a game elsewhere", func() bool {
		found, _ := filepath.Glob(filepath.Join(temp, "sudoku-desk*", "games", "*.sudoku"))
		for _, f := range found {
			games.Dir = filepath.Dir(f)
		}
		return found != nil
	})
	p.key("5")
	p.wait("an entry", func() bool {
		name, _ := newest(games)
		return moveNumber(p.load(games.Path(name))) == 1
	})
	p.key("ctrl+p")
	p.settle()
	p.keep("print")
	p.key("Escape", "ctrl+o")
	p.settle()
	p.keep("open")
	p.key("Escape", "Escape", "ctrl+q")
	if status, said := p.ended(); status != 0 || said != "" {
		t.Errorf("it ended with %d and said %q", status, said)
	}
	apart := regexp.MustCompile(`^sudoku-desk[^/]*(/(library\.db|settings\.json|games(/(seen|[0-9].*\.sudoku))?))?$`)
	for _, name := range slices.Concat(left(t, home), left(t, temp), stillThere(home)) {
		if !apart.MatchString(name) {
			t.Errorf("%s is left behind", name)
		}
	}
	if more := left(t, string(programs)); len(more) > 1 {
		t.Errorf("a session bus was looked for: %q", more)
	}
}

// left lists the files in a folder.
func left(t *testing.T, dir string) (list []string) {
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && path != dir {
			list = append(list, strings.TrimPrefix(path, dir+"/"))
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	return list
}

// stillThere lists the processes that were started in a home.
func stillThere(home string) (list []string) {
	all, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, file := range all {
		if env, err := os.ReadFile(file); err == nil && bytes.Contains(env, []byte("HOME="+home+"\x00")) {
			name, _ := os.ReadFile(filepath.Join(filepath.Dir(file), "cmdline"))
			list = append(list, string(name))
		}
	}
	return list
}

// TestJourney52: the same on a bus on which every name answers garbage: to the question for a file, for a
// printer, for what the desktop looks like and for a screen reader.
func TestJourney52(t *testing.T) {
	long(t)
	for _, bus := range garbageBuses {
		t.Run(bus.name, func(t *testing.T) {
			t.Parallel()
			home := begun(t)
			env, called := bus.listen(t)
			p := newScreen(t).openIn(exec.Command(build(t)), home, env, "FYNE_THEME=")
			t.Cleanup(func() {
				if t.Failed() {
					t.Logf("%v %v", p.cmd.ProcessState, p.cmd.Stderr)
				}
			})
			p.settle()
			p.key("5")
			p.onMove(1)
			for _, keys := range [][]string{{"ctrl+o"}, {"ctrl+shift+s"}, {"ctrl+p", "Return"}, {"ctrl+c", "ctrl+v"}} {
				p.key(keys...)
				p.settle()
				p.key("Escape", "Escape", "Escape")
				p.settle()
			}
			p.keep("garbage")
			p.key("ctrl+q")
			if status, said := p.ended(); status != 0 || said != "" {
				t.Errorf("it ended with %d and said %q", status, said)
			}
			if left := stillThere(home); left != nil {
				t.Errorf("%q is left behind", left)
			}
			if calls := called(); !calls["Hello"] || bus.sane && (!calls["ReadAll"] || !calls["OpenFile"]) {
				t.Errorf("it only asked for %v", calls)
			}
		})
	}
}
