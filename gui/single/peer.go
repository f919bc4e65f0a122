package single

import (
	"errors"
	"net"
)

// sameUser reports whether the process at the other end belongs to this user, as far as
// the system can tell.
func sameUser(c net.Conn, uid int) bool {
	u, ok := c.(*net.UnixConn)
	if !ok {
		return false
	}
	raw, err := u.SyscallConn()
	if err != nil {
		return false
	}
	peer, told := 0, error(nil)
	err = raw.Control(func(fd uintptr) { peer, told = peerUID(int(fd)) })
	if errors.Is(told, errors.ErrUnsupported) {
		return true // the permissions of the socket must be enough
	}
	return err == nil && told == nil && peer == uid
}
