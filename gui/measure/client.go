//go:build measure

package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"sync"
	"time"
)

// A client speaks as much of the X protocol as measuring needs: it presses keys and is
// notified when a window is drawn on.
type client struct {
	conn          net.Conn
	root, ids     uint32
	xtest, damage byte
	drawn         byte // code of the event that a window was drawn on
	replies       chan []byte

	mu     sync.Mutex
	frames int
	last   time.Time
}

// betweenFrames is how long nothing must be drawn for the next drawing to count as a new
// frame.
const betweenFrames = 5 * time.Millisecond

// Numbers of requests, of requests of extensions, and of events.
const (
	getAttributes, queryTree, getGeometry, setFocus, queryExtension = 3, 15, 14, 42, 98
	fakeInput, damageVersion, createDamage                          = 2, 0, 1
	keyPress, keyRelease                                            = 2, 3
)

var order = binary.LittleEndian

func connect(display int) (*client, error) {
	conn, err := net.Dial("unix", fmt.Sprintf("/tmp/.X11-unix/X%d", display))
	if err != nil {
		return nil, err
	}
	c := &client{conn: conn, replies: make(chan []byte, 1)}
	conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	in := bufio.NewReader(conn)
	head := make([]byte, 8)
	if _, err := io.ReadFull(in, head); err != nil {
		return nil, err
	}
	setup := make([]byte, 4*int(order.Uint16(head[6:])))
	if _, err := io.ReadFull(in, setup); err != nil || head[0] != 1 {
		return nil, errors.Join(errors.New("the display refuses us"), err)
	}
	vendor, formats := int(order.Uint16(setup[16:])), int(setup[21])
	c.ids, c.root = order.Uint32(setup[4:]), order.Uint32(setup[32+(vendor+3)/4*4+8*formats:])
	go c.listen(in)
	c.xtest, _ = c.extension("XTEST")
	c.damage, c.drawn = c.extension("DAMAGE")
	if c.xtest == 0 || c.damage == 0 {
		return nil, errors.New("the display lacks XTEST or DAMAGE")
	}
	c.request(c.damage, damageVersion, u32(1, 1))
	return c, nil
}

// listen sorts what the display sends: replies, errors (nil), and events.
func (c *client) listen(in io.Reader) {
	for {
		b := make([]byte, 32)
		if _, err := io.ReadFull(in, b); err != nil {
			close(c.replies)
			return
		}
		switch b[0] & 127 {
		case 0:
			c.replies <- nil
		case 1:
			more := make([]byte, 4*order.Uint32(b[4:]))
			io.ReadFull(in, more)
			c.replies <- append(b, more...)
		case c.drawn:
			c.mu.Lock()
			if now := time.Now(); now.Sub(c.last) > betweenFrames {
				c.frames, c.last = c.frames+1, now
			}
			c.mu.Unlock()
		}
	}
}

// framesSoFar returns the number of frames of the watched window so far.
func (c *client) framesSoFar() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.frames
}

func u32(values ...uint32) (b []byte) {
	for _, v := range values {
		b = order.AppendUint32(b, v)
	}
	return b
}

func (c *client) send(code, data byte, body []byte) {
	head := order.AppendUint16([]byte{code, data}, uint16(1+len(body)/4))
	c.conn.Write(append(head, body...))
}

func (c *client) request(code, data byte, body []byte) []byte {
	c.send(code, data, body)
	return <-c.replies
}

func (c *client) extension(name string) (code, event byte) {
	body := order.AppendUint16(nil, uint16(len(name)))
	body = append(append(body, 0, 0), name...)
	r := c.request(queryExtension, 0, append(body, make([]byte, (4-len(name)%4)%4)...))
	if r == nil || r[8] == 0 {
		return 0, 0
	}
	return r[9], r[10]
}

// window returns the one large window that is visible, 0 if there is none yet.
func (c *client) window() uint32 {
	tree := c.request(queryTree, 0, u32(c.root))
	for i := 32; i+4 <= len(tree); i += 4 {
		id := order.Uint32(tree[i:])
		at, size := c.request(getAttributes, 0, u32(id)), c.request(getGeometry, 0, u32(id))
		const viewable = 2
		if at != nil && size != nil && at[26] == viewable && order.Uint16(size[16:]) > 100 {
			return id
		}
	}
	return 0
}

// watch starts counting the frames of the window.
func (c *client) watch(window uint32) {
	c.ids++
	c.send(c.damage, createDamage, u32(c.ids, window, 0))
}

// focus gives the window the keyboard focus; there is no window manager to do it.
func (c *client) focus(window uint32) { c.send(setFocus, 1, u32(window, 0)) }

// press presses and releases a key, by its key code in Xvfb.
func (c *client) press(key byte) {
	c.key(keyPress, key)
	c.key(keyRelease, key)
}

// with presses a key while another is held.
func (c *client) with(held, key byte) {
	c.key(keyPress, held)
	c.press(key)
	c.key(keyRelease, held)
}

func (c *client) key(kind uint32, key byte) {
	c.send(c.xtest, fakeInput, u32(kind|uint32(key)<<8, 0, 0, 0, 0, 0, 0, 0))
}
