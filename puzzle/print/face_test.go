package print

import (
	"reflect"
	"strings"
	"testing"
)

func TestRuns(t *testing.T) {
	withFonts(t, "")
	for _, tt := range []struct {
		text string
		want []run
	}{
		{"", nil},
		{"Sudoku é", []run{{face: Bold, text: "Sudoku é"}}},
		{"数独 5", []run{{face: Han, text: "数独"}, {face: Bold, text: " 5"}}},
		{"a→b", []run{{face: Bold, text: "a"}, {face: Han, text: "→"}, {face: Bold, text: "b"}}},
		{"x\ny\tz", []run{{face: Bold, text: "x y z"}}},
		{"a\u200db\ufe0fc", []run{{face: Bold, text: "abc"}}},
		{"a😀", []run{{face: Bold, text: "a"}, {face: Han, text: "□"}}},
		{"数（独）。", []run{{face: Han, text: "数（独）"}, {face: Han, text: "。", squeezed: true}}},
		{"\xff", []run{{face: Bold, text: "\ufffd"}}},
	} {
		if got := Bold.runs(tt.text); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%q splits into %v, want %v", tt.text, got, tt.want)
		}
	}
}

func TestShorten(t *testing.T) {
	st := style{Regular, 10, black}
	em := st.width("m")
	for _, tt := range []struct {
		text string
		room float64
		want string
	}{
		{"mmm", 3 * em, "mmm"},
		{" mmm ", 3 * em, "mmm"},
		{"mmmm", 3 * em, "mm…"},
		{"m mm", 2.5 * em, "m…"},
		{"mmmm", .1 * em, ""},
		{"", em, ""},
		{"数数数数", 3 * st.width("数"), "数数…"},
	} {
		if got := st.shorten(tt.text, tt.room); got != tt.want {
			t.Errorf("%q in %.2f mm becomes %q, want %q", tt.text, tt.room, got, tt.want)
		}
	}
}

func TestCaptionDropsTheRatingFirst(t *testing.T) {
	for _, tt := range []struct {
		rating, want string
	}{
		{"SE 3.0", "Medium · SE 3.0"},
		{strings.Repeat("9", 60), "Medium"},
		{"", "Medium"},
	} {
		s := Sheet{Items: items(1), Options: Options{PerPage: 4, Labels: Level | Score | Time}}
		s.Items.(List)[0].Rating = tt.rating
		var got string
		for _, text := range s.PageAt(0).Texts {
			if strings.HasPrefix(text.S, "Medium") {
				got = text.S
			}
		}
		if got != tt.want {
			t.Errorf("rating %q gives %q, want %q", tt.rating, got, tt.want)
		}
	}
}

// Every text of every page is in a face that has all its characters.
func TestFacesHaveTheirTexts(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	withFonts(t, "testdata/fonts")
	for name, s := range sheets {
		s.Title = "数 a\x00→😀\u0301 \xff ⑴" + strings.Repeat("长", 1000)
		s.Set, s.Date = s.Title, s.Title
		for i := range s.NumPages() {
			for _, text := range s.PageAt(i).Texts {
				for _, r := range text.S {
					if !text.Face.has(r) {
						t.Errorf("%s: face %d lacks %q", name, text.Face, r)
					}
				}
			}
		}
	}
}
