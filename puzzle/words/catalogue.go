package words

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// A catalogue is a language's file. It is read when its first sentence is asked for, and
// then only that sentence is decoded: most runs on the command line need a few or none.
type catalogue struct {
	known
	entries func() map[string]*entry // all but the techniques, which few runs explain
	rest    func() map[string]*entry
	tag     func() language.Tag
}

// A known is what is known of a language before its file is read.
type known struct{ code, name, script string }

// An entry is a sentence of the file, decoded when it is asked for.
type entry struct {
	once sync.Once
	text string // JSON
	says sentence
}

// newCatalogue makes the catalogue of a language of the text of its file, or of its pieces: what
// stands before and after the techniques, and these.
func newCatalogue(k known, main func() [2]string, techniques func() string) *catalogue {
	return &catalogue{
		known: k,
		entries: sync.OnceValue(func() map[string]*entry {
			pieces := main()
			return index(pieces[:]...)
		}),
		rest: sync.OnceValue(func() map[string]*entry { return index(techniques()) }),
		tag:  sync.OnceValue(func() language.Tag { return language.Make(k.code) }),
	}
}

// find returns the entry of a key, or nil.
func (c *catalogue) find(key string) *entry {
	if strings.HasPrefix(key, techniques) {
		if e := c.rest()[key]; e != nil {
			return e
		}
	}
	return c.entries()[key]
}

// sentence returns the sentence of a key.
func (c *catalogue) sentence(key string) (sentence, bool) {
	e := c.find(key)
	if e == nil {
		return nil, false
	}
	e.once.Do(func() {
		if err := json.Unmarshal([]byte(e.text), &e.says); err != nil {
			panic(fmt.Errorf("%s, %q: %w", c.code, key, err)) // the catalogue is part of the program
		}
	})
	return e.says, true
}

// techniques is how the keys of sentences about techniques begin.
const techniques = "logic."

// divide cuts the sentences about techniques, nearly half of a file, out of the middle: those
// that stand together from the first on, a line each.
func divide(text string) [3]string {
	const line = "\n\t\""
	from := strings.Index(text, line+techniques)
	if from < 0 {
		return [3]string{text, "", ""}
	}
	to := from
	for strings.HasPrefix(text[to:], line+techniques) {
		next := strings.Index(text[to+1:], line)
		if next < 0 {
			break // its end is not known
		}
		to += 1 + next
	}
	return [3]string{text[:from], text[from:to], text[to:]}
}

// index finds the entries of pieces of a file.
func index(pieces ...string) map[string]*entry {
	n := 0
	for _, piece := range pieces {
		n += strings.Count(piece, "\n") // there is about one a line
	}
	keys, entries := make([]string, 0, n), make([]entry, 0, n)
	for _, piece := range pieces {
		keys, entries = members(piece, keys, entries)
	}
	by := make(map[string]*entry, len(keys))
	for i, key := range keys {
		by[key] = &entries[i]
	}
	return by
}

// members adds the keys of a JSON object, or of a piece of one, and the texts of their values.
// Of what is no JSON it adds something; a test decodes the files as a whole.
func members(object string, keys []string, values []entry) ([]string, []entry) {
	rest := object
	for {
		_, after, ok := strings.Cut(rest, `"`)
		if !ok {
			return keys, values
		}
		end := quoted(after)
		key := after[:end]
		_, value, _ := strings.Cut(after[end:], ":")
		value = strings.TrimLeft(value, " \t\r\n")
		end = valueEnd(value)
		keys, values = append(keys, key), append(values, entry{text: value[:end]})
		rest = value[end:]
	}
}

// quoted returns where the text that begins behind a quote ends: at the next one.
func quoted(text string) int {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			return i
		case '\\':
			i++
		}
	}
	return len(text)
}

// valueEnd returns where a value ends, which is a text or an object of texts.
func valueEnd(value string) int {
	if strings.HasPrefix(value, `"`) {
		return min(quoted(value[1:])+2, len(value))
	}
	for i := 0; i < len(value); i++ {
		switch value[i] {
		case '"':
			i += quoted(value[i+1:]) + 1
		case '}':
			return i + 1
		}
	}
	return len(value)
}
