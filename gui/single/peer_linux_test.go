package single

import (
	"bufio"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestSameUser asks the system for the user at the other end of a socket. Another user
// is only a number here, so that the test needs no root.
func TestSameUser(t *testing.T) {
	l := listen(filepath.Join(shortDir(t), "s"))
	defer l.Close()
	a, err := net.Dial("unix", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	b, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for _, c := range []net.Conn{a, b} {
		if me := os.Getuid(); !sameUser(c, me) || sameUser(c, me+1) {
			t.Error("it does not tell users apart")
		}
	}
}

// asOtherUser runs a func of otherUserActions in this test binary as another user.
func asOtherUser(t *testing.T, what, path string) *exec.Cmd {
	const nobody = 65534
	if os.Getuid() != 0 {
		t.Skip("only root can be another user")
	}
	cmd := exec.Command("/proc/self/exe") // by this path, because another user may not enter the folder of the binary
	cmd.Env = []string{"SUDOKU_TEST_STRANGER=" + what, "SUDOKU_TEST_PATH=" + path}
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	return cmd
}

// open makes a folder and its parents accessible to all users.
func open(t *testing.T, dir string, mode os.FileMode) {
	if err := os.Chmod(dir, mode); err != nil {
		t.Fatal(err)
	}
}

// TestOtherUserIsNotServed: even if the permissions of the socket let another user
// connect.
func TestOtherUserIsNotServed(t *testing.T) {
	dir := shortDir(t)
	open(t, dir, 0o755)
	path := filepath.Join(dir, "s")
	i := &Instance{listen: listen(path)}
	t.Cleanup(i.Close)
	open(t, path, 0o666)
	opened := window(i)
	out, err := asOtherUser(t, "connect", path).CombinedOutput()
	if err != nil || string(out) != "received " {
		t.Errorf("%q, %v", out, err)
	}
	if !handOver(path, []string{"/ours"}, time.Now().Add(10*time.Second)) {
		t.Error("nor is who is none")
	}
	if got := <-opened; got[0] != "/ours" {
		t.Error("it opened", got)
	}
}

// TestOtherUserGetsNoPath: another user who listens in our place gets no path.
func TestOtherUserGetsNoPath(t *testing.T) {
	dir := shortDir(t)
	open(t, dir, 0o777)
	path := filepath.Join(dir, "s")
	cmd := asOtherUser(t, "listen", path)
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	r := bufio.NewReader(out)
	if _, err := r.ReadString('\n'); err != nil {
		t.Fatal("he can't listen:", err)
	}
	if handOver(path, []string{"/secret"}, time.Now().Add(10*time.Second)) {
		t.Error("he has the files")
	}
	if b, _ := io.ReadAll(r); strings.Contains(string(b), "secret") {
		t.Errorf("he received %q", b)
	}
}

// TestPlantedFolder: another user created the program's folder in a shared runtime
// folder before the program was started.
func TestPlantedFolder(t *testing.T) {
	data := dataDir(t)
	runtime := os.Getenv("XDG_RUNTIME_DIR")
	open(t, runtime, 0o777)
	path := filepath.Join(runtime, "sudoku-desk")
	mkdir(t, path, 0o700)
	if os.Getuid() == 0 {
		if err := os.Chown(path, 65534, 65534); err != nil {
			t.Fatal(err)
		}
	}
	first(t, data)
	if left, _ := os.ReadDir(path); len(left) > 0 {
		t.Error("it lies in the folder of another:", left)
	}
}
