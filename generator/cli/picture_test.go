package cli

import (
	"encoding/xml"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// One puzzle is drawn to standard output, several to files in a folder.
func TestPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("TestForms runs every verb, with workers")
	}
	folder := t.TempDir()
	both := one + "\nhello\n" + many + "\n"
	for _, tt := range []struct {
		in     string
		args   []string
		status int
		out    bool
		says   string
	}{
		{one, nil, 0, true, ""},
		{"hello\n" + one, nil, 1, true, "Line 1"},
		{both, nil, 1, false, says("cli.onepicture")},
		{both, []string{"-o", folder}, 1, false, "Line 2"},
		{one, []string{"-o", filepath.Join(folder, "none")}, 1, false, says("cli.nofolder")},
		{"", nil, 0, false, ""},
	} {
		for _, d := range drawings {
			status, out, errs := try(t, tt.in, append([]string{"convert", "--to", d.name}, tt.args...)...)
			if status != tt.status || (out != "") != tt.out || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
				t.Errorf("%s %v of %q: status %d, %d bytes, %q", d.name, tt.args, tt.in, status, len(out), errs)
			}
			if out != "" {
				checkPicture(t, d.name, strings.NewReader(out))
			}
		}
	}
	names, _ := filepath.Glob(filepath.Join(folder, "*"))
	for i := range names {
		f, err := os.Open(names[i])
		if err != nil {
			t.Fatal(err)
		}
		checkPicture(t, strings.TrimPrefix(filepath.Ext(names[i]), "."), f)
		f.Close()
		names[i] = filepath.Base(names[i])
	}
	if want := []string{"0001.png", "0001.svg", "0002.png", "0002.svg"}; !slices.Equal(names, want) {
		t.Errorf("files are %v, want %v", names, want)
	}
	if status, _, errs := try(t, one, "convert", "--to", "line", "-o", folder); status != exitFailed || !strings.Contains(errs, says("error.isfolder")) {
		t.Errorf("a layout into a folder: status %d, %q", status, errs)
	}
}

// checkPicture checks that a picture can be decoded.
func checkPicture(t *testing.T, kind string, r io.Reader) {
	if kind == "png" {
		if m, err := png.Decode(r); err != nil || m.Bounds().Dx() < 1000 || m.Bounds().Dx() != m.Bounds().Dy() {
			t.Error("not a picture:", err)
		}
		return
	}
	for d := xml.NewDecoder(r); ; {
		if _, err := d.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Error("not a drawing:", err)
			return
		}
	}
}
