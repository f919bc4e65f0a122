package single

import (
	"errors"
	"net"
)

// sameUser reports whether a program of this user is at the other end, as far as the
// system tells.
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
		return true // the socket's permissions must do
	}
	return err == nil && told == nil && peer == uid
}
