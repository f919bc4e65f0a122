//go:build linux || freebsd || netbsd || openbsd

package window

import (
	"slices"
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
		{[]any{uint32(1), map[string]dbus.Variant{}}, nil, true}, // left
		{answer(2), nil, false},
		{answer(0, "https://example.org/a"), nil, false},
		{[]any{"what"}, nil, false},
	} {
		got, err := chosen(c.body)
		if !slices.Equal(got, c.want) || (err == nil) != c.ok {
			t.Errorf("%v: %q, %v", c.body, got, err)
		}
	}
}
