//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"

	"github.com/godbus/dbus/v5"
)

// Where desktops say whether things on the screen may move.
const (
	settings        = "org.freedesktop.portal.Settings"
	settingsChanged = settings + ".SettingChanged"
	appearance      = "org.freedesktop.appearance" // reduced-motion: 1 for less
	gnome           = "org.gnome.desktop.interface"
)

// motion is what a desktop says of motion.
type motion struct{ reduced, still bool }

// take takes a setting, and reports whether it is one of those.
func (m *motion) take(space, key string, value dbus.Variant) bool {
	for { // older portals put one into another
		in, ok := value.Value().(dbus.Variant)
		if !ok {
			break
		}
		value = in
	}
	switch {
	case space == appearance && key == "reduced-motion":
		n, _ := value.Value().(uint32)
		m.reduced = n == 1
	case space == gnome && key == "enable-animations":
		on, ok := value.Value().(bool)
		m.still = ok && !on
	default:
		return false
	}
	return true
}

// WatchMotion tells whether the desktop asks for less motion, at first and after each change,
// until ctx is done. It returns early where the desktop doesn't say.
func WatchMotion(ctx context.Context, told func(less bool)) error {
	if !Here() {
		return nil
	}
	conn, err := dbus.ConnectSessionBus(dbus.WithContext(ctx))
	if err != nil {
		return err
	}
	defer conn.Close()
	changes := make(chan *dbus.Signal, 16)
	conn.Signal(changes)
	if err := conn.AddMatchSignalContext(ctx, dbus.WithMatchObjectPath(path), dbus.WithMatchInterface(settings), dbus.WithMatchMember("SettingChanged")); err != nil {
		return err
	}
	var m motion
	var all map[string]map[string]dbus.Variant
	limited, cancel := context.WithTimeout(ctx, takeTime)
	defer cancel()
	if err := conn.Object(name, path).CallWithContext(limited, settings+".ReadAll", 0, []string{appearance, gnome}).Store(&all); err != nil {
		return err
	}
	for space, keys := range all {
		for key, value := range keys {
			m.take(space, key, value)
		}
	}
	told(m.reduced || m.still)
	for {
		select {
		case s, ok := <-changes:
			if !ok {
				return nil
			}
			var space, key string
			var value dbus.Variant
			if s.Name == settingsChanged && s.Path == path && dbus.Store(s.Body, &space, &key, &value) == nil && m.take(space, key, value) {
				told(m.reduced || m.still)
			}
		case <-ctx.Done():
			return nil
		}
	}
}
