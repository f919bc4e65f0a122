package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// sites are those that addresses in the sources may point at. None is the project's own:
// it has no domain, and the application's ID is a name that belongs to none.
var sites = []string{
	// where modules, tools and what is built with them come from
	"cobra.dev", "fyne.io", "github.com", "go.dev", "pkg.go.dev", "vuln.go.dev", "www.debian.org", "www.msys2.org",
	// formats, namespaces and licences
	"aomedia.googlesource.com", "chromium.googlesource.com", "creativecommons.org", "dejavu-fonts.github.io", "freedesktop.org", "fsf.org", "oss.sgi.com", "opencontent.org", "openbox.org",
	"schemas.microsoft.com", "www.apache.org", "www.ascendercorp.com", "www.freedesktop.org", "www.gnu.org", "www.khronos.org", "www.opengl.org", "www.sqlite.org", "www.w3.org",
	// Sudoku elsewhere: layouts that are read and written, and sources of the texts
	"app.crackingthecryptic.com", "f-puzzles.com", "ipuz.org", "lisudoku.xyz", "puzz.link", "pzv.jp", "sudoku.coach", "sudokuexchange.com",
	"sudokumaker.app", "sudokupad.app", "swaroopg92.github.io", "www.chiark.greenend.org.uk", "www.f-puzzles.com", "www.ipuz.org",
	"www.lisudoku.xyz", "www.sudocue.net", "www.sudokuwiki.org",
	// examples, which belong to nobody (RFC 2606), and what is no page of Sudoku
	"example.org", "www.example.org", "www.google.com",
}

var (
	address = regexp.MustCompile(`https?://([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)`)
	domain  = regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(reversed("app.sudokudesk")) + `\b`)
)

// reversed turns a name such as org.example into the domain example.org.
func reversed(name string) string {
	parts := strings.Split(name, ".")
	slices.Reverse(parts)
	return strings.Join(parts, ".")
}

// TestAddresses: no address is under a domain that looks like the project's own, and each
// is at a site of the list.
func TestAddresses(t *testing.T) {
	found := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (path == ".git" || path == "build"):
			return filepath.SkipDir
		case !d.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || bytes.IndexByte(text, 0) >= 0 { // a picture or a font
			return err
		}
		if own := domain.Find(text); own != nil {
			t.Errorf("%s: %s is a domain that the project doesn't own", path, own)
		}
		for _, m := range address.FindAllSubmatch(text, -1) {
			if found++; !slices.Contains(sites, strings.ToLower(string(m[1]))) {
				t.Errorf("%s: %s is at a site that is not among those of the sources", path, m[0])
			}
		}
		return nil
	})
	if err != nil || found < 50 {
		t.Errorf("%d addresses, %v", found, err)
	}
}
