package window

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// A wording is one text of a sentence, as a pattern of what it is when it is said.
type wording struct {
	key      string
	re       *regexp.Regexp
	literals []string          // between its arguments
	letters  int               // how many these have
	args     []string          // the names of its groups
	implied  map[string]string // numbers that it says without writing them: "One step."
}

// aValue is what a number or a clock looks like.
const aValue = `\d+(?::\d\d)+|[+−-]?\d+(?:,\d{3})*(?:\.\d+)?`

// ofNumbers are the arguments that are numbers in every sentence.
var ofNumbers = []string{"n", "of", "count", "at", "score", "percent"}

const inLetters = `one|two|three|four|five|six|seven|eight|nine`

// A passage is a part of a text, from one byte to another.
type passage struct{ from, to int }

func (p passage) overlaps(q passage) bool { return p.from < q.to && q.from < p.to }

// A saying is a sentence that was found in a text.
type saying struct {
	passage
	*wording
	args map[string]passage
}

// here is the folder of the sources, whatever folder a test works in.
var here, _ = filepath.Abs(".")

// catalogue is the English catalogue: the texts of each sentence by their conditions.
var catalogue = sync.OnceValue(func() map[string]map[string]string {
	b, err := os.ReadFile(filepath.Join(here, "../../puzzle/words/en.json"))
	var file map[string]any
	if err == nil {
		err = json.Unmarshal(b, &file)
	}
	if err != nil {
		panic(err)
	}
	out := map[string]map[string]string{}
	for key, v := range file {
		out[key] = map[string]string{}
		switch v := v.(type) {
		case string:
			out[key][""] = v
		case map[string]any:
			for when, text := range v {
				out[key][when] = text.(string)
			}
		}
	}
	return out
})

var argument = regexp.MustCompile(`\{(\w+)(?::([\w,]*))?\}`)

// wordings returns the texts of a sentence; values are its arguments that are looked for, and
// whether they must be numbers.
func wordings(key string, values map[string]bool) (list []*wording) {
	texts := catalogue()[key]
	for when, text := range texts {
		w := &wording{key: key, implied: implied(when)}
		for other, same := range texts {
			if same == text && other != when { // it doesn't tell them apart
				w.implied = map[string]string{}
			}
		}
		re, at := "", 0
		for _, m := range argument.FindAllStringSubmatchIndex(text, -1) {
			name := text[m[2]:m[3]]
			w.literals = append(w.literals, text[at:m[0]])
			re += regexp.QuoteMeta(text[at:m[0]])
			number, listed := values[name]
			switch at = m[1]; {
			case m[4] >= 0 && text[m[4]:m[5]] == "words", name == "count":
				re += "(" + aValue + "|(?i:" + inLetters + "))"
			case number || slices.Contains(ofNumbers, name):
				re += "(" + aValue + ")"
			case listed:
				re += "(" + aValue + "|.+?)"
			case m[0] == 0:
				re += `([^\s,.:;·][^,.:;·]*?)`
			case at == len(text):
				re += "(.+)"
			default:
				re += "(.+?)"
			}
			w.args = append(w.args, name)
			delete(w.implied, name)
		}
		w.literals = append(w.literals, text[at:])
		w.re = regexp.MustCompile(re + regexp.QuoteMeta(text[at:]))
		if w.letters = lettersIn(w.literals); len(w.args) == 0 || w.letters > 2 || w.looksFor(values) {
			list = append(list, w)
		}
	}
	return list
}

// fixedTexts are the texts of the catalogue that have numbers and no arguments.
var fixedTexts = sync.OnceValue(func() (list []*wording) {
	for key, texts := range catalogue() {
		if text := texts[""]; anyNumber.MatchString(text) && !argument.MatchString(text) {
			list = append(list, wordings(key, nil)...)
		}
	}
	return list
})

// looksFor reports whether an argument is looked for.
func (w *wording) looksFor(values map[string]bool) bool {
	return slices.ContainsFunc(w.args, func(a string) bool { _, ok := values[a]; return ok })
}

// lettersIn counts letters: a sentence that is nearly all arguments would be found everywhere.
func lettersIn(texts []string) (n int) {
	for _, t := range texts {
		for _, r := range t {
			if unicode.IsLetter(r) {
				n++
			}
		}
	}
	return n
}

// implied returns the numbers that a condition fixes: "=2", "one", "n one, wrong =0".
func implied(when string) map[string]string {
	out := map[string]string{}
	for part := range strings.SplitSeq(when, ", ") {
		name, form, named := strings.Cut(part, " ")
		if !named {
			name, form = "n", part
		}
		if n, ok := strings.CutPrefix(form, "="); ok {
			out[name] = n
		} else if form == "one" {
			out[name] = "1"
		}
	}
	return out
}

// in finds where a text says the sentence.
func (w *wording) in(text string) (list []saying) {
	for _, l := range w.literals {
		if !strings.Contains(text, l) {
			return nil
		}
	}
	for _, m := range w.re.FindAllStringSubmatchIndex(text, -1) {
		r := saying{passage{m[0], m[1]}, w, map[string]passage{}}
		if !r.apart(text) {
			continue
		}
		same := true
		for i, name := range w.args {
			at := passage{m[2*i+2], m[2*i+3]}
			if was, again := r.args[name]; again && text[was.from:was.to] != text[at.from:at.to] {
				same = false
			}
			r.args[name] = at
		}
		if same {
			list = append(list, r)
		}
	}
	return list
}

// apart reports whether a passage is not a part of words or numbers.
func (p passage) apart(text string) bool {
	word := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	before, _ := utf8.DecodeLastRuneInString(text[:p.from])
	first, _ := utf8.DecodeRuneInString(text[p.from:])
	last, _ := utf8.DecodeLastRuneInString(text[:p.to])
	after, _ := utf8.DecodeRuneInString(text[p.to:])
	return !(word(before) && word(first)) && !(word(last) && word(after))
}

// readings finds all of the sentences that may be in a text, and chooses: of those that overlap
// the one with most words, but one that lies in an argument of another is a part of that.
func readings(text string, all []*wording) (list, found []saying) {
	for _, w := range all {
		found = append(found, w.in(text)...)
	}
	slices.SortStableFunc(found, func(a, b saying) int {
		return cmp.Or(b.letters-a.letters, (b.to-b.from)-(a.to-a.from))
	})
	for _, r := range found {
		if !slices.ContainsFunc(list, func(better saying) bool {
			return better.overlaps(r.passage) && !better.contains(r) && !r.contains(better)
		}) {
			list = append(list, r)
		}
	}
	return list, found
}

// contains reports whether r may be said beside another sentence: as its argument, or with the
// very same words.
func (outer saying) contains(r saying) bool {
	if outer.passage == r.passage && outer.key != r.key {
		return true
	}
	for _, a := range outer.args {
		if a.from <= r.from && r.to <= a.to {
			return true
		}
	}
	return false
}

// valueOf writes a number that was read as all are compared: 5002, not 5,002, and 3, not three.
func valueOf(s string) string {
	if i := slices.Index(strings.Split(inLetters, "|"), strings.ToLower(s)); i >= 0 {
		return string(rune('1' + i))
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, ",", ""), "−", "-")
}
