package main

import (
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

const (
	menuEntry = "share/applications/app.sudokudesk.SudokuDesk.desktop"
	manifest  = "share/applications/app.sudokudesk.SudokuDesk.manifest"
	manual    = "share/man/man1/sudoku.1"
	someIcon  = "share/icons/hicolor/16x16/apps/app.sudokudesk.SudokuDesk.png"
)

// A site is a copy of the sources with a stand-in for the program, to install from,
// and a folder to install to.
type site struct {
	*testing.T
	sources, prefix string
	to              []string // the same folder, for install.sh: as DESTDIR, the desktop isn't told of it
}

func newSite(t *testing.T) site {
	if runtime.GOOS != "linux" {
		t.Skip("installs on Linux only")
	}
	top := t.TempDir()
	s := site{t, filepath.Join(top, "sources"), filepath.Join(top, "prefix"), []string{"DESTDIR=" + top, "PREFIX=/prefix"}}
	if err := os.CopyFS(filepath.Join(s.sources, "packaging"), os.DirFS("packaging")); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"Makefile", "Icon.png"} {
		s.write(filepath.Join(s.sources, file), read(t, file), 0o644)
	}
	s.write(filepath.Join(s.sources, "build/licences.txt"), "licences\n", 0o644)
	s.write(filepath.Join(s.sources, "build/sudoku"), "#!/bin/sh\necho \"$@\"\n", 0o755)
	return s
}

func (s site) write(path, text string, mode fs.FileMode) {
	s.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		s.Fatal(err)
	}
}

// run runs a command in the sources and returns what it says. An assignment without a
// value takes the variable away.
func (s site) run(env []string, name string, arg ...string) (string, error) {
	cmd := exec.Command(name, arg...)
	cmd.Dir = s.sources
	vars := map[string]string{}
	for _, set := range slices.Concat(os.Environ(), s.to, []string{"COMMAND=", "MAKEFLAGS=", "MAKELEVEL="}, env) {
		if name, value, _ := strings.Cut(set, "="); value != "" {
			vars[name] = set
		} else {
			delete(vars, name)
		}
	}
	cmd.Env = slices.Collect(maps.Values(vars))
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func (s site) make(target ...string) string {
	s.Helper()
	out, err := s.run(nil, "make", append(target, "-s")...)
	if err != nil {
		s.Fatalf("make %s: %v\n%s", target, err, out)
	}
	return out
}

// fails runs a command that has to fail, and to say why.
func (s site) fails(says string, env []string, name string, arg ...string) {
	s.Helper()
	if out, err := s.run(env, name, arg...); err == nil || !strings.Contains(out, says) {
		s.Errorf("%s %q: %v, want a failure that says %q:\n%s", name, arg, err, says, out)
	}
}

// holds returns what files are below a folder, with their texts.
func (s site) holds(dir string) map[string]string {
	files := map[string]string{}
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			name, _ := filepath.Rel(dir, path)
			files[name] = read(s.T, path)
		}
		return nil
	})
	return files
}

