//go:build e2e && !headless

package gui_test

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestJourney47: every page, and the ways of people, by what a screen reader is told alone: a game and
// another like it, and a photo to paper. A puzzle with a typing error TestReader enters.
func TestJourney47(t *testing.T) {
	long(t)
	for _, script := range []string{"pages", "ways"} {
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			home := t.TempDir()
			photographed(t, filepath.Join(home, "photo.png"), strings.ReplaceAll(pasted, "\n", ""))
			readBy(t, script, home, filepath.Join(home, "data"))
		})
	}
}
