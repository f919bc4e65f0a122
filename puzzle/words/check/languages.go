package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A language is a file of the catalogue.
type language struct {
	tag   string
	texts map[string]forms
}

// forms are the texts of a sentence by condition; that without one is other.
type forms map[string]string

func (f *forms) UnmarshalJSON(b []byte) error {
	if b[0] == '{' {
		return json.Unmarshal(b, (*map[string]string)(f))
	}
	*f = forms{}
	var text string
	err := json.Unmarshal(b, &text)
	(*f)["other"] = text
	return err
}

// all returns the texts in the order of their conditions.
func (f forms) all() (list []string) {
	for _, when := range slices.Sorted(maps.Keys(f)) {
		list = append(list, f[when])
	}
	return list
}

// readLanguages reads the languages of a folder, English first.
func readLanguages(dir string) (list []*language, err error) {
	names, _ := filepath.Glob(filepath.Join(dir, "*.json"))
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		l := &language{tag: strings.TrimSuffix(filepath.Base(name), ".json")}
		if err := json.Unmarshal(text, &l.texts); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, l)
	}
	slices.SortStableFunc(list, func(a, b *language) int { return strings.Compare(order(a), order(b)) })
	if len(list) == 0 || list[0].tag != "en" {
		return nil, fmt.Errorf("%s has no English", dir)
	}
	return list, nil
}

func order(l *language) string {
	if l.tag == "en" {
		return ""
	}
	return l.tag
}

// notation are the keys of HoDoKu's lines, which are English in every language.
var notation = regexp.MustCompile(`\.notation$`)

// readList reads a file of lines with tabs between their fields; lines after # are left out.
func readList(path string) (list [][]string, err error) {
	text, err := os.ReadFile(path)
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimRight(line, "\n"); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, strings.Split(line, "\t"))
		}
	}
	return list, err
}
