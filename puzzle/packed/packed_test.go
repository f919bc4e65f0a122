package packed

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// sources are the files that are packed as they are.
var sources = []string{"../../generator/stock.txt", "../../generator/lesson/stock.txt"}

// TestSources: what is packed is what stands in the files.
func TestSources(t *testing.T) {
	for _, name := range sources {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(name + ".z")
		if err != nil || Text(string(data)) != string(text) {
			t.Errorf("%s is packed as it was before: go run ./puzzle/packed/pack %s", name, strings.TrimPrefix(name, "../../"))
		}
	}
}

// TestPack: what was packed comes back, and is the same each time.
func TestPack(t *testing.T) {
	for _, text := range []string{"", "a", "行 9\x00", strings.Repeat("r4c7 ", 100_000)} {
		if data := Pack(text); Text(string(data)) != text || !bytes.Equal(data, Pack(text)) {
			t.Errorf("%.20q: %d bytes become %.20q", text, len(data), Text(string(data)))
		}
	}
}
