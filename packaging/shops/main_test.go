package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// files are those of a release that shops take.
var files = []string{
	"sudoku-desk-V-source.tar.gz", "sudoku-desk-V-windows-amd64-setup.exe", "sudoku-desk-V-windows-amd64.zip",
	"sudoku-desk-V-linux-amd64.tar.gz", "sudoku-desk-V-linux-arm64.tar.gz",
	"sudoku-V-darwin-arm64.tar.gz", "sudoku-V-darwin-amd64.tar.gz", "sudoku-V-linux-arm64.tar.gz", "sudoku-V-linux-amd64.tar.gz",
}

func made(t *testing.T, leaveOut string) (r *release, folder string, err error) {
	t.Helper()
	var sums strings.Builder
	for i, file := range files {
		if file != leaveOut {
			fmt.Fprintf(&sums, "%064x  %s\n", i+1, strings.Replace(file, "-V-", "-3.2.1-", 1))
		}
	}
	r, err = newRelease("3.2.1", "https://example.org/v3.2.1/", "", sums.String())
	if err != nil {
		t.Fatal(err)
	}
	folder = t.TempDir()
	return r, folder, r.write(folder)
}

// TestShops: what shops take names files that the release has, each with its sum, and
// nothing has another version.
func TestShops(t *testing.T) {
	r, folder, err := made(t, "")
	if err != nil {
		t.Fatal(err)
	}
	check(t, r, folder)
}

// TestRelease checks what was made beside a release that lies here.
func TestRelease(t *testing.T) {
	folder := "../../build/release"
	sums, err := os.ReadFile(filepath.Join(folder, "SHA256SUMS"))
	_, none := os.Stat(filepath.Join(folder, "shops"))
	if err != nil || none != nil {
		t.Skip("no release for shops was made here")
	}
	version := regexp.MustCompile(`sudoku-desk-(.*)-source`).FindStringSubmatch(string(sums))
	r, err := newRelease(version[1], "https://example.org/", "", string(sums))
	if err != nil {
		t.Fatal(err)
	}
	check(t, r, filepath.Join(folder, "shops"))
}

func check(t *testing.T, r *release, folder string) {
	n := 0
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		n++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var any any
		if err := json.Unmarshal(text, &any); err != nil && filepath.Ext(path) == ".json" {
			t.Errorf("%s: %v", path, err)
		}
		checkText(t, r, path, strings.ToLower(string(text)))
		return nil
	})
	if err != nil || n != 8 {
		t.Errorf("%d files, %v", n, err)
	}
}

var (
	address = regexp.MustCompile(`https?://\S+?/(sudoku-[^/\s"']+)`)
	sum     = regexp.MustCompile(`\b[0-9a-f]{64}\b`)
)

// checkText checks that each address of a file is followed by the sum of that file.
func checkText(t *testing.T, r *release, path, text string) {
	if !strings.Contains(text, r.Version) {
		t.Errorf("%s has no version", path)
	}
	named := address.FindAllStringSubmatch(text, -1)
	sums := sum.FindAllString(text, -1)
	if len(named) != len(sums) {
		t.Fatalf("%s names %d files and %d sums", path, len(named), len(sums))
	}
	for i, m := range named {
		if r.sums[m[1]] != sums[i] {
			t.Errorf("%s: %s has the sum %s, want %s", path, m[1], sums[i], r.sums[m[1]])
		}
	}
}

// TestShopsWithoutFile: what the release lacks is named, and so is an address that is none.
func TestShopsWithoutFile(t *testing.T) {
	for _, file := range files {
		if _, _, err := made(t, file); err == nil {
			t.Errorf("without %s there was no fault", file)
		}
	}
	if _, err := newRelease("1", "", "", ""); err == nil {
		t.Error("no address was no fault")
	}
}
