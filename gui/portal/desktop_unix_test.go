//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"os"
	"testing"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/portal/bustest"
)

// TestSettings: what portals say, each after what was said before. A value of another type changes
// nothing.
func TestSettings(t *testing.T) {
	nested := dbus.MakeVariant(dbus.MakeVariant(uint32(1)))
	var still, dark, neither = Desktop{Still: true}, Desktop{Dark: true}, Desktop{}
	for _, c := range []struct {
		space, key   string
		value        any
		before, then Desktop
		known        bool
	}{
		{appearance, "reduced-motion", uint32(0), still, neither, true},
		{appearance, "reduced-motion", uint32(1), neither, still, true},
		{appearance, "reduced-motion", nested, neither, still, true},
		{appearance, "reduced-motion", "much", still, still, false},
		{appearance, "color-scheme", uint32(0), dark, neither, true},
		{appearance, "color-scheme", uint32(1), neither, dark, true},
		{appearance, "color-scheme", nested, neither, dark, true},
		{appearance, "color-scheme", uint32(2), dark, neither, true},
		{appearance, "color-scheme", int32(1), neither, neither, false},
		{appearance, "color-scheme", "dark", dark, dark, false},
		{appearance, "color-scheme", []uint32{1}, neither, neither, false},
		{appearance, "contrast", uint32(1), neither, neither, false},
		{gnome, "enable-animations", true, still, still, true}, // the other setting stands
		{gnome, "enable-animations", false, neither, still, true},
		{gnome, "enable-animations", uint32(0), neither, neither, false},
		{"", "", uint32(1), neither, neither, false},
	} {
		r := settingsRead{reduced: c.before.Still, dark: c.before.Dark}
		if known := r.take(c.space, c.key, dbus.MakeVariant(c.value)); known != c.known || r.desktop() != c.then {
			t.Errorf("%s %s %v: %v, %+v", c.space, c.key, c.value, known, r)
		}
	}
}

// A desktop answers for a portal.
type desktop map[string]dbus.Variant

func (d desktop) ReadAll([]string) (map[string]map[string]dbus.Variant, *dbus.Error) {
	if d == nil {
		return nil, dbus.MakeFailedError(os.ErrInvalid)
	}
	return map[string]map[string]dbus.Variant{appearance: d}, nil
}

// TestWatchDesktop: what the desktop says is told at first, and again when it changes, of whatever
// type the rest on the bus is. It ends with its context.
func TestWatchDesktop(t *testing.T) {
	conn := sessionBus(t)
	if _, err := conn.RequestName(name, 0); err != nil {
		t.Fatal(err)
	}
	for _, first := range []desktop{{"color-scheme": dbus.MakeVariant(uint32(1))}, nil} {
		if err := conn.Export(first, path, settings); err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		said, ended := make(chan Desktop, 20), make(chan error)
		go func() { ended <- WatchDesktop(ctx, func(d Desktop) { said <- d }) }()
		if first != nil && <-said != (Desktop{Dark: true}) {
			t.Error("at first: not dark")
		}
		emit := func(body ...any) {
			if err := conn.Emit(path, settingsChanged, body...); err != nil {
				t.Fatal(err)
			}
		}
		change := func(value any) { emit(appearance, "reduced-motion", dbus.MakeVariant(value)) }
		for len(said) == 0 && first == nil { // until it listens
			change(uint32(0))
		}
		emit()
		emit(appearance)
		emit(appearance, "color-scheme")
		emit(appearance, "color-scheme", int32(2))
		emit(int32(1), "color-scheme", dbus.MakeVariant(uint32(2)))
		emit(appearance, "color-scheme", dbus.MakeVariant(int32(2)))
		emit(appearance, "color-scheme", dbus.MakeVariant("light"))
		change(uint32(1))
		want := Desktop{Still: true, Dark: first != nil}
		for d := range said {
			if d == want {
				break
			}
			if d.Still || d.Dark != want.Dark {
				t.Fatalf("after a change: %+v, want %+v", d, want)
			}
		}
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
}

// sessionBus starts a session bus, which is that of the test, and connects to it.
func sessionBus(t *testing.T) *dbus.Conn {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", bustest.New(t))
	conn, err := dbus.ConnectSessionBus()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return conn
}
