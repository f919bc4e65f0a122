package words

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
)

// A sentence is a text for each condition; that without one is other.
type sentence map[string]string

func (s *sentence) UnmarshalJSON(b []byte) error {
	if b[0] != '"' {
		return json.Unmarshal(b, (*map[string]string)(s))
	}
	*s = sentence{"other": ""}
	var text string
	err := json.Unmarshal(b, &text)
	(*s)["other"] = text
	return err
}

// form is the text for the arguments: of those whose condition holds the one that asks for
// most.
func (s sentence) form(c *catalogue, args []any) string {
	chosen, most := "other", 0
	for when := range s {
		if len(s) == 1 || when == "other" {
			continue
		}
		if n := c.holds(when, args); n > most || n == most && n > 0 && when < chosen {
			chosen, most = when, n
		}
	}
	return s[chosen]
}

// holds returns how much a condition asks for, and 0 where it doesn't hold. A number asks for
// more than a plural form.
func (c *catalogue) holds(when string, args []any) (asked int) {
	for part := range strings.SplitSeq(when, ", ") {
		name, form, named := strings.Cut(part, " ")
		if !named {
			name, form = "n", part
		}
		n, ok := count(args, name)
		switch {
		case !ok:
			return 0
		case form == "="+strconv.Itoa(n):
			asked += 3
		case form == c.plural(n):
			asked += 2
		default:
			return 0
		}
	}
	return asked
}

// count returns the number that an argument is, or of a list how many things it has.
func count(args []any, name string) (n int, ok bool) {
	v, ok := lookup(args, name)
	if !ok {
		return 0, false
	}
	if l, ok := v.(List); ok {
		return len(l.Parts), true
	}
	n, err := strconv.Atoi(fmt.Sprint(v))
	return n, err == nil
}

var forms = map[plural.Form]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one",
	plural.Two: "two", plural.Few: "few", plural.Many: "many"}

// plural names the form of a number by the rules of the Unicode CLDR, which heed no sign.
func (c *catalogue) plural(n int) string {
	return forms[plural.Cardinal.MatchPlural(c.tag(), max(n, -n, 0), 0, 0, 0, 0)]
}

// Toolkit returns, as JSON, the sentences that the toolkit says itself: those whose
// keys are its own English.
func (l Lang) Toolkit() []byte {
	out := map[string]sentence{}
	for _, key := range l.Keys("") {
		if strings.ToLower(key[:1]) != key[:1] {
			out[key], _ = l.sentence(key)
		}
	}
	b, err := json.Marshal(out)
	if err != nil {
		panic(err) // texts by text
	}
	return b
}

// Texts returns the texts of a key as the catalogue has them, by condition; nil if it has none.
// By them tests read a sentence back.
func (l Lang) Texts(key string) map[string]string {
	s, _ := l.sentence(key)
	return s
}

// Keys lists the keys of the language that begin with prefix, sorted.
func (l Lang) Keys(prefix string) []string { return languages[l].keys(prefix) }