func (s site) expect(want map[string]string) {
	s.Helper()
	if got := s.holds(s.prefix); !maps.Equal(got, want) {
		s.Errorf("there is %q, want %q", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
	}
}

// What install brings goes as it came, under whatever name, and again over itself.
func TestInstall(t *testing.T) {
	for _, command := range []string{"sudoku", "sudoku-desk"} {
		s := newSite(t)
		s.make("install", "COMMAND="+command)
		first := s.holds(s.prefix)
		s.make("install", "COMMAND="+command)
		s.expect(first)
		if _, there := first["bin/"+command]; !there || len(first) < 20 {
			t.Errorf("installed: %q", slices.Sorted(maps.Keys(first)))
		}
		s.make("uninstall")
		s.expect(map[string]string{})
		s.make("uninstall")
	}
}

// Whatever the umask, everyone can use what is installed; a home stays as private as its owner has it.
func TestInstallUmask(t *testing.T) {
	for home, open := range map[string]bool{"/elsewhere": true, "/prefix": false} {
		s := newSite(t)
		out, err := s.run([]string{"HOME=" + home}, "sh", "-c", "umask 077 && make -s install")
		if err != nil {
			t.Fatal(err, out)
		}
		err = filepath.WalkDir(s.prefix, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := d.Info()
			if err == nil && open && info.Mode()&0o444 != 0o444 || err == nil && d.IsDir() && (info.Mode()&0o055 == 0o055) != open {
				t.Errorf("%s: %v", path, info.Mode())
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A later version replaces what an earlier one brought, and takes away what it doesn't.
func TestInstallLater(t *testing.T) {
	s := newSite(t)
	s.write(filepath.Join(s.sources, "packaging/icons/11.png"), "an icon", 0o644)
	s.make("install")
	s.write(filepath.Join(s.prefix, menuEntry), read(t, filepath.Join(s.prefix, menuEntry))+"Hidden=true\n", 0o644) // by a menu editor
	os.Remove(filepath.Join(s.sources, "packaging/icons/11.png"))
	s.write(filepath.Join(s.sources, "build/sudoku"), "#!/bin/sh\necho later\n", 0o755)
	s.make("install", "COMMAND=later")
	got := s.holds(s.prefix)
	for _, gone := range []string{"bin/sudoku", manual, "share/icons/hicolor/11x11/apps/app.sudokudesk.SudokuDesk.png"} {
		if _, there := got[gone]; there {
			t.Errorf("%s is still there", gone)
		}
	}
	if !strings.Contains(got["bin/later"], "echo later") || strings.Contains(got[menuEntry], "Hidden") {
		t.Error("the later version isn't there")
	}
	s.make("uninstall")
	s.expect(map[string]string{})
}

// What somebody else put there is neither replaced nor removed.
func TestInstallBesideOthers(t *testing.T) {
	for _, file := range []string{"bin/sudoku", manual, someIcon} {
		s := newSite(t)
		s.write(filepath.Join(s.prefix, file), "of another", 0o755)
		others := s.holds(s.prefix)
		s.fails("  "+filepath.Join(s.prefix, file)+"\n", nil, "make", "install")
		s.expect(others)
		s.make("uninstall")
		s.expect(others)

		os.RemoveAll(s.prefix)
		s.make("install")
		s.write(filepath.Join(s.prefix, file), "of another", 0o755)
		s.fails(file, nil, "make", "install")
		if said := s.make("uninstall"); !strings.Contains(said, file) {
			t.Errorf("%s was left there in silence: %s", file, said)
		}
		s.expect(others)
	}
}

// A link of that name is somebody else's too, and so is what it leads to.
func TestInstallOverLink(t *testing.T) {
	s := newSite(t)
	target := filepath.Join(s.sources, "target")
	s.write(target, "of another", 0o644)
	os.MkdirAll(filepath.Join(s.prefix, "bin"), 0o755)
	if err := os.Symlink(target, filepath.Join(s.prefix, "bin/sudoku")); err != nil {
		t.Fatal(err)
	}
	others := s.holds(s.prefix)
	s.fails("bin/sudoku", nil, "make", "install")
	s.make("uninstall")
	s.expect(others)
}

// What was installed before there were manifests is known by its menu entry, which
// says what the command was called.
func TestInstallWithoutManifest(t *testing.T) {
	s := newSite(t)
	s.make("install")
	first := s.holds(s.prefix)
	os.Remove(filepath.Join(s.prefix, manifest))
	s.make("install")
	s.expect(first)

	os.Remove(filepath.Join(s.prefix, manifest))
	s.write(filepath.Join(s.prefix, "bin/other"), "of another", 0o755)
	s.fails("bin/other", nil, "make", "install", "COMMAND=other")
	s.make("uninstall")
	s.expect(map[string]string{"bin/other": "of another"})
}

// A manifest can't lead out of where it lies.
func TestManifestStays(t *testing.T) {
	s := newSite(t)
	s.make("install")
	outside := filepath.Join(s.sources, "build/licences.txt")
	s.write(filepath.Join(s.prefix, manifest), read(t, filepath.Join(s.prefix, manifest))+
		"2062389497 9 ../sources/build/licences.txt\n2062389497 9 "+outside+"\n", 0o644)
	s.make("uninstall")
	read(t, outside)
}

// No other folder is harmed by make's own, wherever TMPDIR is.
func TestInstallTemporary(t *testing.T) {
	s := newSite(t)
	temp := filepath.Join(filepath.Dir(s.sources), "sudoku tmp")
	foreign := filepath.Join(filepath.Dir(s.sources), "sudoku", "file")
	s.write(foreign, "of another", 0o644)
	os.MkdirAll(temp, 0o755)
	if out, err := s.run([]string{"TMPDIR=" + temp}, "make", "install"); err != nil {
		t.Errorf("make install: %v\n%s", err, out)
	}
	read(t, foreign)
	if left := s.holds(temp); len(left) > 0 {
		t.Errorf("left in TMPDIR: %q", left)
	}
}

func TestInstallRefuses(t *testing.T) {
	s := newSite(t)
	s.write(filepath.Join(s.sources, "full/file"), "of another", 0o644)
	s.fails("not empty", nil, "packaging/tree", "build/sudoku", "full")
	read(t, filepath.Join(s.sources, "full/file"))
	for _, command := range []string{"../x", "a/b", "..", ".x", "-x", "a b", "a*", "a\nb"} {
		s.fails("no name for a command", nil, "packaging/tree", "build/sudoku", "new", command)
		s.fails("no name for a command", []string{"COMMAND=" + command}, "packaging/install.sh")
		s.fails("no name for a command", []string{"COMMAND=" + command}, "packaging/install.sh", "uninstall")
	}
	s.fails("no whole path", []string{"PREFIX=here"}, "packaging/install.sh", "uninstall")
	s.expect(map[string]string{})
}

// Without HOME it goes where PREFIX says, or says that it needs one.
func TestInstallHomeless(t *testing.T) {
	s := newSite(t)
	if out, err := s.run([]string{"HOME="}, "packaging/tree", "build/sudoku", "laid-out"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := s.run([]string{"HOME="}, "laid-out/install.sh"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	if out, err := s.run([]string{"HOME="}, "laid-out/install.sh", "uninstall"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	s.expect(map[string]string{})
	if os.Getuid() != 0 { // root has a place of its own
		s.fails("HOME is not set", []string{"HOME=", "PREFIX="}, "laid-out/install.sh")
	}
}

// What dpkg owns is neither replaced nor removed: a package is for apt. What dpkg does not
// know is, and so is what an earlier run put there.
func TestInstallOverPackage(t *testing.T) {
	s := newSite(t)
	fakes := filepath.Join(s.sources, "fakes")
	s.write(filepath.Join(fakes, "dpkg-query"), "#!/bin/sh\n[ \"$1\" = -S ] && [ \"$2\" = \"$OWNED\" ]\n", 0o755)
	for _, name := range []string{"update-desktop-database", "update-mime-database", "gtk-update-icon-cache"} {
		s.write(filepath.Join(fakes, name), "#!/bin/sh\n", 0o755)
	}
	env := func(owned string) []string {
		return []string{"DESTDIR=", "PREFIX=" + s.prefix, "PATH=" + fakes + ":" + os.Getenv("PATH"), "OWNED=" + owned}
	}
	ours := filepath.Join(s.prefix, menuEntry)
	if out, err := s.run(nil, "packaging/tree", "build/sudoku", "laid-out"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}

	packaged := map[string]string{"bin/sudoku": "of the package", menuEntry: "Exec=sudoku\n"}
	for name, text := range packaged {
		s.write(filepath.Join(s.prefix, name), text, 0o644)
	}
	s.fails("came as a Debian package", env(ours), "laid-out/install.sh")
	s.fails("came as a Debian package", env(ours), "laid-out/install.sh", "uninstall")
	s.expect(packaged)

	for _, owned := range []string{"/another/file", ours} { // the second run finds its list
		if out, err := s.run(env(owned), "laid-out/install.sh"); err != nil {
			t.Errorf("owned is %s: %v\n%s", owned, err, out)
		}
		if _, there := s.holds(s.prefix)[manifest]; !there {
			t.Errorf("owned is %s: not installed", owned)
		}
	}
	if out, err := s.run(env(ours), "laid-out/install.sh", "uninstall"); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	s.expect(map[string]string{})
}
