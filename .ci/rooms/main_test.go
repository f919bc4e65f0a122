package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestRead(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"gui/screen/screen.go": "package screen\n\ntype Speaker interface{ Spoken() []string }\n\nfunc shown(s any) bool { _, ok := s.(Speaker); return ok }\n",
		"gui/screen/home/home.go": "package home\n\nimport \"sudoku/gui/screen\"\n\nconst A, b = 1, 2\n\n" +
			"func (h *Home) open() { h.app.Pages.Print(false); _, _ = screen.Find[screen.Speaker](h.app) }\n",
		"gui/screen/home/home_test.go":    "package home\n\nfunc TestMore() {}\n",
		"gui/screen/home/testdata/not.go": "no Go",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rooms, err := read(root)
	if err != nil || len(rooms) != 2 {
		t.Fatal(rooms, err)
	}
	screen, home := rooms["gui/screen"], rooms["gui/screen/home"]
	if screen.files != 1 || screen.lines != 5 || screen.exported != 1 || screen.interfaces != 1 || screen.pages != 0 {
		t.Errorf("%+v", screen)
	}
	if home.files != 1 || home.exported != 1 || home.pages != 1 || home.interfaces != 1 || !home.imports["gui/screen"] || home.methods["Home"] != 1 {
		t.Errorf("%+v", home)
	}
}
