//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBusAddress: where the session bus is, by the environment and what lies in its folder.
func TestBusAddress(t *testing.T) {
	dir, none := t.TempDir(), t.TempDir()
	l, err := net.Listen("unix", filepath.Join(dir, "bus"))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	file := t.TempDir()
	if err := os.WriteFile(filepath.Join(file, "bus"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	for _, c := range []struct{ variable, runtime, want string }{
		{"unix:path=/bus", none, "unix:path=/bus"},
		{"unix:path=/bus", dir, "unix:path=/bus"},
		{"", dir, "unix:path=" + dir + "/bus"},
		{"", none, ""}, {"", file, ""}, {"", "", ""}, {"", ".", ""},
		{"autolaunch:", dir, ""}, {"disabled:", dir, ""},
	} {
		t.Setenv(busVariable, c.variable)
		t.Setenv("XDG_RUNTIME_DIR", c.runtime)
		if got := busAddress(); got != c.want || Here() != (c.want != "") {
			t.Errorf("%q and %q: %q, want %q", c.variable, c.runtime, got, c.want)
		}
	}
}

// TestNoBus: where there is no session bus none is started, neither here nor by a library.
func TestNoBus(t *testing.T) {
	bin := t.TempDir()
	launched := filepath.Join(bin, "launched")
	if err := os.WriteFile(filepath.Join(bin, "dbus-launch"), []byte("#!/bin/sh\n: >"+launched+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin)
	t.Setenv(busVariable, "")
	t.Setenv("XDG_RUNTIME_DIR", bin)
	StartNoBus()
	if os.Getenv(busVariable) != noBus || Here() {
		t.Error("libraries find ", os.Getenv(busVariable))
	}
	t.Setenv(busVariable, "autolaunch:")
	if err := WatchDesktop(t.Context(), func(Desktop) {}); err != nil {
		t.Error("the desktop: ", err)
	}
	if _, err := Connect(t.Context()); !errors.Is(err, ErrNone) {
		t.Error("the portal: ", err)
	}
	if Files() != nil {
		t.Error("there is a dialog for files")
	}
	if _, err := os.Stat(launched); err == nil {
		t.Error("a session bus is started")
	}
}

// TestShowFile: the program for folders gets the environment that this one was started with.
func TestShowFile(t *testing.T) {
	bin := t.TempDir()
	said := filepath.Join(bin, "said")
	if err := os.WriteFile(filepath.Join(bin, "xdg-open"), []byte("#!/bin/sh\nexport -p >"+said+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin)
	t.Setenv(busVariable, noBus)
	if err := ShowFile(t.Context(), "", said); err != nil {
		t.Fatal(err)
	}
	env, err := os.ReadFile(said)
	if err != nil || strings.Contains(string(env), bin+"'") || strings.Contains(string(env), noBus) {
		t.Errorf("it gets\n%s, %v", env, err)
	}
}
