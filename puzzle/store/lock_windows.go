package store

import (
	"io/fs"
	"os"
	"syscall"
)

// sharingViolation is the error when another process has the file open.
const sharingViolation = syscall.Errno(32)

// lockFile opens the file without sharing it.
func lockFile(path string) (*os.File, error) { return openAlone(path, 0, syscall.OPEN_ALWAYS) }

func openAlone(path string, share, how uint32) (*os.File, error) {
	p, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(p, syscall.GENERIC_READ|syscall.GENERIC_WRITE, share, nil, how, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err == sharingViolation {
		return nil, ErrLocked
	}
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), nil
}

func unlockFile(f *os.File, path string) {
	f.Close()
	os.Remove(path) // fails if another process has taken the lock meanwhile
}

// createLocked creates a file that nobody else can open until it is closed. Unlike another
// that is open it can be renamed.
func createLocked(path string, _ fs.FileMode) (*os.File, error) {
	const shareDelete = 4
	return openAlone(path, shareDelete, syscall.CREATE_NEW)
}

// removeUnlocked removes the file at path if nobody has it open.
func removeUnlocked(path string) {
	if f, err := openAlone(path, 0, syscall.OPEN_EXISTING); err == nil {
		unlockFile(f, path)
	}
}
