package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
)

// sortFile puts the sentences of a language's file in the order of their keys, each from a line of
// its own on, as the program looks them up, and reports whether that changed the file.
func sortFile(name string) (changed bool, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return false, err
	}
	want, err := sorted(text)
	if err != nil || bytes.Equal(text, want) {
		return false, err
	}
	return true, os.WriteFile(name, want, 0o666)
}

// sorted returns the text of a file in order.
func sorted(text []byte) ([]byte, error) {
	var values map[string]json.RawMessage
	if err := json.Unmarshal(text, &values); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for i, key := range slices.Sorted(maps.Keys(values)) {
		fmt.Fprintf(&b, "%s\n\t%q: ", [2]string{"{", ","}[min(i, 1)], key)
		if err := json.Indent(&b, values[key], "\t", "\t"); err != nil {
			return nil, err
		}
	}
	b.WriteString("\n}\n")
	return b.Bytes(), nil
}
