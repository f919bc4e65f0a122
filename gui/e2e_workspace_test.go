//go:build e2e && !headless

package gui_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/jezek/xgb/xproto"
)

// TestOutOfSight: a window on another workspace, or that is an icon, opens what a later
// start hands over, also if it was like that from the start.
func TestOutOfSight(t *testing.T) {
	t.Parallel()
	for name, rule := range map[string]string{
		"gone to another workspace":    "",
		"started on another workspace": "<desktop>2</desktop><focus>no</focus>",
		"started as an icon":           "<iconic>yes</iconic>",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newScreen(t)
			s.manage(rule)
			binary, home := build(t), t.TempDir()
			p := s.launch(exec.Command(binary), home)
			s.wait("the window's socket", func() bool {
				found, _ := filepath.Glob(filepath.Join(home, "sudoku-desk", "*.sock"))
				return len(found) > 0
			})
			again := func(args ...string) {
				if status, said := s.launch(exec.Command(binary, args...), home).ended(); status != 0 {
					t.Errorf("a later start: %d, %s", status, said)
				}
			}
			if rule == "" {
				again() // the window responds
				s.goTo(1)
			}
			file := filepath.Join(home, "one.txt")
			if err := os.WriteFile(file, []byte(pasted), 0o600); err != nil {
				t.Fatal(err)
			}
			again(file)
			p.wait("the puzzle of the file", func() bool { return p.saved() != nil && p.current().Puzzle().Title == "one" })
		})
	}
}

// goTo goes to a workspace, counted from 0.
func (s *screen) goTo(n uint32) {
	m := xproto.ClientMessageEvent{Format: 32, Window: s.root, Type: s.atom("_NET_CURRENT_DESKTOP"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{n, 0, 0, 0, 0})}
	xproto.SendEvent(s.x, false, s.root, xproto.EventMaskSubstructureRedirect|xproto.EventMaskSubstructureNotify, string(m.Bytes()))
	s.wait("the other workspace", func() bool { return s.property(s.root, "_NET_CURRENT_DESKTOP") == fmt.Sprint(n) })
}

// manage starts a window manager with two workspaces and a rule for the program's windows.
func (s *screen) manage(rule string) {
	config := filepath.Join(s.TempDir(), "rc.xml")
	text := fmt.Sprintf(`<openbox_config xmlns="http://openbox.org/3.4/rc">
<desktops><number>2</number></desktops>
<applications><application class="app.sudokudesk*">%s</application></applications>
</openbox_config>`, rule)
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		s.Fatal(err)
	}
	wm := exec.Command("openbox", "--sm-disable", "--config-file", config)
	wm.Env = append(os.Environ(), "DISPLAY="+s.display)
	start(s.T, wm)
	s.wait("the window manager", func() bool { return s.property(s.root, "_NET_NUMBER_OF_DESKTOPS") == "2" })
}
