//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"

	"github.com/godbus/dbus/v5"
)

// Where desktops say how things are to look, and whether they may move.
const (
	settings        = "org.freedesktop.portal.Settings"
	settingsChanged = settings + ".SettingChanged"
	appearance      = "org.freedesktop.appearance" // reduced-motion: 1 for less; color-scheme: 1 for dark
	gnome           = "org.gnome.desktop.interface"
)

// settingsRead is what portals say of that.
type settingsRead struct{ reduced, still, dark bool }

// take takes a setting, and reports whether it is one of those. A value of another type is none:
// anyone on the bus can send one.
func (r *settingsRead) take(space, key string, value dbus.Variant) bool {
	for { // older portals put one into another
		in, ok := value.Value().(dbus.Variant)
		if !ok {
			break
		}
		value = in
	}
	n, number := value.Value().(uint32)
	on, truth := value.Value().(bool)
	switch {
	case space == appearance && key == "reduced-motion" && number:
		r.reduced = n == 1
	case space == appearance && key == "color-scheme" && number:
		r.dark = n == 1
	case space == gnome && key == "enable-animations" && truth:
		r.still = !on
	default:
		return false
	}
	return true
}

func (r *settingsRead) desktop() Desktop {
	return Desktop{Still: r.reduced || r.still, Dark: r.dark}
}

// WatchDesktop tells what the desktop asks for, at first and after each change, until ctx is done.
func WatchDesktop(ctx context.Context, told func(Desktop)) error {
	if !Here() {
		return nil
	}
	conn, err := SessionBus(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	changes := make(chan *dbus.Signal, 16)
	conn.Signal(changes)
	if err := conn.AddMatchSignalContext(ctx, dbus.WithMatchObjectPath(path), dbus.WithMatchInterface(settings), dbus.WithMatchMember("SettingChanged")); err != nil {
		return err
	}
	var r settingsRead
	if r.all(ctx, conn) {
		told(r.desktop())
	}
	for {
		select {
		case s, ok := <-changes:
			if !ok {
				return nil
			}
			var space, key string
			var value dbus.Variant
			if s.Name == settingsChanged && s.Path == path && dbus.Store(s.Body, &space, &key, &value) == nil && r.take(space, key, value) {
				told(r.desktop())
			}
		case <-ctx.Done():
			return nil
		}
	}
}

// all reads all settings, and reports whether there are any. A portal that doesn't answer may tell
// of changes later.
func (r *settingsRead) all(ctx context.Context, conn *dbus.Conn) (some bool) {
	ctx, cancel := context.WithTimeout(ctx, takeTime)
	defer cancel()
	var all map[string]map[string]dbus.Variant
	if conn.Object(name, path).CallWithContext(ctx, settings+".ReadAll", 0, []string{appearance, gnome}).Store(&all) != nil {
		return false
	}
	for space, keys := range all {
		for key, value := range keys {
			some = r.take(space, key, value) || some
		}
	}
	return some
}
