package library

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"syscall"

	"modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"
)

func codeOf(err error) int {
	var e *sqlite.Error
	if errors.As(err, &e) {
		if e.Code() == codes.SQLITE_IOERR_SHORT_READ { // the file is cut
			return codes.SQLITE_CORRUPT
		}
		return e.Code() & 0xff
	}
	return 0
}

func isReadOnly(err error) bool {
	code := codeOf(err)
	return code == codes.SQLITE_READONLY || code == codes.SQLITE_CANTOPEN || code == codes.SQLITE_PERM ||
		errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// told returns an error of the database as a sentence.
func told(err error) error {
	switch codeOf(err) {
	case codes.SQLITE_BUSY, codes.SQLITE_LOCKED:
		return ErrBusy
	case codes.SQLITE_CORRUPT, codes.SQLITE_NOTADB, codes.SQLITE_FORMAT:
		return ErrDamaged
	case codes.SQLITE_READONLY, codes.SQLITE_CANTOPEN, codes.SQLITE_PERM:
		return ErrReadOnly
	case codes.SQLITE_FULL:
		return syscall.ENOSPC
	case codes.SQLITE_IOERR:
		return ErrDisk
	case codes.SQLITE_INTERRUPT:
		return context.Canceled
	case codes.SQLITE_ERROR: // the tables aren't ours
		return ErrDamaged
	}
	if err != nil && strings.HasPrefix(err.Error(), "sql: Scan error") { // or not what they hold
		return ErrDamaged
	}
	return err
}
