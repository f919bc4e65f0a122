package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestLinks: what the documents link to is there.
func TestLinks(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)\s]+)\)`)
	files := append(documents(t), "README.md", "README.zh-Hans.md", "CONTRIBUTING.md")
	found := 0
	for _, file := range files {
		for _, m := range link.FindAllStringSubmatch(read(t, file), -1) {
			target, _, _ := strings.Cut(m[1], "#")
			if target == "" || strings.Contains(target, "://") {
				continue
			}
			found++
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), target)); err != nil {
				t.Errorf("%s links to %s, which is not there", file, m[1])
			}
		}
	}
	if found < 50 {
		t.Errorf("got %d links, want at least 50", found)
	}
}

// TestManualIsSmall: the manual is in the program, with its pictures.
func TestManualIsSmall(t *testing.T) {
	files, err := filepath.Glob("docs/manual/*/pictures/*.webp")
	if err != nil || len(files) < 18 {
		t.Fatalf("got %d pictures, %v; want at least 18", len(files), err)
	}
	const most = 1_500_000
	sum := int64(0)
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			sum += info.Size()
		}
	}
	if sum > most {
		t.Errorf("got pictures of %d bytes, want at most %d", sum, most)
	}
}
