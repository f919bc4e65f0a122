//go:build e2e && !headless

package gui_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestReader plays a game, and opens and saves files, by what screen readers are told, and nothing
// else; with SUDOKU_LONG it does the other things that people do, too.
func TestReader(t *testing.T) {
	scripts := []string{"play", "files"}
	if os.Getenv("SUDOKU_LONG") != "" {
		scripts = append(scripts, "tasks")
	}
	for _, script := range scripts {
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			readBy(t, script, home, filepath.Join(home, "data"))
		})
	}
}

// readBy runs a script of testdata/reader, which must say at its end that it has finished. The
// program keeps its files in data.
func readBy(t *testing.T, name, home, data string) {
	t.Helper()
	const python = "/usr/bin/python3" // the system's, which has its packages
	if _, err := exec.LookPath("dbus-run-session"); err != nil {
		t.Skip("dbus-run-session is not installed; .ci/setup test sees to it")
	}
	if out, err := exec.Command(python, "-c", "import pyatspi").CombinedOutput(); err != nil {
		t.Skipf("python3-pyatspi is not installed; .ci/setup test sees to it: %s", out)
	}
	if err := os.Chmod(home, 0o700); err != nil {
		t.Fatal(err)
	}
	puzzle := filepath.Join(home, "puzzle.txt")
	if err := os.WriteFile(puzzle, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	script, err := filepath.Abs("testdata/reader/" + name + ".py")
	if err != nil {
		t.Fatal(err)
	}
	said, err := os.Create(filepath.Join(t.ArtifactDir(), "said.txt")) // the bus's helpers would keep a pipe open
	if err != nil {
		t.Fatal(err)
	}
	defer said.Close()
	s := newScreen(t)
	cmd := exec.Command("dbus-run-session", "--config-file="+busConfig(t, home), "--", python, script, build(t), puzzle)
	cmd.Dir, cmd.Stdout, cmd.Stderr = home, said, said
	cmd.Env = []string{"DISPLAY=" + s.display, "HOME=" + home, "PATH=" + os.Getenv("PATH"), "XDG_DATA_HOME=" + data,
		"XDG_RUNTIME_DIR=" + home, "LANG=en_US.UTF-8", "FYNE_SCALE=1", "FYNE_THEME=light", "GSETTINGS_BACKEND=memory", "NO_AT_BRIDGE=1", "PYTHONDONTWRITEBYTECODE=1"}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(5*patience, func() { cmd.Process.Kill() })
	defer late.Stop()
	err = cmd.Wait()
	text, _ := os.ReadFile(said.Name())
	if err != nil || !strings.Contains(string(text), "\nfinished\n") {
		t.Errorf("%v\n%s", err, text)
	}
}

// busConfig writes the settings of a bus that starts readers' services alone: no portal, whose dialogs
// are another program's.
func busConfig(t *testing.T, dir string) (path string) {
	path = filepath.Join(dir, "bus.conf")
	services := filepath.Join(dir, "services")
	const name = "org.a11y.Bus.service"
	text := `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><servicedir>` + services + `</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`
	if err := errors.Join(os.Mkdir(services, 0o700), os.Symlink("/usr/share/dbus-1/services/"+name, filepath.Join(services, name)),
		os.WriteFile(path, []byte(text), 0o600)); err != nil {
		t.Fatal(err)
	}
	return path
}
