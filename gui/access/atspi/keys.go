//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"time"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
)

const (
	controllerPath = registryPath + "/deviceeventcontroller"
	controllerFace = prefix + "DeviceEventController"
)

// A deviceEvent is a key as the registry reads it, which is not what it says it takes: code
// and modifiers are to have a sign.
type deviceEvent struct {
	Type      uint32
	Symbol    int32
	Code      int32
	Modifiers int32
	Time      int32
	Name      string
	Text      bool
}

// Key tells the reader of a key before it is used, and reports whether the key is the
// reader's: one that is pressed while a modifier of its own is held. Nobody waits for an
// answer. It is called on the window's goroutine.
func (p *Provider) Key(k access.Key) (taken bool) {
	if !p.On() {
		p.held = false
		return false
	}
	modifier := k.Symbol == access.SymbolInsert || k.Symbol == access.SymbolCapsLock
	if modifier {
		p.held = k.Down
	}
	if k.Text && !k.Echo && !p.held && !p.editing() {
		return false // what it does is said; the key need not be
	}
	p.mu.Lock()
	p.keys = append(p.keys, k)
	p.mu.Unlock()
	p.nudge()
	return p.held
}

// editing reports whether what has the focus is a text.
func (p *Provider) editing() bool {
	shot := p.shot.Load()
	if shot == nil {
		return false
	}
	e := shot.tree.Find(shot.tree.Focus)
	return e != nil && e.State.Has(access.Editable)
}

// tellKeys tells the registry of keys, which tells those that listen for them.
func (l *link) tellKeys(keys []access.Key) {
	registry, now := l.conn.Object(registry, controllerPath), int32(time.Now().UnixMilli()&0x7fffffff) // without a time readers don't use it
	for _, k := range keys {
		registry.Go(controllerFace+".NotifyListenersAsync", dbus.FlagNoReplyExpected, nil, deviceEvent{uint32(1 - one(k.Down)), int32(k.Symbol), int32(k.Code), modifiers(k), now, k.Name, k.Text})
	}
}

// modifiers returns the mask of X11.
func modifiers(k access.Key) (mask int32) {
	for i, on := range map[int]bool{0: k.Shift, 2: k.Ctrl, 3: k.Alt, 6: k.Super} {
		mask |= int32(one(on)) << i
	}
	return mask
}
