package format

import (
	"bytes"
	"net/url"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A link is the address of a puzzle on a site, cut up. Nothing is ever fetched: links are
// read for what they carry in themselves.
type link struct {
	at                    int    // where it begins in its line
	path, query, fragment string // behind the site's name, still escaped

	links *allowance // of all links of the text
}

// ErrBrokenLink means that what a link carries can't be unpacked.
var ErrBrokenLink = words.Error("format.link.broken")

// What else keeps a link from being read.
var (
	errLinkShort = words.Error("format.link.short")
	errLinkOther = words.Error("format.link.other")
	errLinkMuch  = words.Error("format.link.much")
)

// A linkReader reads what a link carries. known is false when it leads to no puzzle, but
// to the site as such.
type linkReader func(l *link, p *puzzle.Puzzle) (err error, known bool)

// linksTo makes what reads a line with a link to any of some sites.
func linksTo(read linkReader, sites ...string) func(text, raw []byte, it *Item, links *allowance) (*ParseError, bool) {
	return func(text, raw []byte, it *Item, links *allowance) (*ParseError, bool) {
		for _, site := range sites {
			l, ok := cutLink(text, site)
			if !ok {
				continue
			}
			l.links = links
			err, known := read(&l, &it.Puzzle)
			if !known {
				continue
			}
			it.Column, _ = place(raw, l.at)
			if err != nil {
				it.Puzzle = puzzle.Puzzle{}
				return linkFault(err, it.Column), true
			}
			tidy(&it.Puzzle)
			return nil, true
		}
		return nil, false
	}
}

// linkFault gives an error the place of a link. One that has no sentence is about what the
// link carries.
func linkFault(err error, column int) *ParseError {
	message, ok := err.(words.Message)
	if !ok {
		message = ErrBrokenLink
	}
	return &ParseError{Column: column, Err: message}
}

// cutLink finds the link to a site in a cleaned line, with a scheme before it or none.
func cutLink(text []byte, site string) (l link, ok bool) {
	i := bytes.Index(text, []byte(site))
	if i < 0 {
		return l, false
	}
	l.at = i
	for l.at > 0 && !endsLink(text[l.at-1]) {
		l.at--
	}
	rest := text[i+len(site):]
	if end := bytes.IndexFunc(rest, func(r rune) bool { return endsLink(byte(r)) }); end >= 0 {
		rest = rest[:end]
	}
	before, fragment, _ := strings.Cut(string(rest), "#")
	path, query, _ := strings.Cut(before, "?")
	l.path, l.query, l.fragment = path, query, fragment
	own := i == l.at || bytes.IndexByte([]byte("/."), text[i-1]) >= 0 || site[0] == '/'
	return l, own
}

// endsLink reports whether a byte can't stand in a link.
func endsLink(b byte) bool {
	return b <= ' ' || b >= other || strings.IndexByte("\"'`<>()[]{}|\\^", b) >= 0
}

// value returns what a name stands for in a query or fragment, no more escaped.
func value(query, name string) string {
	for part := range strings.SplitSeq(query, "&") {
		if v, ok := strings.CutPrefix(part, name+"="); ok {
			return unescape(v)
		}
	}
	return ""
}

// unescape undoes percent escapes, and leaves what can't be undone. A plus is a plus: it
// stands for nothing else in what sites pack.
func unescape(s string) string {
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}
