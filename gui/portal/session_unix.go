//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/godbus/dbus/v5"
)

const (
	busVariable = "DBUS_SESSION_BUS_ADDRESS"
	noBus       = "disabled:" // what is written there to say that there is none
)

// busAddress returns where the session bus is, "" if there is none. Libraries would start one then,
// which nobody ends.
func busAddress() string {
	switch address := os.Getenv(busVariable); address {
	case "":
	case noBus, "autolaunch:":
		return ""
	default:
		return address
	}
	socket := filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus")
	if info, err := os.Stat(socket); err != nil || info.Mode().Type() != fs.ModeSocket || !filepath.IsAbs(socket) {
		return ""
	}
	return "unix:path=" + dbus.EscapeBusAddressValue(socket)
}

// Here reports whether there is a session bus, on which a portal may be.
func Here() bool { return busAddress() != "" }

// StartNoBus keeps libraries from starting a session bus where there is none.
func StartNoBus() {
	if !Here() {
		os.Setenv(busVariable, noBus)
	}
}

// SessionBus connects to the session bus until ctx is done. It starts none.
func SessionBus(ctx context.Context) (*dbus.Conn, error) {
	address := busAddress()
	if address == "" {
		return nil, ErrNone
	}
	return dbus.Connect(address, dbus.WithContext(ctx))
}
