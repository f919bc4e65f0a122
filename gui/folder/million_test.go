package folder

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"testing"
)

// TestMillion lists a million entries: in a few parts, each about twice as long as the one before, so
// that what is sorted in all is a small multiple of what there is.
func TestMillion(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("takes a minute; SUDOKU_LONG=1 runs it")
	}
	const n = 1_000_000
	dir := t.TempDir()
	for i := range n {
		f, err := os.Create(filepath.Join(dir, strconv.Itoa(i)))
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
	parts, sorted := 0, 0
	list, err := List(context.Background(), dir, func(part []Entry) { parts, sorted = parts+1, sorted+len(part) })
	if err != nil || len(list) != n || parts > 20 || sorted > 2*n {
		t.Errorf("%d entries in %d parts, %d sorted; %v", len(list), parts, sorted, err)
	}
	if f := Look(context.Background(), dir); !f.More || f.Count > 2*MostEntries {
		t.Errorf("%+v", f)
	}
}
