//go:build linux || darwin || freebsd

package folder

import "syscall"

// Room says why no file of a size can be written in a folder, nil if one can, as far as that is
// known before it is tried. Where there is too little room it is a *NoRoom.
func Room(dir string, size int64) error {
	const writeAndEnter = 2 | 1
	if err := syscall.Access(dir, writeAndEnter); err != nil {
		return err
	}
	var fs syscall.Statfs_t
	if syscall.Statfs(dir, &fs) != nil || fs.Blocks == 0 {
		return nil
	}
	if free := max(0, int64(fs.Bavail)) * int64(fs.Bsize); free < size {
		return &NoRoom{size, free}
	}
	return nil
}
