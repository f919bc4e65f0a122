//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jezek/xgb"
)

// displayTime is how long a display may take to say what it has.
const displayTime = 5 * time.Second

// findDisplay returns the catalogue key of why there is no display to open a window on, "" if
// there is one. The toolkit takes the kind that the session is named after and doesn't try the
// other where that one has ended: where one is of no use, it is told to take the other. It tries
// Wayland even where none is named, and a library then complains of a missing runtime folder.
func findDisplay() (why string) {
	const platform = "FYNE_PLATFORM"
	x, wayland := os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY")
	whyNoX, whyNoWayland := xDisplay(x), ""
	if os.Getenv("WAYLAND_SOCKET") == "" { // that is for one connection
		whyNoWayland = waylandDisplay(wayland)
	}
	forced := os.Getenv(platform)
	switch {
	case forced == "x11":
		return whyNoX
	case forced == "wayland":
		return whyNoWayland
	case whyNoX == "" && whyNoWayland != "":
		os.Setenv(platform, "x11")
	case whyNoX != "" && whyNoWayland == "" && x != "":
		os.Setenv(platform, "wayland")
	case whyNoX != "" && whyNoWayland == "gui.nodisplay":
		return whyNoX
	case whyNoX != "":
		return whyNoWayland
	}
	return ""
}

var localX = regexp.MustCompile(`^(?:unix)?:(\d+)(?:\.\d+)?$`)

// xDisplay says why there is no such display of X, "" if there is one. Of those on other machines
// it isn't known.
func xDisplay(name string) (why string) {
	if name == "" {
		return "gui.nodisplay"
	}
	number := localX.FindStringSubmatch(name)
	if number == nil {
		return ""
	}
	socket := "/tmp/.X11-unix/X" + number[1]
	for _, path := range []string{"@" + socket, socket} {
		if c, err := net.DialTimeout("unix", path, displayTime); err == nil {
			c.Close()
			if xRefuses(name) {
				return "gui.refused"
			}
			return ""
		}
	}
	return "gui.nodisplay"
}

// xRefuses reports whether a display of X lets this program do nothing, of which the toolkit would say
// more than one line.
func xRefuses(name string) bool {
	refused := make(chan bool, 1)
	go func() {
		xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
		x, err := xgb.NewConnDisplay(name)
		if err == nil {
			x.Close()
		}
		refused <- err != nil && strings.Contains(err.Error(), "authentication refused")
	}()
	select {
	case is := <-refused:
		return is
	case <-time.After(displayTime):
		return false
	}
}

// waylandDisplay says why there is no such display of Wayland, "" if there is one. Without a seat,
// keyboard and pointer, the toolkit's library crashes.
func waylandDisplay(name string) (why string) {
	if name == "" {
		return "gui.nodisplay"
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), name)
	}
	globals, err := waylandGlobals(name)
	for _, needed := range []string{"wl_compositor", "wl_shm", "xdg_wm_base"} {
		if err != nil || !slices.Contains(globals, needed) {
			return "gui.nodisplay"
		}
	}
	if !slices.Contains(globals, "wl_seat") {
		return "gui.noseat"
	}
	return ""
}
