//go:build unix

package store

import (
	"io/fs"
	"syscall"
)

func ownedBy(info fs.FileInfo, uid int, denied fs.FileMode) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == uid && info.Mode().Perm()&denied == 0
}
