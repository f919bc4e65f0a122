package words

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A term is what one language doesn't say of a thing for which it has another word.
type term struct {
	lang, not, instead string
	found              *regexp.Regexp
	phrases, places    []string // in which it may stand, and where
}

var (
	exception = regexp.MustCompile(`"[^"]*"|\S+`)
	latin     = regexp.MustCompile(`[a-z]`)
)

// terms reads the list of them.
func terms(t *testing.T) (list []term) {
	t.Helper()
	b, err := os.ReadFile("testdata/forbidden.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := append(strings.Split(strings.TrimSpace(line), "\t"), "")
		it, whole := term{lang: f[0], not: f[1], instead: f[2]}, regexp.QuoteMeta(f[1])
		if latin.MatchString(f[1]) {
			whole = `(?i)\b` + whole + `\b`
		}
		it.found = regexp.MustCompile(whole)
		for _, x := range exception.FindAllString(f[3], -1) {
			if phrase, ok := strings.CutPrefix(x, `"`); ok {
				it.phrases = append(it.phrases, strings.TrimSuffix(phrase, `"`))
			} else {
				it.places = append(it.places, x)
			}
		}
		list = append(list, it)
	}
	return list
}

// in reports whether a text says it.
func (it *term) in(lang, place, text string) bool {
	if it.lang != lang {
		return false
	}
	for _, at := range it.places {
		if ok, _ := path.Match(at, place); ok {
			return false
		}
	}
	for _, phrase := range it.phrases {
		text = regexp.MustCompile("(?i)"+regexp.QuoteMeta(phrase)).ReplaceAllString(text, "")
	}
	return it.found.MatchString(text)
}

var (
	place     = regexp.MustCompile(`\{(\w+)(?::\w+)?\}`)
	numbers   = strings.Fields("n of d digit digits cell cells cand page pages number size most least min max at move")
	dates     = regexp.MustCompile(`[0-9]+([年月日])|([年月])[0-9]+`)
	tight     = regexp.MustCompile(`\p{Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Han}`)
	halfwidth = regexp.MustCompile(`\p{Han} ?[,:;?!()]|[,:;?!()] ?\p{Han}`)
)

// typography returns what is wrong with how a Chinese text is set: figures, cells and Latin
// words stand between spaces, and the marks between Chinese are as wide as Chinese. Of an
// argument that isn't known to be a number or a cell nothing is known.
func typography(text string) string {
	text = place.ReplaceAllStringFunc(text, func(arg string) string {
		for _, n := range numbers {
			if name, _, _ := strings.Cut(strings.Trim(arg, "{}"), ":"); name == n {
				return "5"
			}
		}
		return "…"
	})
	text = dates.ReplaceAllString(text, "…$1$2")
	if at := tight.FindString(text); at != "" {
		return "no space in " + at
	}
	if at := halfwidth.FindString(text); at != "" {
		return "a narrow mark in " + at
	}
	return ""
}

// TestTypography: what is set badly is found, and nothing else.
func TestTypography(t *testing.T) {
	for text, good := range map[string]bool{
		"r1c2 是 5，不是 {d}。": true, "2026年11月3日": true, "（HTML）": true, "{house}里": true, "{level}题约需": true,
		"r1c2是 5": false, "第{n} 行": false, "是5": false, "数字,格": false, "网页 (HTML)是": false, "哪里?在": false, "好:坏": false,
	} {
		if fault := typography(text); (fault == "") != good {
			t.Errorf("%s: %q", text, fault)
		}
	}
}

// TestTerms: a term is found as a whole word, and not where it may stand.
func TestTerms(t *testing.T) {
	list := terms(t)
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

// option is the name of one of the command line, which is no sentence.
var option = regexp.MustCompile(`--[a-z][a-z-]*`)

// checkTerms holds a text to the words and the typography of its language.
func checkTerms(t *testing.T, list []term, lang, where, text string) {
	t.Helper()
	text = option.ReplaceAllString(text, "--")
	bare := place.ReplaceAllString(text, "…")
	for _, it := range list {
		if it.in(lang, where, bare) {
			t.Errorf("%s: %s says %q, not %q: %q", lang, where, it.not, it.instead, text)
		}
	}
	if fault := typography(text); lang == Chinese.Code() && fault != "" {
		t.Errorf("%s: %s has %s: %q", lang, where, fault, text)
	}
}

// TestOneWordForOneThing: testdata/forbidden.txt says which words are not used for what has
// another one.
func TestOneWordForOneThing(t *testing.T) {
	list := terms(t)
	for _, l := range Langs {
		for key, s := range l.sentences() {
			for _, text := range s {
				checkTerms(t, list, l.Code(), key, text)
			}
		}
	}
}

// alien is what a document quotes from elsewhere: code, and where links lead.
var alien = regexp.MustCompile("(?s)```.*?```|(?m:^ {4}.*$)|`[^`]*`|\\]\\([^)]*\\)|<[^>]*>")

// TestDocumentsUseTheWords: those that players read.
func TestDocumentsUseTheWords(t *testing.T) {
	list, n := terms(t), 0
	for lang, globs := range map[string][]string{"en": {"manual/en/*.md", "../README.md"}, "zh-Hans": {"manual/zh-Hans/*.md", "../README.zh-Hans.md"}} {
		for _, glob := range globs {
			names, _ := filepath.Glob("../../docs/" + glob)
			for _, name := range names {
				b, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				n++
				for line := range strings.Lines(alien.ReplaceAllString(string(b), "…")) {
					checkTerms(t, list, lang, filepath.Base(name), strings.TrimSpace(line))
				}
			}
		}
	}
	if n < 4 {
		t.Error("only", n, "documents")
	}
}

// TestNothingIsGlued: no text begins or ends with a space: what stands beside others is joined
// by the sentences of the language.
func TestNothingIsGlued(t *testing.T) {
	for _, l := range Langs {
		for key, s := range l.sentences() {
			for _, text := range s.texts() {
				if strings.TrimSpace(text) != text && !notation.MatchString(key) {
					t.Errorf("%s: %q begins or ends with a space: %q", l.Code(), key, text)
				}
			}
		}
	}
}

// notation are the keys of HoDoKu's lines, whose parts stand as it writes them.
var notation = regexp.MustCompile(`\.notation$|^logic\.deep\.end$`)
