package logic

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// catalogueParts are the parts that a technique's texts may have.
func catalogueParts() []string {
	parts := []string{"name", "doc", "where", "what", "pattern", "notation"}
	for i := range 9 {
		parts = append(parts, "why."+strconv.Itoa(i+1))
	}
	return parts
}

// catalogueKeys returns the keys of each language that begin in a way.
func catalogueKeys(t *testing.T, begin string) map[string]map[string]bool {
	t.Helper()
	files, err := filepath.Glob("../../puzzle/words/*.json")
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	langs := map[string]map[string]bool{}
	for _, file := range files {
		var all map[string]any
		b, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(b, &all)
		}
		if err != nil {
			t.Fatal(file, err)
		}
		keys := map[string]bool{}
		for key := range all {
			keys[key] = strings.HasPrefix(key, begin)
		}
		langs[strings.TrimSuffix(filepath.Base(file), ".json")] = keys
	}
	return langs
}

// TestCatalogue: every technique has all of its texts, and nothing is left over. That each
// part is said, TestCases and its like see.
func TestCatalogue(t *testing.T) {
	said := map[string]bool{}
	techs := append(listed(hodoku|full|steps|slow), ShapeTechniques()...)
	for _, tech := range techs {
		for _, part := range catalogueParts() {
			said[tech.TextOf(part)] = true
		}
		for _, key := range []words.Key{tech.Name(), tech.Doc(), words.Key(tech.TextOf("what"))} {
			if !words.English.Has(string(key)) {
				t.Errorf("%s lacks %q", tech.ID, key)
			}
		}
	}
	part := regexp.MustCompile(`^logic\.[\w-]+\.(?:name|doc|where|what|pattern|notation|why\.\d)$`)
	for lang, keys := range catalogueKeys(t, "logic.") {
		for key := range said {
			english := strings.HasSuffix(key, ".notation") && lang != words.English.Code()
			if _, ok := keys[key]; key != "" && ok == english {
				t.Errorf("%s lacks %q, or translates notation", lang, key)
			}
		}
		for key, own := range keys {
			if own && part.MatchString(key) && !said[key] {
				t.Errorf("%s: nobody says %q", lang, key)
			}
		}
	}
}
