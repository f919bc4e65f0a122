//go:build e2e && pictures && !headless

package gui_test

import (
	"bytes"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle/photo/phototest"
)

// photo draws a page of a newspaper with a puzzle, and returns its file.
func (s *screen) photo() string {
	rng := rand.New(rand.NewPCG(1, 8))
	f, err := sfnt.Parse(gobold.TTF)
	if err != nil {
		s.Fatal(err)
	}
	page := phototest.New(rng, phototest.Hard, f, phototest.Grid{Givens: grid(strings.ReplaceAll(pasted, "\n", ""))})
	path := filepath.Join(s.TempDir(), "newspaper.png")
	var b bytes.Buffer
	if err = png.Encode(&b, page.Image); err == nil {
		err = os.WriteFile(path, b.Bytes(), 0o644)
	}
	if err != nil {
		s.Fatal(err)
	}
	return path
}
