package font

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

func covers(t *testing.T, data []byte) func(rune) bool {
	f, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return func(r rune) bool {
		i, err := f.GlyphIndex(nil, r)
		return err == nil && i != 0
	}
}

func TestFacesHave(t *testing.T) {
	latin := "09AZaz .,:;·–—‘’“”…×±°²éßñüÿŁłŠŽżЖяΑω№€\u00a0"
	for _, tt := range []struct {
		name string
		data []byte
		has  string
		not  string
	}{
		{"Regular", Regular, latin, "数→\U0001f600"},
		{"Bold", Bold, latin, "数→\U0001f600"},
		{"Han", Han, " \u00a0一龄齄数独，。：；？！（）【】《》、１２３Ａｚ￥★☆●□①→≠≤─┼", "a5\U0001f600"},
	} {
		has := covers(t, tt.data)
		for _, r := range tt.has {
			if !has(r) {
				t.Errorf("%s lacks %q", tt.name, r)
			}
		}
		for _, r := range tt.not {
			if has(r) {
				t.Errorf("%s has %q", tt.name, r)
			}
		}
	}
}

// These faces have all characters of the program's texts: of a language that of its script, or
// for signs that of another.
func TestFacesCoverWhatIsSaid(t *testing.T) {
	latin, bold := covers(t, Regular), covers(t, Bold)
	var faces [NumScripts]func(rune) bool
	for s := range NumScripts {
		faces[s] = covers(t, s.Face())
	}
	root := os.DirFS("../..")
	files := 0
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if d.IsDir() && (path == "build" || path == ".git") { // what is built is not of the project
			return fs.SkipDir
		}
		if err != nil || d.IsDir() {
			return err
		}
		text, err := said(root, path)
		if text != "" {
			files++
		}
		missing, of := map[rune]bool{}, ScriptOf(scripts[path])
		han := func(r rune) bool {
			return faces[of](r) || !isHan(r) && (faces[Simplified](r) || faces[Japanese](r))
		}
		for _, r := range text {
			if !han(r) && !(latin(r) && bold(r)) && !missing[r] {
				t.Errorf("%s: no face has %q; run subset.py or use another character", path, r)
				missing[r] = true
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 3 {
		t.Errorf("only %d files say anything", files)
	}
}

// scripts are those of the catalogue's files that aren't Latin or simplified Chinese.
var scripts = map[string]string{"puzzle/words/ja.json": "jpan", "puzzle/words/zh-Hant.json": "hant"}

// said returns the texts of a file for people: all of a catalogue except line ends, and the
// strings of a Go file that have Chinese characters.
func said(root fs.FS, path string) (string, error) {
	catalogue := strings.HasPrefix(path, "puzzle/words/") && strings.HasSuffix(path, ".json")
	source := strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go")
	if !catalogue && !source {
		return "", nil
	}
	text, err := fs.ReadFile(root, path)
	if err != nil {
		return "", err
	}
	if catalogue {
		return strings.NewReplacer("\n", "", "\t", "").Replace(string(text)), nil
	}
	var all strings.Builder
	var s scanner.Scanner
	set := token.NewFileSet()
	s.Init(set.AddFile(path, -1, len(text)), text, nil, 0)
	for {
		_, tok, lit := s.Scan()
		if tok == token.EOF {
			return all.String(), nil
		}
		if tok == token.STRING && strings.ContainsFunc(lit, isHan) {
			all.WriteString(strings.NewReplacer("\n", "", "\t", "").Replace(lit))
		}
	}
}

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

func TestNoticesNameEveryMaker(t *testing.T) {
	for _, want := range []string{
		"Copyright 2015 Google Inc.", "Google Corporation © 2006", "Bitstream, Inc.", "Tavmjong Bah",
		"SIL OPEN FONT LICENSE Version 1.1", "Apache License", "Version 2.0, January 2004", "Bitstream Vera Fonts Copyright",
	} {
		if !strings.Contains(Notices(), want) {
			t.Errorf("Notices says nothing of %q", want)
		}
	}
	if !strings.HasPrefix(Notices(), notice) {
		t.Error("Notices does not begin with the notice")
	}
}
