package format

import "testing"

// TestMayHaveNames: what is quick leaves out nothing that brokenNames matches.
func TestMayHaveNames(t *testing.T) {
	for _, head := range []string{
		`{"grid" 5`, `{ grid":`, "{\n\"grid :", `"grid": [5] }`, "[ \n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\"a\":",
		`{;"a":`, `"boxes":`, `;;;;;;;;"boxes":`, `𝟗𝟗𝟗𝟗𝟗𝟗𝟗𝟗"cols" :`,
	} {
		if b := []byte(head); !brokenNames().Match(b) || !mayHaveNames(b) {
			t.Errorf("%q: %v, quick %v", head, brokenNames().Match(b), mayHaveNames(b))
		}
	}
	for _, head := range []string{"", "530070000", "[[5,3],[1]]", "530070000 600195000 098000060 8000600034 \"boxes\":"} {
		if mayHaveNames([]byte(head)) {
			t.Errorf("%q may have names", head)
		}
	}
}
