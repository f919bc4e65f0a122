//go:build e2e && !headless

package gui_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"
)

// A desktopPortal stands in for the desktop's portal, on a bus of its own.
type desktopPortal struct {
	t       *testing.T
	conn    *dbus.Conn
	address string
}

type variants = map[string]dbus.Variant

func newPortal(t *testing.T) *desktopPortal {
	if _, err := exec.LookPath("dbus-run-session"); err != nil {
		t.Skip("dbus-run-session is not installed; .ci/setup test sees to it")
	}
	cmd := exec.Command("dbus-run-session", "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; cat")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close() // ends cat, and the bus with it
		cmd.Wait()
	})
	line := make([]byte, 500)
	n, err := out.Read(line)
	if err != nil {
		t.Fatal("no bus: ", err)
	}
	p := &desktopPortal{t: t, address: strings.TrimSpace(string(line[:n]))}
	if p.conn, err = dbus.Connect(p.address); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.conn.Close() })
	return p
}

// env is what a program needs to find it.
func (p *desktopPortal) env() string { return "DBUS_SESSION_BUS_ADDRESS=" + p.address }

// export offers the methods of an interface of the portal.
func (p *desktopPortal) export(methods any, name string) {
	if err := p.conn.Export(methods, "/org/freedesktop/portal/desktop", "org.freedesktop.portal."+name); err != nil {
		p.t.Fatal(err)
	}
	reply, err := p.conn.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	if err != nil || reply != dbus.RequestNameReplyPrimaryOwner && reply != dbus.RequestNameReplyAlreadyOwner {
		p.t.Fatal("the portal's name: ", reply, err)
	}
}

// handle returns the handle of a request.
func handle(from dbus.Sender, options variants) dbus.ObjectPath {
	sender := strings.NewReplacer(".", "_", ":", "").Replace(string(from))
	token, _ := options["handle_token"].Value().(string)
	return dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + sender + "/" + token)
}

// answer sends the answer to a request and returns its handle.
func (p *desktopPortal) answer(from dbus.Sender, options variants, code uint32, results variants) (dbus.ObjectPath, *dbus.Error) {
	h := handle(from, options)
	p.conn.Emit(h, "org.freedesktop.portal.Request.Response", code, results)
	return h, nil
}
