//go:build linux || freebsd || netbsd || openbsd

package window

import (
	"context"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/godbus/dbus/v5"

	"sudoku/puzzle/words"
)

// The desktop's own file dialog is opened through its portal, which sends a signal when
// the user has chosen.
const (
	portalName = "org.freedesktop.portal.Desktop"
	portalPath = "/org/freedesktop/portal/desktop"
	openCall   = "org.freedesktop.portal.FileChooser.OpenFile"
	response   = "org.freedesktop.portal.Request.Response"
)

var errNoPortal = words.Error("file.noportal")

// systemDialog returns a func that opens the desktop's own dialog, or nil if there is no
// session bus.
func systemDialog() askFunc {
	_, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus"))
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") == "" && err != nil {
		return nil // the library would start a bus
	}
	return askPortal
}

// askPortal returns the files chosen, none if the dialog was cancelled, and an error if
// there is no dialog.
func askPortal(ctx context.Context, q question) ([]string, error) {
	conn, err := dbus.ConnectSessionBus(dbus.WithContext(ctx))
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	token := "sudoku"
	sender := strings.NewReplacer(".", "_", ":", "").Replace(conn.Names()[0])
	request := dbus.ObjectPath(portalPath + "/request/" + sender + "/" + token)
	answers := make(chan *dbus.Signal, 4)
	conn.Signal(answers) // before the request, so that no answer is missed
	if err := conn.AddMatchSignal(dbus.WithMatchObjectPath(request)); err != nil {
		return nil, err
	}
	options := map[string]dbus.Variant{
		"handle_token":   dbus.MakeVariant(token),
		"multiple":       dbus.MakeVariant(!q.folder),
		"directory":      dbus.MakeVariant(q.folder),
		"current_folder": dbus.MakeVariant(append([]byte(q.at), 0)),
	}
	call := conn.Object(portalName, portalPath).CallWithContext(ctx, openCall, 0, q.parent, q.title, options)
	if call.Err != nil {
		return nil, call.Err
	}
	for {
		select {
		case s, ok := <-answers:
			if !ok {
				return nil, errNoPortal
			}
			if s.Path == request && s.Name == response {
				return chosen(s.Body)
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// chosen parses the portal's answer: response code 0 for a choice, and the URIs.
func chosen(body []any) (paths []string, err error) {
	var code uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &code, &results); err != nil {
		return nil, err
	}
	list, _ := results["uris"].Value().([]string)
	for _, address := range list {
		u, err := url.Parse(address)
		if err != nil || u.Scheme != "file" || !filepath.IsAbs(u.Path) || strings.Contains(u.Path, "\x00") {
			return nil, errNoPortal
		}
		paths = append(paths, u.Path)
	}
	if code > 1 {
		return nil, errNoPortal
	}
	return paths, nil
}
