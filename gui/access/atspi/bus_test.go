//go:build linux || freebsd || netbsd || openbsd

package atspi

import (
	"context"
	"math/rand/v2"
	"os"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"sudoku/gui/access"
	"sudoku/gui/portal/bustest"
)

// patience is how long a test waits for anything before it fails.
const patience = 30 * time.Second

// newBus starts a session bus of its own, on which accessibility can be switched on.
func newBus(t *testing.T) *dbus.Conn {
	home := t.TempDir()
	if err := os.Chmod(home, 0o700); err != nil { // it is the runtime folder
		t.Fatal(err)
	}
	address := bustest.New(t, "HOME="+home, "XDG_RUNTIME_DIR="+home, "GSETTINGS_BACKEND=memory")
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", address)
	t.Setenv("AT_SPI_BUS_ADDRESS", "")
	conn, err := dbus.Connect(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	if err := enable(conn, true); err != nil {
		t.Skip("at-spi2-core is not installed; .ci/setup test sees to it: ", err)
	}
	return conn
}

func enable(session *dbus.Conn, on bool) error {
	return session.Object(launcher, launcherPath).Call(properties+".Set", 0, status, "IsEnabled", dbus.MakeVariant(on)).Err
}

// until waits until something holds.
func until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("never: ", what)
		}
	}
}

// A played window is one whose goroutine does what it is asked to, one thing after the other.
type played struct {
	*Provider
	described atomic.Int32
}

func newPlayed(t *testing.T) *played {
	todo := make(chan func(), 1000)
	w := &played{}
	w.Provider = New(Config{Name: "test", Do: func(f func()) { todo <- f }, Describe: func() Shown {
		w.described.Add(1)
		return Shown{"en", []access.Node{{Role: access.Frame, Name: "window", State: access.Active, Children: []access.Node{
			{Role: access.Button, Name: "button", Actions: []string{"press"}, State: access.Focusable | access.Focused}}}}}
	}})
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan bool)
	go func() { w.Run(ctx); close(ended) }()
	go func() {
		for f := range todo {
			f()
		}
	}()
	t.Cleanup(func() { stop(); <-ended })
	return w
}

// known reports how often the registry has the program.
func (w *played) known(client *dbus.Conn) (n int) {
	var list []ref
	l := w.link.Load()
	if l == nil || client.Object(registry, rootPath).Call(prefix+"Accessible.GetChildren", 0).Store(&list) != nil {
		return 0
	}
	for _, r := range list {
		if r.Name == l.name {
			n++
		}
	}
	return n
}

// client connects to the accessibility bus, once that is there.
func client(t *testing.T, session *dbus.Conn) (c *dbus.Conn) {
	until(t, "an accessibility bus", func() bool {
		var address string
		if session.Object(launcher, launcherPath).Call(launcher+".GetAddress", 0).Store(&address) != nil {
			return false
		}
		var err error
		c, err = dbus.Connect(address)
		return err == nil
	})
	t.Cleanup(func() { c.Close() })
	return c
}

// TestComesAndGoes: accessibility is switched off and on, its registry and its bus die.
func TestComesAndGoes(t *testing.T) {
	session := newBus(t)
	w := newPlayed(t)
	c := client(t, session)
	until(t, "known", func() bool { return w.known(c) == 1 })
	for range 3 {
		enable(session, false)
		until(t, "off", func() bool { return !w.On() })
		enable(session, true)
		until(t, "on again", func() bool { return w.known(c) == 1 })
	}
	kill(t, c, registry)
	until(t, "known to another registry", func() bool { return w.known(c) == 1 })
	for range 10 {
		kill(t, c, bus)
		until(t, "gone with the bus", func() bool { return !w.On() })
		until(t, "back with the bus", func() bool {
			if !c.Connected() || enable(session, true) != nil { // the launcher of the dead bus answers for a moment
				c = client(t, session)
			}
			return w.known(c) == 1
		})
	}
	w.Update()
}

// TestHostileBus: 10,000 calls over a bus are all answered, and who asks properly is then, too.
func TestHostileBus(t *testing.T) {
	session := newBus(t)
	w := newPlayed(t)
	c := client(t, session)
	until(t, "known", func() bool { return w.known(c) == 1 })
	next, name := calls(w.Provider, rand.New(rand.NewPCG(3, 4))), w.link.Load().name
	done := make(chan *dbus.Call, 200)
	sent, answers, errors := 0, 0, 0
	for answers+errors < 10_000 {
		for ; sent < 10_000 && sent-answers-errors < cap(done); sent++ {
			q := next()
			for !dbus.ObjectPath(q.path).IsValid() || q.member == "" || q.name == "" { // no bus passes it on
				q = next()
			}
			c.Object(name, dbus.ObjectPath(q.path)).Go(q.name+"."+q.member, 0, done, q.in...)
		}
		select {
		case q := <-done:
			if q.Err == nil {
				answers++
			} else {
				errors++
			}
		case <-time.After(patience):
			t.Fatalf("%d answers, %d errors, then nothing", answers, errors)
		}
	}
	if answers < 10 || errors < 100 {
		t.Errorf("%d answers, %d errors: the calls are not what they should be", answers, errors)
	}
	if w.known(c) != 1 {
		t.Error("it isn't known any more")
	}
}

// kill ends the process that has a name on a bus.
func kill(t *testing.T, c *dbus.Conn, name string) {
	var pid uint32
	if err := c.BusObject().Call(bus+".GetConnectionUnixProcessID", 0, name).Store(&pid); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(int(pid), syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
}

// TestUnheard: while accessibility is off nothing is described, and nobody is told of it.
func TestUnheard(t *testing.T) {
	session := newBus(t)
	enable(session, false)
	w := newPlayed(t)
	w.Update()
	w.Say("words", true)
	time.Sleep(50 * time.Millisecond)
	if n := w.described.Load(); n > 0 || w.On() {
		t.Errorf("described %d times, on: %v", n, w.On())
	}
}
