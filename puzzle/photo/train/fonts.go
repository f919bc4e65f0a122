package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"sudoku/puzzle/photo/phototest"
)

// fontList names the packages: print or hand, the package, its version.
//
//go:embed fonts.txt
var fontList string

// noDigits are files whose digits are symbols, or hardly digits.
var noDigits = regexp.MustCompile(`(?i)symbol|dingbat|math|ornament|D050|emoji|barcode|initials|music|LinBiolinum_K|LinLibertine_I`)

// fonts loads the fonts of the installed packages, by family.
func fonts() (print, hands phototest.Fonts, err error) {
	for line := range strings.Lines(fontList) {
		f := strings.Fields(line)
		if len(f) != 3 || f[0] == "#" {
			continue
		}
		families, err := packageFonts(f[1], f[2])
		if err != nil {
			return nil, nil, err
		}
		if f[0] == "hand" {
			hands = append(hands, families...)
		} else {
			print = append(print, families...)
		}
	}
	return print, hands, nil
}

// packageFonts loads the fonts of a package.
func packageFonts(name, version string) (all phototest.Fonts, err error) {
	is, err := exec.Command("dpkg-query", "-W", "-f", "${Version}", name).Output()
	if err != nil || string(is) != version {
		return nil, fmt.Errorf("package %s %s is needed, and it is %q: %w", name, version, is, err)
	}
	list, err := exec.Command("dpkg", "-L", name).Output()
	if err != nil {
		return nil, err
	}
	families := map[string][]string{}
	for sc := bufio.NewScanner(bytes.NewReader(list)); sc.Scan(); {
		path := sc.Text()
		if ext := filepath.Ext(path); (ext == ".ttf" || ext == ".otf") && usable(filepath.Base(path)) {
			f := family(path)
			families[f] = append(families[f], path)
		}
	}
	names := make([]string, 0, len(families))
	for f := range families {
		names = append(names, f)
	}
	slices.Sort(names)
	for _, f := range names {
		slices.Sort(families[f])
		if loaded := load(families[f]); len(loaded) > 0 {
			all = append(all, loaded)
		}
	}
	return all, nil
}

// usable leaves out symbols and, of the many scripts of Noto, all but the Latin one.
func usable(base string) bool {
	if noDigits.MatchString(base) {
		return false
	}
	return !strings.HasPrefix(base, "Noto") || regexp.MustCompile(`^Noto(Sans|Serif|SansMono|SansDisplay|SerifDisplay)-`).MatchString(base)
}

// family is the name of a file up to its style and size.
func family(path string) string {
	base := filepath.Base(path)
	if i := strings.IndexAny(base, "-_.0123456789"); i > 0 {
		return base[:i]
	}
	return base
}

// load parses font files, and leaves out those without nine different digits.
func load(paths []string) (fonts []*sfnt.Font) {
	for _, p := range paths {
		b, err := os.ReadFile(p)
		if err != nil {
			continue
		}
		if f, err := sfnt.Parse(b); err == nil && hasDigits(f) {
			fonts = append(fonts, f)
		}
	}
	return fonts
}

func hasDigits(f *sfnt.Font) bool {
	var buf sfnt.Buffer
	seen := map[string]bool{}
	for r := '1'; r <= '9'; r++ {
		id, err := f.GlyphIndex(&buf, r)
		if err != nil || id == 0 {
			return false
		}
		segs, err := f.LoadGlyph(&buf, id, fixed.I(1000), nil)
		if err != nil || len(segs) < 3 {
			return false
		}
		seen[fmt.Sprint(segs)] = true
	}
	return len(seen) == 9
}
