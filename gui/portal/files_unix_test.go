//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"
)

// TestChosen reads what portals answer.
func TestChosen(t *testing.T) {
	answer := func(code uint32, addresses ...string) []any {
		return []any{code, map[string]dbus.Variant{"uris": dbus.MakeVariant(addresses)}}
	}
	for _, c := range []struct {
		body []any
		want []string
		ok   bool
	}{
		{answer(0, "file:///a/C++%20100%25%20%E6%95%B0.sudoku", "file:///b"), []string{"/a/C++ 100% 数.sudoku", "/b"}, true},
		{[]any{uint32(1), map[string]dbus.Variant{}}, nil, true}, // cancelled
		{answer(2), nil, false},
		{answer(1, "file:///a"), nil, true},
		{answer(0, "https://example.org/a"), nil, false},
		{answer(0, "file://host/a"), nil, false},
		{[]any{"what"}, nil, false},
	} {
		got, err := FileQuestion{}.chosen(c.body)
		if !slices.Equal(got, c.want) || (err == nil) != c.ok {
			t.Errorf("%v: %q, %v", c.body, got, err)
		}
	}
}

// FuzzChosen parses arbitrary URIs in a portal's answer: the results are paths.
func FuzzChosen(f *testing.F) {
	for _, address := range []string{"file:///a/b%20c", "file://host/a", "file:a", "file:", "https://example.org/a", "%", "file:///%00", "/a"} {
		f.Add(uint32(0), address)
	}
	f.Fuzz(func(t *testing.T, code uint32, address string) {
		paths, err := FileQuestion{}.chosen([]any{code, map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{address})}})
		if err == nil && len(paths) > 0 && (code != 0 || len(paths) != 1 || !filepath.IsAbs(paths[0]) || strings.Contains(paths[0], "\x00")) {
			t.Errorf("%d, %q: %q", code, address, paths)
		}
	})
}
