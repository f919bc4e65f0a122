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

	"sudoku/gui/early"
)

// openEngine connects to speech-dispatcher, which it starts if it isn't running.
func openEngine(ctx context.Context) (engine, error) {
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	network, address := ssipAddress(os.Getenv)
	conn, err := dial(ctx, network, address)
	if err != nil && network == "unix" {
		conn, err = spawn(ctx, address)
	}
	if err != nil {
		return nil, errNone
	}
	return newSSIP(ctx, conn, ssipPatience)
}

// spawn starts speech-dispatcher and connects to it. If another program starts it at the same
// moment one of the two fails, and both can connect.
func spawn(ctx context.Context, address string) (net.Conn, error) {
	cmd := exec.CommandContext(ctx, "speech-dispatcher", "--spawn")
	cmd.Env = early.Environ()
	if err := cmd.Run(); errors.Is(err, exec.ErrNotFound) {
		return nil, err
	}
	for wait := 10 * time.Millisecond; ; wait *= 2 {
		conn, err := dial(ctx, "unix", address)
		if err == nil || wait > 2*time.Second {
			return conn, err
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
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
