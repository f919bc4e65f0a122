package print

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	embedded "sudoku/puzzle/font"
)

// withFonts lets the system have the fonts of a folder, none if it is "".
func withFonts(t testing.TB, dir string) {
	was := embedded.SystemDirs
	use := func(dirs func() []string) {
		system.mu.Lock()
		defer system.mu.Unlock()
		embedded.SystemDirs = dirs
		system.listed, system.faces, system.chosen = false, nil, nil
	}
	use(func() []string { return []string{dir} })
	t.Cleanup(func() { use(was) })
}

// Characters that no embedded face has are in a face of the system, if it has one. Han
// characters in one text have one face.
func TestSystemFaces(t *testing.T) {
	for _, tt := range []struct {
		fonts, text string
		faces       []Face
		missing     string
	}{
		{"", "數獨中文 한글 😀", []Face{Traditional, Regular, Traditional, Regular, Traditional}, "한글😀"},
		{"testdata/fonts", "數獨中文 한글 😀", []Face{Traditional, Regular, numFaces + 1, Regular, numFaces}, ""},
		{"", "数独のマス 1 枠", []Face{Japanese, Regular, Japanese}, ""},
		{"", "數字", []Face{Traditional}, ""},
		{"testdata/fonts", "数独", []Face{Han}, ""},
		{"testdata/fonts", "a𠀀", []Face{Regular, Han}, "𠀀"},
	} {
		withFonts(t, tt.fonts)
		var faces []Face
		for _, r := range Regular.runs(tt.text) {
			faces = append(faces, r.face)
		}
		if got := missing(tt.text); got != tt.missing || !slices.Equal(faces, tt.faces) {
			t.Errorf("%s with %q: faces %v, %q are missing", tt.text, tt.fonts, faces, got)
		}
	}
}

// A file has what it prints of a face of the system, and can be read back.
func TestSystemFacesInFiles(t *testing.T) {
	needs(t, "pdftotext", "qpdf", "pdffonts", "pdftoppm")
	withFonts(t, "testdata/fonts")
	const title = "數獨中文 한글 😀"
	s := Sheet{Items: items(4), Options: Options{Title: title, Labels: DefaultLabels}}
	file := written(t, s)
	name := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(name, file, 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("qpdf", "--check", name).CombinedOutput(); err != nil {
		t.Errorf("qpdf: %s", out)
	}
	checkFonts(t, name)
	if out, err := exec.Command("pdftotext", name, "-").Output(); err != nil || !strings.HasPrefix(string(out), title) {
		t.Errorf("the file reads %.60s", out)
	}
	if len(file) > 80_000 {
		t.Errorf("%d bytes: the faces are there as a whole", len(file))
	}
	if !bytes.Equal(file, written(t, s)) {
		t.Error("other bytes the second time")
	}
	// What poppler draws is what the picture has.
	if out, err := exec.Command("pdftoppm", "-r", "300", "-gray", "-singlefile", name, strings.TrimSuffix(name, ".pdf")).CombinedOutput(); err != nil {
		t.Fatal(string(out))
	}
	drawn, err := os.ReadFile(strings.TrimSuffix(name, "pdf") + "pgm")
	if err != nil {
		t.Fatal(err)
	}
	want := s.PageAt(0).Image(dots)
	var width, height int
	if _, err := fmt.Sscanf(string(drawn[:20]), "P5\n%d %d", &width, &height); err != nil {
		t.Fatal(err)
	}
	pixels := drawn[len(drawn)-width*height:]
	l := newLayout(&s)
	left, top, right, bottom := pixel(l.form.left), pixel(l.form.top), pixel(100), pixel(l.form.top+9)
	ink, apart := 0, 0
	for y := top; y < bottom; y++ {
		for x := left; x < right; x++ {
			i := y*want.Stride + x
			dark := want.Pix[i] < 128
			if dark {
				ink++
			}
			if dark != (pixels[y*width+x] < 128) {
				apart++
			}
		}
	}
	if ink < 2000 || apart*4 > ink { // other edges, and a page a pixel wider
		t.Errorf("%d pixels of %d differ from the picture", apart, ink)
	}
}

// Files of fonts that are damaged are passed over.
func TestDamagedFonts(t *testing.T) {
	dir := t.TempDir()
	whole, err := os.ReadFile("testdata/fonts/NotoSansCJK-Regular.ttc")
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < len(whole); n += 97 {
		part := slices.Clone(whole)
		if n%2 == 0 {
			part = part[:n]
		} else {
			part[n] ^= 0xff
		}
		if err := os.WriteFile(filepath.Join(dir, "a.ttc"), part, 0o600); err != nil {
			t.Fatal(err)
		}
		withFonts(t, dir)
		written(t, Sheet{Items: items(1), Options: Options{Title: "繁體한글", Labels: DefaultLabels}})
	}
}
