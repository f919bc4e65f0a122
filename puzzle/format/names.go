package format

import (
	_ "embed" // of names.txt
	"regexp"
	"strings"
	"sync"
)

//go:embed names.txt
var nameTexts string

// nameLists are the lists of names.txt by their kinds.
var nameLists = sync.OnceValue(func() map[string][]string {
	m := map[string][]string{}
	for line := range strings.Lines(nameTexts) {
		names := strings.Fields(line)
		if len(names) < 2 || names[0] == "#" {
			continue
		}
		for i, name := range names {
			names[i] = strings.ReplaceAll(name, "_", " ")
		}
		m[names[0]] = names[1:]
	}
	return m
})

// anyName returns a part of a regular expression that matches each name of a kind.
func anyName(kind string) string { return `(?:` + strings.Join(nameLists()[kind], `|`) + `)` }

// compileNames returns a func that compiles an expression with names, which are in braces, when it is first
// called.
func compileNames(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(nameInBraces().ReplaceAllStringFunc(expr, func(kind string) string { return anyName(kind[1 : len(kind)-1]) }))
	})
}

var nameInBraces = compileLater(`\{[a-z]+\}`)
