package store

import (
	"os"
	"syscall"
)

// sharingViolation is the error when another process has the file open.
const sharingViolation = syscall.Errno(32)

// lockFile opens the file without sharing it.
func lockFile(path string) (*os.File, error) {
	p, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(p, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err == sharingViolation {
		return nil, ErrLocked
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(h), path), nil
}

func unlockFile(f *os.File, path string) {
	f.Close()
	os.Remove(path) // fails if another process has taken the lock meanwhile
}
