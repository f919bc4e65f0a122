//go:build measure

package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

// readerBus starts a session's bus on which a screen reader seems to listen, and returns its address,
// "" if that can't be.
func (b *bench) readerBus() string {
	cmd := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address")
	cmd.Env = []string{"HOME=" + b.dir, "XDG_RUNTIME_DIR=" + b.dir, "PATH=" + os.Getenv("PATH"), "GSETTINGS_BACKEND=memory"}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		fmt.Println("No bus for a screen reader:", err)
		return ""
	}
	b.bus = cmd.Process
	address, _ := bufio.NewReader(out).ReadString('\n')
	address = strings.TrimSpace(address)
	conn, err := dbus.Connect(address)
	if err == nil {
		err = conn.Object("org.a11y.Bus", "/org/a11y/bus").Call("org.freedesktop.DBus.Properties.Set", 0,
			"org.a11y.Status", "IsEnabled", dbus.MakeVariant(true)).Err
	}
	if err != nil {
		fmt.Println("No screen reader can be imitated:", err)
		return ""
	}
	b.session = conn
	return address
}

// listen returns the signals about the focus that a screen reader gets.
func (b *bench) listen() (<-chan *dbus.Signal, error) {
	var address string
	if err := b.session.Object("org.a11y.Bus", "/org/a11y/bus").Call("org.a11y.Bus.GetAddress", 0).Store(&address); err != nil {
		return nil, err
	}
	conn, err := dbus.Connect(address)
	if err != nil {
		return nil, err
	}
	if err := conn.AddMatchSignal(dbus.WithMatchInterface("org.a11y.atspi.Event.Object"), dbus.WithMatchMember("StateChanged")); err != nil {
		return nil, err
	}
	signals := make(chan *dbus.Signal, 10000)
	conn.Signal(signals)
	return signals, nil
}

// readings measures the time from a key to the event that another cell has the focus.
func (b *bench) readings() error {
	if b.read == nil {
		return nil
	}
	r, err := b.read.begin(b.screen)
	if err != nil {
		return err
	}
	defer r.end()
	if err := r.open(); err != nil {
		return err
	}
	time.Sleep(5 * time.Second)
	signals, err := b.listen()
	if err != nil {
		return err
	}
	const right, left = 114, 113
	dice := rand.New(rand.NewPCG(5, 6))
	for i := range 100 {
		for len(signals) > 0 {
			<-signals
		}
		start := time.Now()
		r.press([]byte{right, left}[i%2])
		for gained := false; !gained; {
			select {
			case s := <-signals:
				gained = len(s.Body) > 1 && s.Body[0] == "focused" && s.Body[1] == int32(1)
			case <-time.After(time.Second):
				return fmt.Errorf("nothing is told of key %d", i)
			}
		}
		b.note(b.read, focusTime, float64(time.Since(start))/1e6)
		time.Sleep(90*time.Millisecond + time.Duration(dice.Int64N(int64(2*time.Second/60))))
	}
	return nil
}
