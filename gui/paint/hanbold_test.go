package paint

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"sudoku/puzzle/font"
)

// TestFindHanBold: a face is found by its name in a folder of fonts and in those below,
// if it can be read and has Chinese characters.
func TestFindHanBold(t *testing.T) {
	for _, tt := range []struct {
		name string
		file string
		data []byte
		want bool
	}{
		{"nothing", "readme.txt", []byte("no font"), false},
		{"another name", "DroidSansFallback.ttf", font.Han, false},
		{"in the folder", "NotoSansSC-Bold.otf", font.Han, true},
		{"one below", "noto/NotoSansCJK-Bold.ttc", font.Han, true},
		{"two below", "opentype/noto [cjk]/SourceHanSansSC-Bold.otf", font.Han, true},
		{"three below", "a/b/c/NotoSansCJK-Bold.ttc", font.Han, false},
		{"no Chinese characters", "noto/NotoSansCJK-Bold.ttc", font.Bold, false},
		{"broken", "noto/NotoSansCJK-Bold.ttc", font.Han[:5000], false},
		{"empty", "noto/NotoSansCJK-Bold.ttc", nil, false},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, tt.file)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, tt.data, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := FindHanBold([]string{"/nowhere", dir}, font.Simplified) != nil; got != tt.want {
			t.Errorf("%s: found %v", tt.name, got)
		}
	}
	if FindHanBold(nil, font.Simplified) != nil {
		t.Error("found without a folder")
	}
	for _, dir := range font.SystemDirs() {
		if !filepath.IsAbs(dir) && os.Getenv("HOME") != "" {
			t.Errorf("fonts are looked for in %q", dir)
		}
	}
}

// TestHanBold: only bold Chinese characters use the face of the system; without one they are drawn
// from the regular ones, in the same room, and so they are when its file can't be read any more.
func TestHanBold(t *testing.T) {
	p := NewPainter()
	picture := func(s string, bold bool) []byte {
		dst := image.NewRGBA(image.Rect(0, 0, 200, 40))
		p.Text(dst, s, 5, 30, 24, bold, color.Black)
		return dst.Pix
	}
	uses := func() (bold bool) {
		for k := range p.faces {
			bold = bold || k.font == hanBoldFont
		}
		return bold
	}
	plain := picture("数独，题", true)
	if uses() {
		t.Error("there is a bold face without the system's")
	}
	ink := func(pix []byte) (sum int) {
		for i := 3; i < len(pix); i += 4 {
			sum += int(pix[i])
		}
		return sum
	}
	if more := float64(ink(plain)) / float64(ink(picture("数独，题", false))); more < 1.2 || more > 1.8 {
		t.Errorf("bold has %.2f times as much ink", more)
	}
	if p.Width("数独，题", 24, true) != p.Width("数独，题", 24, false) {
		t.Error("bold takes another room")
	}
	file := &flaky{data: font.Han}
	p.UseHanBold(readHanBold(file, font.Simplified))
	if picture("Latin 123，数独", false); uses() {
		t.Error("regular text uses the bold face")
	}
	if picture("Latin 123，。", true); uses() {
		t.Error("letters, digits and punctuation use the face for Chinese")
	}
	if picture("数独", true); !uses() {
		t.Error("bold Chinese text does not use the face")
	}
	file.gone = true
	picture("数独，题", true) // some of it may be known from before
	if got := picture("数独，题", true); !bytes.Equal(got, plain) {
		t.Error("with the file gone the text is not drawn from the regular one")
	}
	p.UseHanBold(nil)
	if got := picture("数独，题", true); !bytes.Equal(got, plain) || uses() {
		t.Error("without the face the text is not drawn from the regular one")
	}
}

// A flaky file can't be read any more from some time on.
type flaky struct {
	data []byte
	gone bool
}

func (f *flaky) ReadAt(p []byte, at int64) (int, error) {
	if f.gone {
		return 0, errors.New("the disk was taken away")
	}
	return bytes.NewReader(f.data).ReadAt(p, at)
}
