package folder

import "syscall"

// NoRoom is why a file can't be written in a folder: it has more bytes than are free there.
type NoRoom struct{ Size, Free int64 }

func (*NoRoom) Error() string { return syscall.ENOSPC.Error() }

// Unwrap returns what the system says of it.
func (*NoRoom) Unwrap() error { return syscall.ENOSPC }
