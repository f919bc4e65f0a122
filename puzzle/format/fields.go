package format

import "bytes"

// fields reads cells between delimiters, where an empty field is an empty cell. There may
// also be a delimiter at either end.
func (r *row) fields(text []byte, delimiter byte) bool {
	var traits trait
	switch delimiter {
	case ',', ';':
		traits = delimited
	case '|':
		traits = ruled
	}
	list, at := r.split(text, delimiter)
	for _, whole := range list {
		f := trimField(whole)
		s, ok := candidates(f)
		if !ok && len(f) > 0 || len(f) == 0 && delimiter == '|' && !empty(whole) { // another sign stands in it
			r.n, r.width, r.hollow, r.signed = 0, 0, 0, false
			return false
		}
		switch {
		case s == 0 && len(f) > 0:
			r.signed = true
		case len(f) == 0 && r.hollow == 0:
			r.hollow = at + 1
		}
		at += len(whole) + 1
		if r.add(s, 0); s&candidatesFlag != 0 {
			traits |= pencilled
		}
		if s&entryFlag != 0 {
			traits |= played
		}
		if len(f) == 0 && delimiter == '\t' {
			traits |= delimited
		}
	}
	if r.traits = traits; traits == 0 {
		r.traits = spaced
	}
	return len(list) > 0
}

// split splits text into 9 or 81 fields, and returns nil if there are not so many, and where the
// first of them begins.
func (r *row) split(text []byte, delimiter byte) (list [][]byte, at int) {
	n := bytes.Count(text, []byte{delimiter})
	if n < 8 || n > 10 && n < 80 || n > 82 {
		return nil, 0
	}
	list = r.list[:0]
	for f := range bytes.SplitSeq(text, []byte{delimiter}) {
		list = append(list, f)
	}
	r.list, r.width = list, n+1
	right := func() bool { return len(list) == 9 || len(list) == 81 }
	first, last := empty(list[0]), empty(list[len(list)-1])
	if right() && last && isOpen(text) {
		return nil, 0 // the rest of it is lost
	}
	if n := len(list); n == 10 || n == 82 {
		r.edges = edgesOf(first, last)
	}
	if !right() && last && r.edges != leftEdge {
		list = list[:len(list)-1]
		r.cut |= rightEdge
	}
	if !right() && first {
		at = len(list[0]) + 1
		list = list[1:]
		r.cut |= leftEdge
	}
	if len(list) == 9 {
		r.kept = edgesOf(empty(list[0]), empty(list[8])) &^ r.cut
	}
	if r.edges != 0 {
		r.cut = 0 // alignEdges decides
	}
	if !right() {
		return nil, 0
	}
	return list, at
}

// isOpen reports whether a line begins a list that does not end in it.
func isOpen(text []byte) bool {
	at := skip(text, 0, " \t")
	return at < len(text) && bytes.IndexByte([]byte("[{("), text[at]) >= 0 && !bytes.ContainsAny(text, "]})")
}

// Edges says at which edge of a row of one delimiter too many the empty field is that the
// delimiter there makes. With both empty only the other rows of the grid can tell.
type edges uint8

const (
	leftEdge edges = 1 << iota
	rightEdge
)

func edgesOf(left, right bool) (e edges) {
	if left {
		e |= leftEdge
	}
	if right {
		e |= rightEdge
	}
	return e
}

// trimField removes blanks and quotes around a field.
func trimField(f []byte) []byte {
	for len(f) > 0 && !inToken(f[0]) {
		f = f[1:]
	}
	for len(f) > 0 && !inToken(f[len(f)-1]) {
		f = f[:len(f)-1]
	}
	return f
}

// empty reports whether a cleaned text has only blanks and quotes.
func empty(text []byte) bool {
	for _, b := range text {
		if g := glyphs[b]; g != blank && g != wrap {
			return false
		}
	}
	return true
}
