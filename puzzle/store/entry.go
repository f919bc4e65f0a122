package store

import (
	"fmt"
	"strings"
)

// entryName is the name of the first file for a puzzle being typed; further ones have
// this prefix and a number.
const entryName = "entry"

// IsEntry reports whether a file holds a puzzle being typed.
func IsEntry(name string) bool { return strings.HasPrefix(name, entryName) }

// EntryName returns the name of the n-th file for typed puzzles, from 1.
func EntryName(n int) string {
	if n == 1 {
		return entryName + Ext
	}
	return fmt.Sprint(entryName, "-", n, Ext)
}
