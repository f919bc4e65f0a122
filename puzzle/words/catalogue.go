package words

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// A catalogue is a language's file. Its lines are in the order of their keys, so a sentence is
// looked up in the text, and decoded when it is first asked for: most runs on the command line
// need a few or none.
type catalogue struct {
	known
	text func() string
	said sync.Map // of sentence by key
	tag  func() language.Tag
}

// A known is what is known of a language before its file is read.
type known struct{ code, name, script string }

// newCatalogue makes the catalogue of a language of the text of its file.
func newCatalogue(k known, text func() string) *catalogue {
	return &catalogue{
		known: k,
		text:  sync.OnceValue(text),
		tag:   sync.OnceValue(func() language.Tag { return language.Make(k.code) }),
	}
}

// sentence returns the sentence of a key.
func (c *catalogue) sentence(key string) (sentence, bool) {
	if s, ok := c.said.Load(key); ok {
		return s.(sentence), true
	}
	value, ok := c.find(key)
	if !ok {
		return nil, false
	}
	var s sentence
	if err := json.Unmarshal([]byte(value), &s); err != nil {
		panic(fmt.Errorf("%s, %q: %w", c.code, key, err)) // the catalogue is part of the program
	}
	c.said.Store(key, s)
	return s, true
}

// entryStart is how the line begins in which a sentence begins. The texts of a sentence that has
// several stand on lines of their own, which are indented further.
const entryStart = "\n\t\""

// find returns the JSON of a key by bisection.
func (c *catalogue) find(key string) (value string, ok bool) {
	text := c.text()
	low, high := 0, len(text) // where the line begins, if there is one
	for low < high {
		mid := low + (high-low)/2
		at := strings.LastIndex(text[low:min(mid+len(entryStart), len(text))], entryStart)
		if at < 0 {
			low = mid + 1
			continue
		}
		switch k, v := entry(text[low+at:]); {
		case k == key:
			return v, true
		case k > key:
			high = low + at
		default:
			low = mid + 1
		}
	}
	return "", false
}

// entry returns the key and the JSON of the sentence with which a text begins.
func entry(text string) (key, value string) {
	text = text[len(entryStart):]
	if end := strings.Index(text, entryStart); end >= 0 {
		text = strings.TrimSuffix(text[:end], ",")
	} else {
		text = strings.TrimSuffix(strings.TrimSpace(text), "}")
	}
	key, value, _ = strings.Cut(text, `": `)
	return key, value
}

// keys lists the keys that begin with prefix, in their order.
func (c *catalogue) keys(prefix string) (list []string) {
	for rest := c.text(); ; rest = rest[len(entryStart):] {
		at := strings.Index(rest, entryStart+prefix)
		if at < 0 {
			return list
		}
		rest = rest[at:]
		key, _ := entry(rest)
		list = append(list, key)
	}
}
