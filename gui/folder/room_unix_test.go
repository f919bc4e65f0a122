//go:build linux || darwin || freebsd

package folder

import (
	"errors"
	"io/fs"
	"testing"
)

// TestRoom: how much is free is said of what is too large, and nothing of what isn't.
func TestRoom(t *testing.T) {
	dir := t.TempDir()
	var full *NoRoom
	if err := Room(dir, 1<<62); !errors.As(err, &full) || full.Size != 1<<62 || full.Free <= 0 {
		t.Errorf("%v, %+v", err, full)
	}
	if err := Room(dir, 1); err != nil {
		t.Error(err)
	}
	if err := Room(dir+"/none", 1); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}
