package words

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// A catalogue is a language's file. It is read when its first sentence is asked for, and
// then only that sentence is decoded: most runs on the command line need a few or none.
type catalogue struct {
	code    string // the language's tag
	entries func() map[string]*entry
	tag     func() language.Tag
}

// An entry is a sentence of the file, decoded when it is asked for.
type entry struct {
	once sync.Once
	text string // JSON
	says sentence
}

func newCatalogue(dir fs.FS, name, code string) *catalogue {
	return &catalogue{
		code:    code,
		entries: sync.OnceValue(func() map[string]*entry { return read(dir, name) }),
		tag:     sync.OnceValue(func() language.Tag { return language.Make(code) }),
	}
}

// sentence returns the sentence of a key.
func (c *catalogue) sentence(key string) (sentence, bool) {
	e, ok := c.entries()[key]
	if !ok {
		return nil, false
	}
	e.once.Do(func() {
		if err := json.Unmarshal([]byte(e.text), &e.says); err != nil {
			panic(fmt.Errorf("%s, %q: %w", c.code, key, err)) // the catalogue is part of the program
		}
	})
	return e.says, true
}

func read(dir fs.FS, name string) map[string]*entry {
	b, err := fs.ReadFile(dir, name)
	if err != nil {
		panic(err) // the catalogue is part of the program
	}
	keys, entries := members(string(b))
	by := make(map[string]*entry, len(keys))
	for i, key := range keys {
		by[key] = &entries[i]
	}
	return by
}

// members returns the keys of a JSON object and the texts of their values. Of what is no
// JSON it returns something; a test decodes the files as a whole.
func members(object string) (keys []string, values []entry) {
	n := strings.Count(object, "\n") + 1 // there is about one a line
	keys, values = make([]string, 0, n), make([]entry, 0, n)
	_, rest, _ := strings.Cut(object, "{")
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
