package se

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCatalogue: every rule has its name and its reason in each language, and nothing is left
// over.
func TestCatalogue(t *testing.T) {
	files, err := filepath.Glob("../../puzzle/words/*.json")
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		var all map[string]any
		b, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(b, &all)
		}
		if err != nil {
			t.Fatal(file, err)
		}
		for _, r := range rules {
			s := Step{ID: r.id}
			for _, key := range []string{string(s.Name()), string(s.Why())} {
				if all[key] == nil {
					t.Errorf("%s lacks %q", file, key)
				}
				delete(all, key)
			}
		}
		for key := range all {
			if strings.HasPrefix(key, "se.") && strings.Count(key, ".") > 1 {
				t.Errorf("%s: nobody says %q", file, key)
			}
		}
	}
}
