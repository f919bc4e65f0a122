package cli

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle/library"
)

// TestLibrary: what is imported is listed, exported, backed up, and restored elsewhere.
func TestLibrary(t *testing.T) {
	home, other := t.TempDir(), t.TempDir()
	file, record := filepath.Join(t.TempDir(), "Sunday.txt"), filepath.Join(t.TempDir(), "record.zip")
	if err := os.WriteFile(file, []byte(one+"\n"+hard+"\n"+many+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	settings := filepath.Join(home, "sudoku-desk", "settings.json")
	os.MkdirAll(filepath.Dir(settings), 0o700)
	os.WriteFile(settings, []byte(`{"dark":true}`), 0o600)
	for _, tt := range []struct {
		home, args string
		status     int
		out, says  string
	}{
		{home, "import --rate " + file, 0, "Sunday: 3 added, 0 known already, 0 not readable\n", ""},
		{home, "export easy", 0, one + "\n", ""},
		{home, "export naked-single", 0, one + "\n", ""},
		{home, "export --sort rating --reverse", 0, many + "\n" + hard + "\n" + one + "\n", ""},
		{home, "export --collection sunday 27 givens", 0, many + "\n", ""},
		{home, "export --collection monday", 1, "", says("library.nocollection")},
		{home, "backup -o " + record, 0, "", ""},
		{other, "restore " + record, 0, "Games: 0 new, 0 continued, 0 kept beside another. Puzzles: 3 new, in 1 new collections. Parts of no use: 0.\n", ""},
		{other, "restore --format tsv " + record, 0, "0\t0\t0\t0\t0\t0\n", ""},
		{other, "export easy", 0, one + "\n", ""},
		{other, "check", 0, "Collections: 1. Puzzles: 3. Faults: 0.\n", ""},
		{other, "check --repair", 0, "Collections: 1. Puzzles: 3. Faults: 0.\n", ""},
		{other, "restore " + file, 1, "", says("library.norecord")},
		{other, "restore", 2, "", says("cli.library.needsfile")},
		{other, "frob", 2, "", "frob"},
		{other, "", 2, "", "restore"},
	} {
		t.Setenv("XDG_DATA_HOME", tt.home)
		status, out, errs := try(t, "", append([]string{"library"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != tt.out || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out, errs)
		}
	}
	if b, err := os.ReadFile(filepath.Join(other, "sudoku-desk", "settings.json")); err != nil || !strings.Contains(string(b), "dark") {
		t.Errorf("the settings: %q, %v", b, err)
	}
}

// TestLibraryRepaired: of a library that is cut off, what can be saved is said, and saved.
func TestLibraryRepaired(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	path := filepath.Join(os.Getenv("XDG_DATA_HOME"), "sudoku-desk", "library.db")
	try(t, one+"\n"+hard+"\n", "library", "import")
	cut := func(size int64) {
		if err := os.Truncate(path, size); err != nil {
			t.Fatal(err)
		}
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	cut(info.Size() - 4096)
	for _, tt := range []struct {
		args   string
		status int
		out    string
	}{
		{"list", 1, ""},
		{"check", 1, "Puzzles that --repair can save: 2, 0 of them damaged."},
		{"check --repair", 1, "Puzzles saved: 2, 0 of them damaged."},
		{"check", 0, "Collections: 1. Puzzles: 2. Faults: 0."},
		{"export", 0, one},
	} {
		args := append([]string{"library"}, strings.Fields(tt.args)...)
		if status, out, errs := try(t, "", args...); status != tt.status || !strings.Contains(out, tt.out) || (errs == "") != (status == 0) {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out, errs)
		}
	}
}

// TestLibrarySaysLost: puzzles of which nothing is left are counted as lost, with their collection.
func TestLibrarySaysLost(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	path := filepath.Join(os.Getenv("XDG_DATA_HOME"), "sudoku-desk", "library.db")
	file := filepath.Join(t.TempDir(), "Whitsun.txt") // the source of its puzzles
	err1 := os.WriteFile(file, []byte(one+"\n"+hard+"\n"), 0o600)
	try(t, "", "library", "import", "--collection", "Papers", file)
	b, err2 := os.ReadFile(path)
	for at := 0; at < len(b); at += 4096 {
		if page := b[at : at+4096]; page[0] == 0x0d && bytes.Contains(page, []byte("Whitsun")) { // of their rows
			clear(page)
		}
	}
	if err := errors.Join(err1, err2, os.WriteFile(path, b, 0o600)); err != nil {
		t.Fatal(err)
	}
	const lost = "2 of the 2 puzzles in the library are lost. Lost from: Papers (2)."
	for args, want := range map[string]string{"check": lost, "check --format json": `"lost":2`} {
		if status, out, _ := try(t, "", append([]string{"library"}, strings.Fields(args)...)...); status != 1 || !strings.Contains(out, want) {
			t.Errorf("%s: status %d, %q", args, status, out)
		}
	}
	if status, out, _ := try(t, "", "library", "check", "--repair"); status != 1 || !strings.Contains(out, lost) {
		t.Errorf("repaired: status %d, %q", status, out)
	}
	if status, out, errs := try(t, "", "library", "check"); status != 0 {
		t.Errorf("then: status %d, %q, %q", status, out, errs)
	}
}

// TestLibraryTellsDamage: each way out of the library says that a puzzle isn't what was written.
func TestLibraryTellsDamage(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	path := filepath.Join(os.Getenv("XDG_DATA_HOME"), "sudoku-desk", "library.db")
	file := filepath.Join(t.TempDir(), "Whitsun.txt") // the source of its puzzles
	if err := os.WriteFile(file, []byte(one+"\n"+hard+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	try(t, "", "library", "import", "--collection", "Papers", file)
	b, err := os.ReadFile(path)
	if err != nil || !bytes.Contains(b, []byte("Whitsun")) {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, bytes.Replace(b, []byte("Whitsun"), []byte("Whitsum"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	damage := (&library.DamageError{Name: "Papers", Lines: 1}).Error()
	for args, marked := range map[string]string{"list": "Whitsum  damaged", "list --format tsv": "\tyes\n", "list --format json": `"damaged":true`,
		"export": one, "table": "Whitsum", "backup": "PK"} {
		status, out, errs := try(t, "", append([]string{"library"}, strings.Fields(args)...)...)
		if status != 1 || !strings.Contains(out, marked) || strings.Count(errs, damage) != 1 {
			t.Errorf("%s: status %d, %q, %q", args, status, out, errs)
		}
	}
}

// TestLibraryTellsLoss: what the library has lost is said with each list until it is repaired.
func TestLibraryTellsLoss(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	path := filepath.Join(os.Getenv("XDG_DATA_HOME"), "sudoku-desk", "library.db")
	try(t, one+"\n"+hard+"\n", "library", "import")
	if err := os.Truncate(path, 0); err != nil {
		t.Fatal(err)
	}
	loss := (&library.LossError{Puzzles: 2}).Error()
	for i, tt := range []struct {
		args   string
		status int
		out    string
	}{
		{"list", 1, ""},
		{"export", 1, ""},
		{"check", 1, "Puzzles: 0. Faults: 1. Puzzles that --repair can save: 0"},
		{"list", 1, ""},
		{"check --repair", 1, "Puzzles saved: 0"},
		{"list", 0, ""},
		{"check", 0, "Faults: 0"},
	} {
		status, out, errs := try(t, "", append([]string{"library"}, strings.Fields(tt.args)...)...)
		if status != tt.status || !strings.Contains(out, tt.out) || strings.Count(errs, loss) != tt.status {
			t.Errorf("%d: %s: status %d, %q, %q", i, tt.args, status, out, errs)
		}
	}
}
