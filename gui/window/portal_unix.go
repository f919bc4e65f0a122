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

// The desktop's own file dialog is reached over its portal, which answers with a
// signal when the person has chosen.
const (
	portalName = "org.freedesktop.portal.Desktop"
	portalPath = "/org/freedesktop/portal/desktop"
	openCall   = "org.freedesktop.portal.FileChooser.OpenFile"
	response   = "org.freedesktop.portal.Request.Response"
)

var errNoPortal = words.Error("file.noportal")

// systemDialog returns what asks for files by the desktop's own dialog, or nil
// where there is no session bus to ask over.
func systemDialog() askFunc {
	_, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "bus"))
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") == "" && err != nil {
		return nil // to look further would start a bus
	}
	return askPortal
}

// askPortal returns the files chosen, none where the dialog was left, and an error
// where there is no dialog to be had.
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
	conn.Signal(answers) // before asking, so that no answer is missed
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

// chosen reads the portal's answer: 0 for a choice, and its addresses.
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
