//go:build linux || freebsd || netbsd || openbsd

package speech

import "testing"

func TestAddress(t *testing.T) {
	for _, c := range []struct{ speechd, runtime, home, want string }{
		{"", "/run/user/7", "/home/me", "unix /run/user/7/speech-dispatcher/speechd.sock"},
		{"", "", "/home/me", "unix /home/me/.cache/speech-dispatcher/speechd.sock"},
		{"unix_socket", "/r", "/h", "unix /r/speech-dispatcher/speechd.sock"},
		{"unix_socket:/a/b", "/r", "/h", "unix /a/b"},
		{"inet_socket", "/r", "/h", "tcp 127.0.0.1:6560"},
		{"inet_socket:host:77", "/r", "/h", "tcp host:77"},
		{"inet_socket::77", "/r", "/h", "tcp 127.0.0.1:77"},
		{"what", "/r", "/h", "unix /r/speech-dispatcher/speechd.sock"},
	} {
		env := map[string]string{"SPEECHD_ADDRESS": c.speechd, "XDG_RUNTIME_DIR": c.runtime, "HOME": c.home}
		network, address := ssipAddress(func(name string) string { return env[name] })
		if got := network + " " + address; got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}
