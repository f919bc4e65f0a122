//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/early"
)

const folderCall = "org.freedesktop.portal.OpenURI.OpenDirectory"

// ShowFile shows a file in the desktop's program for folders; parent is the handle of the window.
func ShowFile(ctx context.Context, parent, path string) error {
	if Here() && askFolder(ctx, parent, path) == nil {
		return nil
	}
	cmd := exec.CommandContext(ctx, "xdg-open", filepath.Dir(path))
	cmd.Env = early.Environ()
	return cmd.Run()
}

// askFolder has the portal show a file.
func askFolder(ctx context.Context, parent, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	bus, err := Connect(ctx)
	if err != nil {
		return err
	}
	defer bus.Close()
	body, err := bus.Request(folderCall, Options{}, parent, dbus.UnixFD(f.Fd()))
	if err != nil {
		return err
	}
	if code, _, err := parse(body); err != nil || code > 1 {
		return errRefused
	}
	return nil
}
