//go:build e2e && !headless

package gui_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestReader plays a game by what screen readers are told, and nothing else.
func TestReader(t *testing.T) {
	t.Parallel()
	const python = "/usr/bin/python3" // the system's, which has its packages
	if _, err := exec.LookPath("dbus-run-session"); err != nil {
		t.Skip("dbus-run-session is not installed; .ci/setup test sees to it")
	}
	if out, err := exec.Command(python, "-c", "import pyatspi").CombinedOutput(); err != nil {
		t.Skipf("python3-pyatspi is not installed; .ci/setup test sees to it: %s", out)
	}
	home := t.TempDir()
	if err := os.Chmod(home, 0o700); err != nil {
		t.Fatal(err)
	}
	puzzle := filepath.Join(home, "puzzle.txt")
	if err := os.WriteFile(puzzle, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	script, err := filepath.Abs("testdata/reader.py")
	if err != nil {
		t.Fatal(err)
	}
	said, err := os.Create(filepath.Join(t.ArtifactDir(), "said.txt")) // the bus's helpers would keep a pipe open
	if err != nil {
		t.Fatal(err)
	}
	defer said.Close()
	s := newScreen(t)
	cmd := exec.Command("dbus-run-session", "--", python, script, build(t), puzzle)
	cmd.Dir, cmd.Stdout, cmd.Stderr = home, said, said
	cmd.Env = []string{"DISPLAY=" + s.display, "HOME=" + home, "PATH=" + os.Getenv("PATH"), "XDG_DATA_HOME=" + filepath.Join(home, "data"),
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
