package window

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"

	"sudoku/puzzle/library"
)

// damageLibrary opens the program on a library in whose file a disk has written over what it shouldn't.
func (s *trial) damageLibrary() {
	s.close()
	f, err := os.OpenFile(filepath.Join(s.root, "library.db"), os.O_RDWR, 0)
	for _, at := range []int64{40960, 200_000, 500_000, 700_000} {
		_, e := f.WriteAt(bytes.Repeat([]byte{0xa5}, 3000), at)
		err = errors.Join(err, e)
	}
	if err := errors.Join(err, f.Close()); err != nil {
		s.tb.Fatal("damaging the library: ", err)
	}
	s.open()
}

// repairLibrary does what the command does while the program is closed.
func (s *trial) repairLibrary() {
	s.close()
	if _, err := library.Repair(context.Background(), s.root, true); err != nil {
		s.tb.Fatal("repairing the library: ", err)
	}
	s.open()
}
