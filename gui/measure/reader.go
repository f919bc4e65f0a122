//go:build measure

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"

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
	if err != nil { // the connection stays, for it keeps the answer
		fmt.Println("No screen reader can be imitated:", err)
		return ""
	}
	return address
}
