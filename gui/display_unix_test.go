//go:build !headless && (linux || freebsd || netbsd || openbsd)

package gui

import (
	"encoding/binary"
	"io"
	"net"
	"os"
	"path/filepath"
	"testing"
)

// compositor stands in for a Wayland display that offers some interfaces. If it has none it sends
// what isn't an event.
func compositor(t *testing.T, offers ...string) (name string) {
	name = filepath.Join(t.TempDir(), "wayland-0")
	l, err := net.Listen("unix", name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_, _ = io.ReadFull(c, make([]byte, 24))
			if len(offers) == 0 {
				_, _ = c.Write(make([]byte, 8))
			} else {
				_, _ = c.Write(globals(offers))
			}
			c.Close()
		}
	}()
	return name
}

// globals are the events that tell of interfaces, and the last.
func globals(offers []string) (b []byte) {
	word := binary.NativeEndian.AppendUint32
	for i, name := range offers {
		padded := append([]byte(name), make([]byte, 4-len(name)%4)...)
		b = word(word(b, waylandRegistryID), uint32(20+len(padded))<<16|registryGlobal)
		b = word(word(b, uint32(i)), uint32(len(name)+1))
		b = word(append(b, padded...), 1)
	}
	return word(word(word(b, waylandCallbackID), 12<<16), 0)
}

// xServer stands in for an X server that says something and ends the connection.
func xServer(t *testing.T, name, says string) {
	const dir = "/tmp/.X11-unix"
	_ = os.Mkdir(dir, 0o777)
	l, err := net.Listen("unix", dir+"/X"+name[1:])
	if err != nil {
		t.Skip("no display can be made: ", err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_, _ = io.ReadFull(c, make([]byte, 12))
			_, _ = io.WriteString(c, says)
			c.Close()
		}
	}()
}

// TestFindDisplay: of the displays that the environment names the one is taken that answers.
func TestFindDisplay(t *testing.T) {
	const x, deadX, closedX, none, noSeat, refused = ":64321", ":64322", ":64323", "gui.nodisplay", "gui.noseat", "gui.refused"
	xServer(t, x, "")
	xServer(t, closedX, "\x00\x08\x0b\x00\x00\x00\x02\x00No entry") // a reason in two words of four bytes
	whole := compositor(t, "wl_compositor", "wl_seat", "wl_shm", "xdg_wm_base")
	seatless := compositor(t, "wl_compositor", "wl_shm", "xdg_wm_base")
	bare, broken, stale := compositor(t, "wl_compositor"), compositor(t), filepath.Join(t.TempDir(), "wayland-0")
	for _, c := range []struct{ x, wayland, forced, then, why string }{
		{x, "", "", "x11", ""},
		{x + ".0", "", "", "x11", ""},
		{"", whole, "", "", ""},
		{x, whole, "", "", ""},
		{x, stale, "", "x11", ""},
		{x, seatless, "", "x11", ""},
		{x, bare, "", "x11", ""},
		{x, broken, "", "x11", ""},
		{deadX, whole, "", "wayland", ""},
		{closedX, whole, "", "wayland", ""},
		{"elsewhere:0", "", "", "x11", ""},
		{"elsewhere:0", stale, "", "x11", ""},
		{"", "", "", "", none},
		{deadX, "", "", "", none},
		{deadX, stale, "", "", none},
		{"", stale, "", "", none},
		{"", "wayland-0", "", "", none},
		{closedX, "", "", "", refused},
		{closedX, stale, "", "", refused},
		{closedX, whole, "x11", "x11", refused},
		{"", seatless, "", "", noSeat},
		{deadX, seatless, "", "", noSeat},
		{x, stale, "wayland", "wayland", none},
		{deadX, whole, "x11", "x11", none},
	} {
		t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
		t.Setenv("DISPLAY", c.x)
		t.Setenv("WAYLAND_DISPLAY", c.wayland)
		t.Setenv("WAYLAND_SOCKET", "")
		t.Setenv("FYNE_PLATFORM", c.forced)
		if why := findDisplay(); why != c.why || os.Getenv("FYNE_PLATFORM") != c.then {
			t.Errorf("X %q, Wayland %q, %q: %q, %q; want %q, %q", c.x, c.wayland, c.forced, why, os.Getenv("FYNE_PLATFORM"), c.why, c.then)
		}
	}
	t.Setenv("XDG_RUNTIME_DIR", filepath.Dir(whole))
	if why := waylandDisplay("wayland-0"); why != "" {
		t.Error("by its name: ", why)
	}
}
