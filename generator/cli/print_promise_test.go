package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestBookPromises: the page on how to play says of the puzzles of a book only what is so of each
// of them, and all of that.
func TestBookPromises(t *testing.T) {
	if _, err := exec.LookPath("pdftotext"); err != nil {
		t.Skip("pdftotext is not here")
	}
	const brute = "...4...7...9....5.6...3.1..3...2..49.68.........1..7.....7..8...2..1..3...4..5.6.\n"
	said := []string{"one solution", "guessed", "grow harder", "at the end of the book"}
	for _, tt := range []struct {
		name, puzzles string
		says          [4]bool // of what is said
	}{
		{"brute force", brute + hard + "\n", [4]bool{true, false, false, true}},
		{"by logic", one + "\n" + hard + "\n", [4]bool{true, true, false, true}},
		{"several solutions", one + "\n" + many + "\n" + many + "\n", [4]bool{false, false, false, true}},
		{"no solution to print", many + "\n", [4]bool{false, false, false, false}},
		{"two of a level", one + "\n" + one + "\n", [4]bool{true, true, true, true}},
	} {
		file := filepath.Join(t.TempDir(), "book.pdf")
		_, _, errs := try(t, tt.puzzles, "print", "--book", "--output", file)
		text, err := exec.Command("pdftotext", "-f", "3", "-l", "3", file, "-").Output()
		if os.IsNotExist(err) || len(text) == 0 {
			t.Fatal(tt.name, errs, err)
		}
		page := strings.Join(strings.Fields(string(text)), " ")
		for i, what := range said {
			if strings.Contains(page, what) != tt.says[i] {
				t.Errorf("%s: %q is said: %v\n%s", tt.name, what, !tt.says[i], page)
			}
		}
	}
}
