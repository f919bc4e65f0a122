//go:build e2e && !headless

package gui_test

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDesktop installs the program and starts it as its menu entry says: the window has
// the class of the entry, by which the desktop finds its icon, and opens the file.
func TestDesktop(t *testing.T) {
	t.Parallel()
	prefix, home := t.TempDir(), t.TempDir()
	perform := func(target string) {
		cmd := exec.Command("make", "-s", "-C", "..", target, "PREFIX="+prefix)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("make %s: %v\n%s", target, err, out)
		}
	}
	perform("build")
	perform("install")
	text, err := os.ReadFile(filepath.Join(prefix, "share/applications/app.sudokudesk.SudokuDesk.desktop"))
	if err != nil {
		t.Fatal(err)
	}
	entry := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^(\w+)=(.*)$`).FindAllStringSubmatch(string(text), -1) {
		entry[m[1]] = m[2]
	}
	icons, _ := filepath.Glob(filepath.Join(prefix, "share/icons/hicolor/*/apps", entry["Icon"]+".*"))
	if len(icons) != 10 {
		t.Errorf("%d icons", len(icons))
	}

	file := filepath.Join(home, "one.txt")
	if err := os.WriteFile(file, []byte(pasted), 0o600); err != nil {
		t.Fatal(err)
	}
	run := strings.Fields(strings.ReplaceAll(entry["Exec"], "%F", file))
	p := newScreen(t).open(run[0], home, run[1:]...)
	p.wait("the puzzle of the file", func() bool { return p.saved() != nil && p.current().Puzzle().Title == "one" })
	if class := p.property(p.window, "WM_CLASS"); !strings.Contains("\x00"+class, "\x00"+entry["StartupWMClass"]+"\x00") {
		t.Errorf("the window's class is %q, the menu entry's %q", class, entry["StartupWMClass"])
	}
	p.key("ctrl+q")
	p.crash()
	if said := fmt.Sprint(p.cmd.Stderr); strings.Contains(said, "cache") {
		t.Errorf("a first start in a new home says: %s", said)
	}

	perform("uninstall")
	err = filepath.WalkDir(prefix, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.Contains(strings.ToLower(d.Name()), "sudoku") {
			t.Errorf("still there: %s", path)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}
