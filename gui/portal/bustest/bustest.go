// Package bustest starts session buses for tests.
package bustest

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// New starts a session bus, which ends with the test, and returns its address. What the bus starts gets
// a home of its own, and env. The test is skipped where there are no buses.
func New(t *testing.T, env ...string) (address string) {
	if _, err := exec.LookPath("dbus-run-session"); err != nil {
		t.Skip("dbus-run-session is not installed; .ci/setup test sees to it")
	}
	cmd := exec.Command("dbus-run-session", "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec >/dev/null; cat")
	cmd.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir()}, env...)
	cmd.WaitDelay = time.Second // what the bus has started keeps the pipe
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
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
	return strings.TrimSpace(string(line[:n]))
}
