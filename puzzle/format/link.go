package format

import (
	"bytes"
	"net/url"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A link is the address of a puzzle on a site, split into parts. Nothing is ever fetched:
// only the puzzle inside the link is read.
type link struct {
	at                    int    // where it begins in its line
	path, query, fragment string // after the site's name, escaped

	links *allowance // of all links of the text
}

// ErrBrokenLink means that the puzzle inside a link can't be unpacked.
var ErrBrokenLink = words.Error("format.link.broken")

// Other errors of links.
var (
	errLinkOnline   = words.Error("format.link.short")
	errLinkUnknown  = words.Error("format.link.unknown")
	errLinkVariant  = words.Error("format.link.other")
	errLinkTooLarge = words.Error("format.link.much")
)

// A linkReader reads the puzzle inside a link. known is false if the link is to another
// page of the site.
type linkReader func(l *link, p *puzzle.Puzzle) (err error, known bool)

// linksTo returns a function that reads a line with a link to one of some sites.
func linksTo(read linkReader, sites ...string) func(text, raw []byte, it *Item, links *allowance) (*ParseError, bool) {
	return func(text, raw []byte, it *Item, links *allowance) (*ParseError, bool) {
		for _, site := range sites {
			l, ok := cutLink(text, site)
			if !ok {
				continue
			}
			if last := bytes.LastIndex(text, []byte(site)); last > l.at+len(site) {
				other, _ := cutLink(text[last:], site)
				if other.path+other.query+other.fragment != l.path+l.query+l.fragment {
					return &ParseError{Err: words.Error("format.link.two")}, true
				}
			}
			l.links = links
			err, known := read(&l, &it.Puzzle)
			if !known {
				continue
			}
			it.Column, _ = columnOf(raw, l.at)
			if err != nil {
				it.Puzzle = puzzle.Puzzle{}
				return linkFault(err, it.Column), true
			}
			sanitize(&it.Puzzle)
			return nil, true
		}
		return nil, false
	}
}

// linkFault returns an error with the place of a link. Errors that are not ours become
// ErrBrokenLink.
func linkFault(err error, column int) *ParseError {
	message, ok := err.(words.Message)
	if !ok {
		message = ErrBrokenLink
	}
	return &ParseError{Column: column, Err: message}
}

// cutLink finds the link to a site in a cleaned line, with or without a scheme.
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

// endsLink reports whether a byte can't be part of a link.
func endsLink(b byte) bool {
	return b <= ' ' || b >= unknown || strings.IndexByte("\"'`<>()[]{}|\\^", b) >= 0
}

// value returns the unescaped value of a name in a query or fragment.
func value(query, name string) string {
	for part := range strings.SplitSeq(query, "&") {
		if v, ok := strings.CutPrefix(part, name+"="); ok {
			return unescape(v)
		}
	}
	return ""
}

// unescape decodes percent escapes, and returns s if that fails. A plus stays a plus: sites
// use it in packed puzzles.
func unescape(s string) string {
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}
