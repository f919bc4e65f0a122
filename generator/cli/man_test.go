package cli

import (
	"regexp"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// The manual page has every verb with its options, in every language, and no text in it
// is mistaken for a roff request.
func TestMan(t *testing.T) {
	request := regexp.MustCompile(`^\.(TH|SH|SS|PP|TP|B|RS|RE|nf|fi|ad|nh)( |$)`)
	for _, l := range words.Langs {
		status, page, errs := try(t, "", "man", "--lang", l.Code())
		if status != 0 || errs != "" {
			t.Fatalf("status %d, %s", status, errs)
		}
		depth := 0
		for line := range strings.Lines(page) {
			line = strings.TrimSuffix(line, "\n")
			if strings.HasPrefix(line, ".") && !request.MatchString(line) || line == "" || strings.HasPrefix(line, "'") {
				t.Errorf("%s: %q", l.Code(), line)
			}
			if strings.Contains(line, "cli.") || strings.Contains(line, "{") {
				t.Errorf("%s: a text is missing: %s", l.Code(), line)
			}
			switch line {
			case ".RS 4", ".nf":
				depth++
			case ".RE", ".fi":
				depth--
			}
		}
		if depth != 0 {
			t.Errorf("%s: what is opened is not closed", l.Code())
		}
		for _, v := range verbs() {
			_, part, found := strings.Cut(page, ".SS \""+v.name+" ")
			if !found {
				t.Errorf("%s: nothing about %s", l.Code(), v.name)
				continue
			}
			part, _, _ = strings.Cut(part, "\n.S")
			_, help, _ := try(t, "", "help", v.name, "--lang", l.Code())
			for _, option := range regexp.MustCompile(`(?m)^ +(?:-\w, )?--([\w-]+)`).FindAllStringSubmatch(help, -1) {
				want := `\-\-` + strings.ReplaceAll(option[1], "-", `\-`)
				if known := option[1] == "help" || option[1] == "lang" || option[1] == "color"; !known && !strings.Contains(part, want) {
					t.Errorf("%s: %s has no %s", l.Code(), v.name, option[1])
				}
			}
		}
	}
}

func TestRoff(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"a-b 'c' \\ ~", "a\\-b \\(aqc\\(aq \\e \\(ti\n"},
		{"one\ntwo", "one\ntwo\n"},
		{".TH\n.x", "\\&.TH\n\\&.x\n"},
		{"one\n\n  .two\n  three\n\nfour", "one\n.PP\n.RS 4\n.nf\n\\&.two\nthree\n.fi\n.RE\n.PP\nfour\n"},
		{"数独，\n解 81 题\n出题", "数\\:独，\\:解 81 题\\:出\\:题\n"},
		{"分：\nhodoku 和\nx", "分：\\:hodoku 和\nx\n"},
	} {
		var p roff
		p.text(tt.text)
		if got := p.b.String(); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestCalledAs(t *testing.T) {
	for path, want := range map[string]string{
		"sudoku": "sudoku", "/usr/bin/sudoku-desk": "sudoku-desk", "sudoku.exe": "sudoku",
		"/tmp/cli.test": "sudoku", "": "sudoku", "sudoku; rm": "sudoku",
	} {
		if got := calledAs(path); got != want {
			t.Errorf("%q: %q, want %q", path, got, want)
		}
	}
}
