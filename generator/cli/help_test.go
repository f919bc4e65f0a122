package cli

import (
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// Every verb has help in every language, on standard output.
func TestHelp(t *testing.T) {
	for _, l := range words.Langs {
		for _, v := range verbs() {
			for _, line := range []string{"help " + v.name, v.name + " --help", v.name + " -h"} {
				args := append(strings.Fields(line), "--lang", l.Code())
				var out, errs bytes.Buffer
				status := Main(t.Context(), args, strings.NewReader(""), &out, &errs)
				if status != 0 || errs.Len() > 0 || !strings.HasPrefix(out.String(), "sudoku "+v.name) {
					t.Errorf("%s: status %d, %q", args, status, errs.String())
				}
				if strings.Count(out.String(), "--help") != 1 || strings.Contains(out.String(), "cli.") || strings.Contains(out.String(), "{") {
					t.Errorf("%s: a text is missing, or double:\n%s", args, out.String())
				}
			}
		}
	}
	for _, line := range []string{"help", "--help", "-h", "--lang zh"} {
		status, out, _ := try(t, "", strings.Fields(line)...)
		if status != 0 {
			t.Errorf("%s: status %d", line, status)
		}
		for _, v := range verbs() {
			if !strings.Contains(out, "    "+v.name+" ") {
				t.Errorf("%s: nothing about %s", line, v.name)
			}
		}
	}
}

// Every line of help fits, also on a narrow terminal, and nothing of it is lost.
func TestHelpWidth(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, l := range words.Langs {
		for _, verb := range append(verbNames(), "") {
			want := map[bool]string{} // on a screen with little room the list of verbs is another
			for _, width := range []int{200, 80, 60, 59, 40, 20} {
				t.Setenv("COLUMNS", strconv.Itoa(width))
				var out bytes.Buffer
				Main(t.Context(), strings.Fields("help "+verb+" --lang "+l.Code()), strings.NewReader(""), &out, io.Discard)
				for line := range strings.Lines(out.String()) {
					if n := columns(strings.TrimRight(line, "\n")); n > min(width, 80) || strings.HasSuffix(line, " \n") {
						t.Errorf("%s %s: %d columns of %d: %s", l.Code(), verb, n, width, line)
					}
				}
				text := strings.Join(strings.Fields(out.String()), "")
				names := verb == "" && width < helpWidth
				if want[names] == "" {
					want[names] = text
				}
				if text != want[names] || text == "" {
					t.Errorf("%s %s at %d: another text:\n%s", l.Code(), verb, width, out.String())
				}
			}
		}
	}
}

// The list of verbs fits on a screen of 24 lines with one for the prompt, down to 40 columns, and
// has each verb and each group.
func TestVerbsFit(t *testing.T) {
	for _, l := range words.Langs {
		for _, width := range []int{80, 79, 60, 40} {
			t.Setenv("COLUMNS", strconv.Itoa(width))
			var out bytes.Buffer
			Main(t.Context(), []string{"--help", "--lang", l.Code()}, strings.NewReader(""), &out, io.Discard)
			testVerbsFit(t, out.String(), helpPage{l, width, verbs()})
		}
	}
}

// Two more verbs, of one group or of two, fit as well.
func TestTwoMoreVerbsFit(t *testing.T) {
	groups := slices.Concat(groups...)
	for _, l := range words.Langs {
		c := &call{lang: l}
		root := c.root(nil)
		c.translate()
		for i := range len(groups) * len(groups) {
			more := append(verbs(), verb{name: "first-more", group: groups[i/len(groups)]}, verb{name: "other-more", group: groups[i%len(groups)]})
			for _, width := range []int{80, 79, 60, 40} {
				p := helpPage{l, width, more}
				testVerbsFit(t, p.ofCommand(root), p)
			}
		}
	}
}

func testVerbsFit(t *testing.T, text string, p helpPage) {
	t.Helper()
	l := p.lang
	if n := strings.Count(text, "\n"); n > 23 {
		t.Errorf("%s: got %d lines at %d columns, want at most 23:\n%s", l.Code(), n, p.width, text)
	}
	for line := range strings.Lines(text) {
		if n := columns(strings.TrimSuffix(line, "\n")); n > p.width {
			t.Errorf("%s: got %d columns, want at most %d: %s", l.Code(), n, p.width, line)
		}
	}
	_, list, _ := strings.Cut(text, l.T("cli.group.solve")+" ")
	if p.width < helpWidth {
		_, list, _ = strings.Cut(text, l.T("cli.group.solve")+"\n")
	}
	list, _, _ = strings.Cut(list, l.T("cli.options"))
	listed := strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(", \n", r) })
	for _, v := range p.verbs {
		if n := columns(l.T("cli." + v.name + ".short")); n > verbTextColumns || len(v.name) > verbColumns {
			t.Errorf("%s %s: got a name of %d columns and a text of %d, want at most %d and %d", l.Code(), v.name, len(v.name), n, verbColumns, verbTextColumns)
		}
		if !slices.Contains(listed, v.name) || !strings.Contains(text, l.T("cli.group."+v.group)) {
			t.Errorf("%s: %s is not listed at %d columns:\n%s", l.Code(), v.name, p.width, list)
		}
	}
	if !strings.Contains(text, "--lang L") {
		t.Errorf("%s: no options at %d columns:\n%s", l.Code(), p.width, text)
	}
}

// Lines that are indented stand as they are in help of full width: the columns of a list stay.
func TestHelpLists(t *testing.T) {
	for _, l := range words.Langs {
		for _, v := range verbs() {
			for line := range strings.Lines(l.T("cli." + v.name + ".long")) {
				if n := columns(strings.TrimRight(line, "\n")); line[0] == ' ' && n > helpWidth {
					t.Errorf("%s %s: %d columns: %s", l.Code(), v.name, n, line)
				}
			}
		}
	}
}

// The language is that of the system; --lang overrides it.
func TestLanguage(t *testing.T) {
	for _, tt := range []struct {
		system string
		args   []string
		want   words.Lang
	}{
		{"C", []string{"help"}, words.English},
		{"zh_CN.UTF-8", []string{"help"}, words.Chinese},
		{"zh_CN.UTF-8", []string{"help", "--lang", "en"}, words.English},
		{"C", []string{"--lang=zh", "help"}, words.Chinese},
		{"C", []string{"help", "--lang", "zh-Hans"}, words.Chinese},
	} {
		t.Setenv("LC_ALL", tt.system)
		t.Setenv("LANGUAGE", "")
		var out bytes.Buffer
		Main(t.Context(), tt.args, strings.NewReader(""), &out, io.Discard)
		if !strings.Contains(out.String(), tt.want.T("cli.solve.short")) {
			t.Errorf("%s %v: not %s", tt.system, tt.args, tt.want.Name())
		}
	}
}
