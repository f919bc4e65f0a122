//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"net"
	"time"
)

// Objects of a connection to a Wayland display: the display, and two that it is asked for.
const (
	waylandDisplayID = iota + 1
	waylandRegistryID
	waylandCallbackID
)

// Requests and events, by the protocol's own numbers.
const (
	displaySync        = 0
	displayGetRegistry = 1
	displayError       = 0
	registryGlobal     = 0
)

var errWayland = errors.New("no Wayland display")

// waylandGlobals lists the interfaces that the Wayland display at a socket offers.
func waylandGlobals(socket string) (list []string, err error) {
	c, err := net.DialTimeout("unix", socket, displayTime)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(displayTime))
	var b []byte
	for _, word := range []uint32{
		waylandDisplayID, 12<<16 | displayGetRegistry, waylandRegistryID,
		waylandDisplayID, 12<<16 | displaySync, waylandCallbackID, // answered after all of them
	} {
		b = binary.NativeEndian.AppendUint32(b, word)
	}
	if _, err := c.Write(b); err != nil {
		return nil, err
	}
	for r := bufio.NewReader(c); ; {
		object, opcode, body, err := waylandEvent(r)
		switch {
		case err != nil:
			return nil, err
		case object == waylandDisplayID && opcode == displayError:
			return nil, errWayland
		case object == waylandCallbackID:
			return list, nil
		case object == waylandRegistryID && opcode == registryGlobal && len(body) > 8: // a number, a text with its length
			name, _, _ := bytes.Cut(body[8:], []byte{0})
			list = append(list, string(name))
		}
	}
}

// waylandEvent reads an event.
func waylandEvent(r io.Reader) (object, opcode uint32, body []byte, err error) {
	var head [8]byte
	if _, err = io.ReadFull(r, head[:]); err != nil {
		return 0, 0, nil, err
	}
	object = binary.NativeEndian.Uint32(head[:])
	word := binary.NativeEndian.Uint32(head[4:])
	size := int(word >> 16)
	if size < len(head) {
		return 0, 0, nil, errWayland
	}
	body = make([]byte, size-len(head))
	_, err = io.ReadFull(r, body)
	return object, word & 0xffff, body, err
}
