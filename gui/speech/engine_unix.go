//go:build linux || freebsd || netbsd || openbsd

package speech

import (
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// openEngine connects to speech-dispatcher, which it starts if it isn't running.
func openEngine(ctx context.Context) (engine, error) {
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	network, address := ssipAddress(os.Getenv)
	conn, err := dial(ctx, network, address)
	if err != nil {
		if exec.CommandContext(ctx, "speech-dispatcher", "--spawn").Run() != nil {
			return nil, errNone
		}
		if conn, err = dial(ctx, network, address); err != nil {
			return nil, errors.Join(errNone, err)
		}
	}
	return newSSIP(ctx, conn, ssipPatience)
}

func dial(ctx context.Context, network, address string) (net.Conn, error) {
	var d net.Dialer
	return d.DialContext(ctx, network, address)
}

// ssipAddress says where speech-dispatcher listens: SPEECHD_ADDRESS is "unix_socket:PATH" or
// "inet_socket:HOST:PORT", of which all but the first may be left out.
func ssipAddress(env func(string) string) (network, address string) {
	kind, rest, _ := strings.Cut(env("SPEECHD_ADDRESS"), ":")
	if kind == "inet_socket" {
		host, port, _ := strings.Cut(rest, ":")
		if host == "" {
			host = "127.0.0.1"
		}
		if port == "" {
			port = "6560"
		}
		return "tcp", net.JoinHostPort(host, port)
	}
	if kind == "unix_socket" && rest != "" {
		return "unix", rest
	}
	dir := env("XDG_RUNTIME_DIR")
	if dir == "" {
		dir = env("XDG_CACHE_HOME")
	}
	if dir == "" {
		dir = filepath.Join(env("HOME"), ".cache")
	}
	return "unix", filepath.Join(dir, "speech-dispatcher", "speechd.sock")
}
