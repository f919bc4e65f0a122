package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// A machine is what .ci/setup finds on it: commands by name, each as a script for sh.
type machine map[string]string

// sets up what there is to be for target, and returns what is said of it.
func (m machine) sets(t *testing.T, target string, env ...string) (string, error) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("tried on Linux only")
	}
	bin := t.TempDir()
	for _, name := range []string{"bash", "dirname", "env", "grep", "paste", "tail", "uname"} {
		path, err := exec.LookPath(name)
		if err == nil {
			err = os.Symlink(path, filepath.Join(bin, name))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, does := range m {
		if err := os.WriteFile(filepath.Join(bin, name), []byte("#!/bin/sh\n"+does+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(".ci/setup", target)
	cmd.Env = append(env, "PATH="+bin)
	said, err := cmd.CombinedOutput()
	return string(said), err
}

// What can't be installed is told with the true reason, at the end.
func TestSetupSaysWhy(t *testing.T) {
	const root = "echo 0"
	for _, c := range []struct{ id, sudo, update, install, want string }{
		{root, "", "", "", ""},
		{root, "", "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)", "", ""},
		{root, "", "", "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7 (apt)", "another program is installing"},
		{root, "", "", "E: Unable to locate package libwayland-dev", "no package of that name"},
		{root, "", "", "E: Package 'gcc' has no installation candidate", "no package of that name"},
		{root, "", "W: Failed to fetch deb.example/InRelease  Temporary failure resolving 'deb.example'",
			"E: Unable to locate package libwayland-dev", "Is there a network?"},
		{root, "", "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)",
			"E: Unable to locate package libwayland-dev", "another program is installing"},
		{root, "", "", "E: Failed to fetch deb.example/gcc.deb  Could not connect to deb.example:80", "Is there a network?"},
		{root, "", "W: Failed to fetch other.example/InRelease",
			"E: You don't have enough free space in /var/cache/apt/archives/.", "the disk is full"},
		{root, "", "", "E: dpkg was interrupted, you must manually run 'dpkg --configure -a'", "in the words of apt-get"},
		{"echo 1000", "", "", "", "sudo isn't here. As root: apt-get install gcc"},
		{"echo 1000", "exit 1", "", "", "sudo refuses. As root: apt-get install gcc"},
		{"echo 1000", `"$@"`, "", "", ""},
	} {
		m := machine{"id": c.id, "go": "echo go1.26.8", "dpkg-query": "exit 1",
			"apt-get": `case "$*" in *update*) [ -z "$UPDATE" ] || echo "$UPDATE" >&2 ;; *) [ -z "$INSTALL" ] || { echo "$INSTALL" >&2; exit 100; } ;; esac`}
		m["true"] = "exit 0"
		if c.sudo != "" {
			m["sudo"] = c.sudo
		}
		said, err := m.sets(t, "build", "UPDATE="+c.update, "INSTALL="+c.install)
		lines := strings.Split(strings.TrimSpace(said), "\n")
		last := lines[len(lines)-1]
		if (err == nil) != (c.want == "") || !strings.Contains(last, c.want) || !strings.Contains(said, c.install) {
			t.Errorf("%+v: %v, %s", c, err, said)
		}
	}
}

// So is what is the matter with Go.
func TestSetupGo(t *testing.T) {
	const does = `[ "$1" = env ] && echo $VERSION || { [ -z "$LIST" ] || { echo "$LIST" >&2; exit 1; }; }`
	for _, c := range []struct{ version, list, want string }{
		{"go1.26.8", "", ""},
		{"go1.19", "", "This is Go 1.19"},
		{"go1.24", "go: go.mod requires go >= 1.26.0 (running go 1.24; GOTOOLCHAIN=local)", "go env -w GOTOOLCHAIN=auto"},
		{"go1.24", "go: download go1.26.0 for linux/amd64: toolchain not available", "could not fetch the version"},
		{"go1.24", "go: download go1.26.0: dial tcp: lookup proxy.example: no such host", "could not fetch the version"},
		{"go1.26.8", "go: module cache not found: neither GOMODCACHE nor GOPATH is set", "reason above"},
	} {
		said, err := machine{"go": does}.sets(t, "go", "VERSION="+c.version, "LIST="+c.list)
		if (err == nil) != (c.want == "") || !strings.Contains(said, c.want) || !strings.Contains(said, c.list) {
			t.Errorf("%+v: %v, %s", c, err, said)
		}
	}
	if said, err := (machine{}).sets(t, "go"); err == nil || !strings.Contains(said, "Go is missing") {
		t.Errorf("without Go: %v, %s", err, said)
	}
}

// Where the desktop draws no frame, and what would do so is missing, that is said.
func TestSetupRun(t *testing.T) {
	for _, c := range []struct{ session, desktop, has, want string }{
		{"wayland", "ubuntu:GNOME", "libdecor-0.so.0 (libc6,x86-64) => /usr/lib/libdecor-0.so.0", ""},
		{"wayland", "ubuntu:GNOME", "", "apt-get install libdecor-0-0"},
		{"wayland", "KDE", "", ""},
		{"x11", "GNOME", "", ""},
	} {
		said, err := machine{"ldconfig": `echo "$HAS"`, "apt-get": ""}.sets(t, "run",
			"XDG_SESSION_TYPE="+c.session, "XDG_CURRENT_DESKTOP="+c.desktop, "HAS="+c.has)
		if err != nil || !strings.Contains(said, c.want) || c.want == "" && said != "" {
			t.Errorf("%+v: %v, %s", c, err, said)
		}
	}
}
