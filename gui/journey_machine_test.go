//go:build e2e && !headless

package gui_test

import (
	"errors"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/gui/theme"
)

// TestJourney60: a game is begun on one machine; on another the program is installed, started as
// its menu entry says, and restores the backup of the first. The game goes on where it was.
func TestJourney60(t *testing.T) {
	long(t)
	t.Parallel()
	s := newScreen(t)
	first := s.open(build(t), begun(t))
	first.typeAndUndo()
	first.key("ctrl+k")
	first.wait("a savepoint", func() bool { return len(first.current().Savepoints()) == 1 })
	was := first.current()
	stood := was.Clock.Elapsed().Truncate(time.Second) // as a file has it
	backup := filepath.Join(t.TempDir(), "kept.zip")
	first.saveBackup(backup)
	first.crash()

	home := t.TempDir()
	portal := newFilePortal(t, false)
	second := s.openIn(exec.Command(install(t, home)), home, portal.env())
	second.settle()
	second.pressSetting("restore")
	receive(second, "the dialog to open", portal.asked).choose(backup)
	var play image.Point
	second.wait("the game on the first page", func() (ok bool) {
		play, ok = second.lowestButton()
		beginning := image.Rect(play.X-60, play.Y-150, play.X, play.Y-100) // of the line that says how far it is
		return ok && count(second.part(beginning), theme.Light.Accent) > 8
	})
	second.same("restored", was)
	second.click(play)
	second.key("ctrl+z", "ctrl+z")
	was.Undo()
	was.Undo()
	second.wait("two moves taken back, in the same tree", func() bool { return movedIn(second.current()) == movedIn(was) })
	if is := second.current().Clock.Elapsed(); is < stood {
		t.Errorf("the clock goes on from %v, and stood at %v", is, stood)
	}
}

// install installs the program in a home folder, and returns what the menu entry starts.
func install(t *testing.T, home string) (program string) {
	sources := t.TempDir()
	licences := filepath.Join(sources, "build", "licences.txt")
	icon, err := os.ReadFile("../Icon.png")
	if err := errors.Join(err, os.CopyFS(filepath.Join(sources, "packaging"), os.DirFS("../packaging")),
		os.WriteFile(filepath.Join(sources, "Icon.png"), icon, 0o600), os.Mkdir(filepath.Dir(licences), 0o700),
		os.WriteFile(licences, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	prefix := filepath.Join(home, "prefix")
	for _, cmd := range []*exec.Cmd{
		exec.Command("bash", filepath.Join(sources, "packaging", "tree"), build(t), filepath.Join(sources, "tree")),
		exec.Command(filepath.Join(sources, "tree", "install.sh")),
	} {
		cmd.Env = append(os.Environ(), "PREFIX="+prefix)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", cmd.Args, err, out)
		}
	}
	entry, err := os.ReadFile(filepath.Join(prefix, "share", "applications", "app.sudokudesk.SudokuDesk.desktop"))
	if err != nil {
		t.Fatal(err)
	}
	_, exec, _ := strings.Cut(string(entry), "\nExec=")
	program, _, _ = strings.Cut(exec, " ")
	return program
}
