//go:build e2e && linux && !headless

package gui_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

// A randomPortal answers at random.
type randomPortal struct {
	*desktopPortal
	home string
	sync.Mutex
	*rand.Rand
}

// monkeyDesktop has a portal that chooses any file or none, late, twice or never, and now and then
// changes its settings. It returns what a program needs to find it.
func monkeyDesktop(t *testing.T, r *rand.Rand, home string) string {
	p := &randomPortal{desktopPortal: newPortal(t), home: home, Rand: r}
	p.export(p, "FileChooser")
	p.export(p, "Settings")
	ticker := time.NewTicker(7 * time.Second)
	t.Cleanup(ticker.Stop)
	go func() {
		for range ticker.C {
			p.change()
		}
	}()
	return p.env()
}

func (p *randomPortal) n(most int) int {
	p.Lock()
	defer p.Unlock()
	return p.IntN(most)
}

// change says that a setting has changed, with a value of any type.
func (p *randomPortal) change() {
	value := []any{uint32(0), uint32(1), uint32(1), int32(1), "dark", []string{"x"}, true}[p.n(7)]
	key := []string{"color-scheme", "reduced-motion", "contrast"}[p.n(3)]
	p.conn.Emit("/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings.SettingChanged", "org.freedesktop.appearance", key, dbus.MakeVariant(value))
}

// ReadAll is the portal's method.
func (p *randomPortal) ReadAll([]string) (map[string]variants, *dbus.Error) {
	return map[string]variants{"org.freedesktop.appearance": {"color-scheme": dbus.MakeVariant(uint32(p.n(3)))}}, nil
}

// OpenFile is the portal's method.
func (p *randomPortal) OpenFile(from dbus.Sender, parent, title string, options variants) (dbus.ObjectPath, *dbus.Error) {
	files, _ := os.ReadDir(filepath.Join(p.home, "files"))
	path := filepath.Join(p.home, "files", "missing")
	if n := p.n(len(files) + 1); n < len(files) {
		path = filepath.Join(p.home, "files", files[n].Name())
	}
	return p.reply(from, options, path)
}

// SaveFile is the portal's method.
func (p *randomPortal) SaveFile(from dbus.Sender, parent, title string, options variants) (dbus.ObjectPath, *dbus.Error) {
	return p.reply(from, options, []string{filepath.Join(p.home, "files", fmt.Sprint("saved", p.n(9))),
		filepath.Join(p.home, "files", "folder"), "/nowhere/file", filepath.Join(p.home, "files", "pipe")}[p.n(4)])
}

// reply sends answers to a request, some time.
func (p *randomPortal) reply(from dbus.Sender, options variants, path string) (dbus.ObjectPath, *dbus.Error) {
	if p.n(8) == 0 {
		return "", dbus.MakeFailedError(os.ErrPermission)
	}
	h, times, code, late := handle(from, options), p.n(3), uint32(p.n(5)/3), time.Duration(p.n(1000))*time.Millisecond
	time.AfterFunc(late, func() {
		for range times {
			p.conn.Emit(h, "org.freedesktop.portal.Request.Response", code, variants{"uris": dbus.MakeVariant([]string{"file://" + path})})
		}
	})
	return h, nil
}
