package format

import (
	"net/url"
	"os"
	"strings"
	"testing"
)

// TestPacked packs each JSON of testdata/packed.txt into a link, as sites do, and reads it. A line
// has the site, the JSON and what is read: digits of the board, its shape, entries, or a part of what
// is said.
func TestPacked(t *testing.T) {
	text, err := os.ReadFile("testdata/packed.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		site, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		json, want, ok := strings.Cut(rest, " => ")
		if !ok {
			continue // a comment
		}
		n++
		if got := readPackedLink(site, repeatCells(json)); !strings.Contains(got, want) {
			t.Errorf("%s\nis read as %s\nwant %s", line, got, want)
		}
	}
	if n < 30 {
		t.Error("only", n, "links")
	}
}

// repeatCells writes out runs of elements in lists: {}*3 is {},{},{}.
func repeatCells(json string) string {
	for {
		at := strings.Index(json, "{}*")
		if at < 0 {
			return json
		}
		end, n := at+len("{}*"), 0
		for ; end < len(json) && '0' <= json[end] && json[end] <= '9'; end++ {
			n = 10*n + int(json[end]-'0')
		}
		json = json[:at] + strings.TrimSuffix(strings.Repeat("{},", n), ",") + json[end:]
	}
}

// readPackedLink packs JSON into a link and returns what is read of it.
func readPackedLink(site, json string) string {
	packed := packLZ(json)
	link := map[string]string{
		"sudokumaker": "https://sudokumaker.app/?puzzle=" + strings.NewReplacer("/", "-", "=", "$").Replace(packed),
		"lisudoku":    "https://lisudoku.xyz/solver?import=" + url.QueryEscape(packed),
	}[site]
	list, err := Parse(link)
	if err != nil {
		return err.Error()
	}
	p := &list[0]
	return strings.TrimSpace(string(appendCells(nil, p.Shape, &p.Givens, '.')) + " " + p.Shape.String() + " entries " + string(appendCells(nil, p.Shape, &p.Entries, '.')) + " " + p.Title + " " + p.Note)
}
