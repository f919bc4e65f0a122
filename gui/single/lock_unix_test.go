//go:build unix

package single

import (
	"os"
	"testing"
)

// TestNoLock: if a link is in the place of the lock the window opens, knows that no
// later start will find it, and leaves the link alone.
func TestNoLock(t *testing.T) {
	data := dataDir(t)
	base, err := socketBase(data, os.Getenv("XDG_RUNTIME_DIR"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/dev/null", base+".lock"); err != nil {
		t.Fatal(err)
	}
	i, state := Start(data, []string{"/a"})
	if state != Unlocked {
		t.Errorf("state: got %v, want %v", state, Unlocked)
	}
	i.Serve(nil, nil)
	i.Close()
	if _, err := os.Readlink(base + ".lock"); err != nil {
		t.Error("the link is gone:", err)
	}
}
