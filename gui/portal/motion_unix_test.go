//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

// TestMotion: what portals say, in their order.
func TestMotion(t *testing.T) {
	nested := dbus.MakeVariant(dbus.MakeVariant(uint32(1)))
	for _, c := range []struct {
		space, key string
		value      any
		known      bool
		less       bool
	}{
		{appearance, "reduced-motion", uint32(0), true, false},
		{appearance, "reduced-motion", uint32(1), true, true},
		{appearance, "reduced-motion", nested, true, true},
		{appearance, "reduced-motion", "much", true, false},
		{appearance, "color-scheme", uint32(1), false, false},
		{gnome, "enable-animations", true, true, false},
		{gnome, "enable-animations", false, true, true},
		{gnome, "enable-animations", uint32(0), true, false},
		{"", "", uint32(1), false, false},
	} {
		var m motion
		if known := m.take(c.space, c.key, dbus.MakeVariant(c.value)); known != c.known || (m.reduced || m.still) != c.less {
			t.Errorf("%s %s %v: %v, %+v", c.space, c.key, c.value, known, m)
		}
	}
}

// A desktop answers for a portal.
type desktop struct{ still bool }

func (d *desktop) ReadAll([]string) (map[string]map[string]dbus.Variant, *dbus.Error) {
	return map[string]map[string]dbus.Variant{gnome: {"enable-animations": dbus.MakeVariant(!d.still)}}, nil
}

// TestWatchMotion: what the desktop says is told at first, and again when it changes. It ends with
// its context.
func TestWatchMotion(t *testing.T) {
	conn := sessionBus(t)
	if err := conn.Export(&desktop{still: true}, path, settings); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.RequestName(name, 0); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	said, ended := make(chan bool), make(chan error)
	go func() { ended <- WatchMotion(ctx, func(less bool) { said <- less }) }()
	if !<-said {
		t.Error("at first: not still")
	}
	for _, s := range []struct {
		key   string
		value any
	}{{"cursor-blink", false}, {"enable-animations", true}} {
		if err := conn.Emit(path, settingsChanged, gnome, s.key, dbus.MakeVariant(s.value)); err != nil {
			t.Fatal(err)
		}
	}
	if <-said {
		t.Error("after a change: still")
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// sessionBus starts a session bus, which is that of the test, and connects to it.
func sessionBus(t *testing.T) *dbus.Conn {
	if _, err := exec.LookPath("dbus-run-session"); err != nil {
		t.Skip("dbus-run-session is not installed; .ci/setup test sees to it")
	}
	cmd := exec.Command("dbus-run-session", "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec >/dev/null; cat")
	cmd.Env, cmd.WaitDelay = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir()}, time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); cmd.Wait() })
	line := make([]byte, 500)
	n, err := out.Read(line)
	if err != nil {
		t.Fatal("no bus: ", err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(string(line[:n])))
	conn, err := dbus.ConnectSessionBus()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return conn
}
