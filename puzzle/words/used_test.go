package words

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// said finds the keys that the program's sources name.
var said = regexp.MustCompile(`(?:\bT|\b(?:on|heading)|words\.Error)\("([A-Za-z][\w.-]*)"(\s*\+)?`)

// told finds the sentences about techniques that the sources name. A part of a technique is
// tested with the techniques.
var (
	told = regexp.MustCompile(`"((?:logic|se)\.[a-z0-9][\w.-]*[\w-])"`)
	part = regexp.MustCompile(`^(?:logic|se)\.[\w-]+\.(?:name|doc|where|what|pattern|notation|why(?:\.\d)?)$`)
)

// TestEveryKeyIsThere: a key without a sentence would be shown as it is.
func TestEveryKeyIsThere(t *testing.T) {
	n := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && (d.Name() == "build" || d.Name() == ".git") {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		b, err := os.ReadFile(path)
		for _, m := range told.FindAllStringSubmatch(string(b), -1) {
			if !English.Has(m[1]) {
				t.Errorf("%s names %q, which the catalogue lacks", path, m[1])
			}
		}
		for _, m := range said.FindAllStringSubmatch(string(b), -1) {
			n++
			if whole := m[2] == ""; whole && !English.Has(m[1]) {
				t.Errorf("%s says %q, which the catalogue lacks", path, m[1])
			}
		}
		return err
	})
	if err != nil || n < 200 {
		t.Error(n, "keys,", err)
	}
}

// TestNothingIsLeftOver: sentences that are never said are not kept. Keys that are put together
// from parts, and those of the toolkit, are known by how they begin.
func TestNothingIsLeftOver(t *testing.T) {
	var all strings.Builder
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && (d.Name() == "build" || d.Name() == ".git") {
			return fs.SkipDir
		}
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".go") {
			b, err := os.ReadFile(path)
			all.Write(b)
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	parts := regexp.MustCompile(`"([a-z][\w.-]*\.)" ?\+`).FindAllStringSubmatch(all.String(), -1)
	for key := range English.sentences() {
		used := strings.Contains(all.String(), `"`+key+`"`) || strings.ToLower(key[:1]) != key[:1]
		for _, p := range parts {
			used = used || strings.HasPrefix(key, p[1]) && p[1] != "logic." && p[1] != "se."
		}
		if !used && !strings.HasPrefix(key, "file.") && !part.MatchString(key) {
			t.Errorf("nobody says %q", key)
		}
	}
}
