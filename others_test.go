package main

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// ofOthers lists the work of others in the repository, with the file that says whose it is
// and under which licence.
var ofOthers = map[string]string{
	"puzzle/font/DroidSansFallback.ttf":                   "puzzle/font/NOTICE.txt",
	"puzzle/font/NotoSans-Black.ttf":                      "puzzle/font/NOTICE.txt",
	"puzzle/font/NotoSans-Bold.ttf":                       "puzzle/font/NOTICE.txt",
	"puzzle/font/NotoSans-Regular.ttf":                    "puzzle/font/NOTICE.txt",
	"puzzle/font/NotoSansCJKjp.ttf.z":                     "puzzle/font/NOTICE.txt",
	"puzzle/font/NotoSansCJKtc.ttf.z":                     "puzzle/font/NOTICE.txt",
	"puzzle/font/LICENSE-Apache-2.0.txt":                  "puzzle/font/NOTICE.txt",
	"puzzle/font/LICENSE-DejaVu.txt":                      "puzzle/font/NOTICE.txt",
	"puzzle/font/LICENSE-OFL-1.1.txt":                     "puzzle/font/NOTICE.txt",
	"puzzle/font/NOTICE.txt":                              "puzzle/font/NOTICE.txt",
	"puzzle/photo/weights.bin":                            "docs/dev/photo.md",                // learnt from a set of pictures
	"puzzle/photo/licences/LICENSE-aom":                   "puzzle/photo/licences/NOTICE.txt", // of what modules bring along
	"puzzle/photo/licences/LICENSE-libavif":               "puzzle/photo/licences/NOTICE.txt",
	"puzzle/photo/licences/LICENSE-libheif":               "puzzle/photo/licences/NOTICE.txt",
	"puzzle/photo/licences/NOTICE.txt":                    "puzzle/photo/licences/NOTICE.txt",
	"puzzle/print/testdata/fonts/DejaVuSans.ttf":          "puzzle/print/testdata/fonts/README.md",
	"puzzle/print/testdata/fonts/NotoSansCJK-Regular.ttc": "puzzle/print/testdata/fonts/README.md",
}

// quoting are files of the project's own that speak of copyright.
var quoting = []string{"LICENSE", "docs/dev/photo.md", "others_test.go", "packaging/copyright", "packaging/linux", "packaging/windows.nsi", "packaging/windows.rc",
	"puzzle/font/font_test.go", "puzzle/print/testdata/fonts/README.md"}

var (
	// binaries that the project makes itself
	ownBinary = regexp.MustCompile(`^(Icon\.png|docs/.*\.png|docs/manual/.*\.webp|packaging/icons/.*\.png|puzzle/format/testdata/.*|puzzle/photo/testdata/page\..*|puzzle/words/packed/.*\.z|gui/window/testdata/v0\.1\.0/.*|generator/(lesson/)?stock\.txt\.z)$`)
	// what is brought along from elsewhere looks like this
	foreign = regexp.MustCompile(`(^|/)(vendor|third_party|node_modules)/|\.(c|cc|cpp|h|hpp|js|jar|so|a|dll|exe|ttf|ttc|otf|woff2?)$`)
	claims  = regexp.MustCompile(`(?i)copyright|©|licen[cs]ed under|SPDX-`)
	modules = []string{"go.mod", "solver/lanes/avo/go.mod", "generator/cli/testdata/manifest/go.mod"}
)

// TestWorkOfOthers: nothing of others lies in the repository but what is listed, which
// CONTRIBUTING.md names by its folder, and which has its licence.
func TestWorkOfOthers(t *testing.T) {
	found := map[string]bool{}
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "build"}, file):
			return filepath.SkipDir
		case d.IsDir():
			return nil
		}
		text, err := os.ReadFile(file)
		if file = filepath.ToSlash(file); ofOthers[file] != "" {
			found[file] = true
		} else if why := looksForeign(file, text); why != "" {
			t.Errorf("%s: %s; what is of others must not lie here, or must be in the list with its licence", file, why)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	guide := read(t, "CONTRIBUTING.md")
	for file, licence := range ofOthers {
		if !found[file] || !regexp.MustCompile(`(?i)licen[cs]e|CC-BY`).MatchString(read(t, licence)) {
			t.Errorf("%s is missing, or %s says nothing of its licence", file, licence)
		}
		if folder := path.Dir(file); !strings.Contains(guide, "`"+folder+"`") {
			t.Errorf("CONTRIBUTING.md doesn't name %s", folder)
		}
	}
	_, rest, _ := strings.Cut(guide, "The work\nof others")
	named, _, _ := strings.Cut(rest, "\n\n")
	for _, folder := range all("`([a-z/]+)`", named) {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(ofOthers)), func(file string) bool { return path.Dir(file) == folder }) {
			t.Errorf("CONTRIBUTING.md says that work of others lies in %s, and none does", folder)
		}
	}
}

// looksForeign says what of a file looks like the work of others, "" for nothing.
func looksForeign(file string, text []byte) string {
	binary := bytes.IndexByte(text, 0) >= 0 && !strings.HasSuffix(file, ".go")
	switch {
	case foreign.MatchString(file) && !strings.HasPrefix(file, "puzzle/format/testdata/"): // grids in code, too
		return "a file of a kind that isn't written here"
	case path.Base(file) == "go.mod" && !slices.Contains(modules, file):
		return "a module"
	case binary && !ownBinary.MatchString(file):
		return "a binary file"
	case !binary && claims.Match(text) && !slices.Contains(quoting, file) && !strings.HasSuffix(file, ".md"):
		return "it speaks of " + string(claims.Find(text))
	}
	return ""
}
