package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// read reads the languages and the lists.
func read(t *testing.T) ([]*language, lists) {
	t.Helper()
	all, err := readLanguages("..")
	if err != nil {
		t.Fatal(err)
	}
	lists, err := readLists(".")
	if err != nil {
		t.Fatal(err)
	}
	return all, lists
}

// TestLanguages: no language has a fault.
func TestLanguages(t *testing.T) {
	all, lists := read(t)
	for _, l := range all {
		for _, fault := range l.faults(all[0], lists) {
			t.Error(fault)
		}
	}
}

// TestInOrder: the sentences stand in the order in which the program looks them up.
func TestInOrder(t *testing.T) {
	all, _ := read(t)
	for _, l := range all {
		text, err := os.ReadFile("../" + l.tag + ".json")
		if err != nil {
			t.Fatal(err)
		}
		if want, err := sorted(text); err != nil || string(want) != string(text) {
			t.Errorf("%s.json is not in order: make words (%v)", l.tag, err)
		}
	}
}

// TestSorted: a file comes into order with all that it has, and stays so.
func TestSorted(t *testing.T) {
	const want = "{\n\t\"B\": \"1\",\n\t\"a\": {\n\t\t\"one\": \"<é>\",\n\t\t\"other\": \"{n}\"\n\t},\n\t\"a.b\": \"\\\"\"\n}\n"
	for _, text := range []string{`{"a.b": "\"", "a": {"one":"<é>", "other":"{n}"},"B":"1"}`, want} {
		if got, err := sorted([]byte(text)); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", text, got, err)
		}
	}
}

// TestFaults: what is wrong is found, and nothing else.
func TestFaults(t *testing.T) {
	english := &language{"en", map[string]forms{"a": {"one": "{n} cell", "other": "{n} cells"}, "b": {"other": "row {n}"}, "c.notation": {"other": "x"}, "house.r": {"other": "row {n}"}}}
	for text, want := range map[string]string{
		"{n} Zellen":   "",
		"Zellen":       "lacks {n}",
		"{n} {m}":      "{m}, which English has not",
		"{n} cells":    "still English",
		"{n} Kästchen": `says "Kästchen"`,
		"{n} Zellen ":  "begins or ends with a space",
		"":             "empty",
		"{n} „Zellen”": "a foreign quote",
		"{n} {Zellen":  "brace",
	} {
		l := &language{"de", map[string]forms{"a": {"one": "{n} Zelle", "other": text}, "b": {"other": "Zeile {n}"}, "house.r": {"other": "Zeile {n}"}, "house.r.in": {"other": "in Zeile {n}"}}}
		terms := []*term{{lang: "de", not: "Kästchen", instead: "Zelle", found: regexp.MustCompile("Kästchen")}}
		found := strings.Join(l.faults(english, lists{terms: terms}), "; ")
		if (found == "") != (want == "") || !strings.Contains(found, want) {
			t.Errorf("%q: %s, want %q", text, found, want)
		}
	}
	l := &language{"de", map[string]forms{"a": {"few": "{n} Zelle", "other": "{n} Zellen"}, "d": {"other": "Neu"}, "c.notation": {"other": "y"}}}
	found := strings.Join(l.faults(english, lists{}), "; ")
	for _, want := range []string{"b is missing", "d is not in English", `asks for "few"`, "translates notation"} {
		if !strings.Contains(found, want) {
			t.Errorf("%s, want %q", found, want)
		}
	}
}

// TestLong: a label much longer than in English is told.
func TestLong(t *testing.T) {
	english := &language{"en", map[string]forms{"menu.file": {"other": "File"}, "a": {"other": "File"}}}
	for text, want := range map[string]int{"Datei": 0, "Spielstandsdatei": 1, "ファイル": 0, "保存したゲームのファイル": 1} {
		l := &language{"de", map[string]forms{"menu.file": {"other": text}, "a": {"other": text}}}
		if got := l.long(english); len(got) != want {
			t.Errorf("%s: %q", text, got)
		}
	}
}

// TestTypography: what is set badly is found, and nothing else.
func TestTypography(t *testing.T) {
	for text, good := range map[string]bool{
		"r1c2 是 5，不是 {d}。": true, "2026年11月3日": true, "（HTML）": true, "{house}里": true, "{level}题约需": true,
		"r1c2是 5": false, "第{n} 行": false, "是5": false, "数字,格": false, "网页 (HTML)是": false, "哪里?在": false, "好:坏": false,
	} {
		if fault := typography("zh-Hans", text); (fault == "") != good {
			t.Errorf("%s: %q", text, fault)
		}
	}
}

// TestTerms: a term is found as a whole word, and not where it may stand.
func TestTerms(t *testing.T) {
	_, lists := read(t)
	list := lists.terms
	for _, tt := range []struct {
		lang, place, text string
		want              bool
	}{
		{"en", "a.b", "All of it but for two cells.", true},
		{"en", "a.b", "Slips are found.", true},
		{"en", "a.b", "It slipped.", false},
		{"en", "cli.check.fields", "a slip", false},
		{"en", "a.b", "An alternating inference chain.", false},
		{"en", "a.b", "单元格", false},
		{"zh-Hans", "a.b", "这个单元格", true},
		{"zh-Hans", "a.b", "只用唯余和排除", false},
		{"zh-Hans", "a.b", "排除候选数", true},
		{"zh-Hans", "key.pad", "小键盘 5", false},
	} {
		found := ""
		for _, it := range list {
			if it.in(tt.lang, tt.place, tt.text) {
				found = it.not
			}
		}
		if (found != "") != tt.want {
			t.Errorf("%s: %q", tt.text, found)
		}
	}
}

// alien is what a document quotes from elsewhere: code, and where links lead.
var alien = regexp.MustCompile("(?s)```.*?```|(?m:^ {4}.*$)|`[^`]*`|!\\[|\\]\\([^)]*\\)|<[^>]*>")

// TestDocumentsUseTheWords: those that players read.
func TestDocumentsUseTheWords(t *testing.T) {
	all, lists := read(t)
	for _, l := range all {
		names, _ := filepath.Glob("../../../docs/manual/" + l.tag + "/*.md")
		if len(names) < 10 {
			t.Errorf("%s: only %d chapters", l.tag, len(names))
		}
		if readme := "../../../README." + l.tag + ".md"; l.tag == "en" {
			names = append(names, "../../../README.md")
		} else if _, err := os.Stat(readme); err == nil {
			names = append(names, readme)
		}
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(alien.ReplaceAllString(string(b), "…")) {
				for _, fault := range wording(lists.terms, l.tag, filepath.Base(name), strings.TrimSpace(line)) {
					t.Errorf("%s: %s", name, fault)
				}
			}
		}
	}
}
