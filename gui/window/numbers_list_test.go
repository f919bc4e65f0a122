package window

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// A quantity is a line of testdata/numbers.txt.
type quantity struct {
	name   string
	places []*numberPlace
}

// A numberPlace is where a number is said: on a page, as an argument of a sentence or by a
// pattern.
type numberPlace struct {
	text  string         // as it is written
	pages []string       // none: any
	rare  bool           // the tour doesn't come there
	limit bool           // no more than the number: "200 or more"
	all   string         // of all that are in sight: their "sum", or "most"
	in    string         // only as an argument of this sentence
	where [2]string      // only where this argument is that
	count string         // what the test counts itself; see counts
	key   string         // of the sentence
	args  []string       // its arguments, which are added up
	plus  int            // and this
	form  *regexp.Regexp // in place of the sentence; its first group is the number
}

// The lines of the two files, and what they say about each page.
type numberTable struct {
	quantities []quantity
	once       []*numberPlace // without arguments: all numbers of the sentence
	ofPage     map[string]*pageNumbers
}

// pageNumbers is what is to be looked for on a page.
type pageNumbers struct {
	all    bool // its numbers are no quantities
	said   []*wording
	places map[string][]*numberPlace // by key
	forms  []*numberPlace
	once   []*regexp.Regexp
	known  map[string]*numbersOf      // what was found in a text
	lines  map[*numberPlace]*quantity // whose places these are
}

// numbersSeen are the places that were in sight.
var numbersSeen = map[*numberPlace]bool{}

// numbersOf is what the numbers of a text say.
type numbersOf struct {
	said    []saidNumber
	unknown string // a number that stands in no line; "" for none
}

// A saidNumber is a number that a place says.
type saidNumber struct {
	of    *quantity
	at    *numberPlace
	value string
	text  string
}

var theNumbers = sync.OnceValue(func() *numberTable {
	t := &numberTable{ofPage: map[string]*pageNumbers{}}
	for _, l := range linesOf("testdata/numbers.txt") {
		name, places, ok := strings.Cut(l, ": ")
		if !ok {
			panic("no quantity: " + l)
		}
		q := quantity{name: name}
		for p := range strings.SplitSeq(places, " | ") {
			q.places = append(q.places, placeOf(p))
		}
		t.quantities = append(t.quantities, q)
	}
	for _, l := range linesOf("testdata/numbers_once.txt") {
		i := strings.LastIndex(l, ": ")
		if i < 0 || len(l)-i < 12 {
			panic("no reason: " + l)
		}
		for p := range strings.SplitSeq(l[:i], " | ") {
			t.once = append(t.once, placeOf(p))
		}
	}
	return t
})

// linesOf returns the lines of a file without empty ones and comments.
func linesOf(name string) (list []string) {
	b, err := os.ReadFile(filepath.Join(here, name))
	if err != nil {
		panic(err)
	}
	for lines := bufio.NewScanner(strings.NewReader(string(b))); lines.Scan(); {
		if l := strings.TrimSpace(lines.Text()); l != "" && !strings.HasPrefix(l, "#") {
			list = append(list, l)
		}
	}
	return list
}

var placeForm = regexp.MustCompile(`^(>= )?(sum |most )?([A-Z][\w,]* )?(?:(\*)|/(.+)/|([\w.*-]+?)((?:\{\w+\}\+?)*)([+-]\d+)?(?: in ([\w.-]+))?(?: if (\w+)=(\w+))?)$`)

// placeOf reads a place; testdata/numbers.txt says how it is written.
func placeOf(text string) *numberPlace {
	if count, ok := strings.CutPrefix(text, "= "); ok {
		if counts[count] == nil {
			panic("nothing counts " + count)
		}
		return &numberPlace{count: count}
	}
	all := text
	text, rare := strings.CutPrefix(text, "~ ")
	m := placeForm.FindStringSubmatch(text)
	if m == nil || m[6] != "" && len(keysOf(m[6])) == 0 {
		panic("no place: " + text)
	}
	p := &numberPlace{text: all, rare: rare, limit: m[1] != "", all: strings.TrimSpace(m[2]), key: m[6], in: m[9], where: [2]string{m[10], m[11]}}
	if m[3] != "" {
		p.pages = strings.Split(strings.TrimSpace(m[3]), ",")
	}
	if m[5] != "" {
		p.form = regexp.MustCompile(m[5])
	}
	for _, a := range argument.FindAllStringSubmatch(m[7], -1) {
		p.args = append(p.args, a[1])
	}
	p.plus, _ = strconv.Atoi(m[8])
	return p
}

// keysOf returns the keys that a name with a star at its end means.
func keysOf(name string) (list []string) {
	begin, several := strings.CutSuffix(name, "*")
	if !several {
		if _, ok := catalogue()[name]; ok {
			list = []string{name}
		}
		return list
	}
	for key := range catalogue() {
		if strings.HasPrefix(key, begin) {
			list = append(list, key)
		}
	}
	slices.Sort(list)
	return list
}

// on returns what to look for on a page.
func (t *numberTable) on(page string) *pageNumbers {
	if p := t.ofPage[page]; p != nil {
		return p
	}
	p := &pageNumbers{places: map[string][]*numberPlace{}, known: map[string]*numbersOf{}, lines: map[*numberPlace]*quantity{}}
	t.ofPage[page] = p
	for i := range t.quantities {
		for _, at := range t.quantities[i].places {
			p.lines[at] = &t.quantities[i]
			p.add(at, page)
		}
	}
	for _, at := range t.once {
		p.add(at, page)
	}
	values := map[string]map[string]bool{}
	for key, list := range p.places {
		values[key] = map[string]bool{}
		for _, at := range list {
			for _, a := range at.args {
				values[key][a] = values[key][a] || p.lines[at] != nil
			}
		}
	}
	for key, args := range values {
		p.said = append(p.said, wordings(key, args)...)
	}
	p.said = append(p.said, fixedTexts()...)
	slices.SortFunc(p.said, func(a, b *wording) int { return strings.Compare(a.key, b.key) })
	return p
}

// add adds a place, if it may be on the page.
func (p *pageNumbers) add(at *numberPlace, page string) {
	switch {
	case len(at.pages) > 0 && !slices.Contains(at.pages, page) || at.count != "":
	case at.form != nil && p.lines[at] != nil:
		p.forms = append(p.forms, at)
	case at.form != nil:
		p.once = append(p.once, at.form)
	case at.key == "":
		p.all = true
	default:
		for _, key := range keysOf(at.key) {
			p.places[key] = append(p.places[key], at)
		}
		if at.in != "" && p.places[at.in] == nil {
			p.places[at.in] = []*numberPlace{}
		}
	}
}
