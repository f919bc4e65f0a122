package format

import (
	"slices"
	"strings"
)

// namesRule reports whether some line of the text has a rule as its name or value.
func (k *keyedText) namesRule() bool {
	return slices.ContainsFunc(k.lines, func(line string) bool {
		m := keyedLine().FindStringSubmatch(strings.TrimLeft(line, " \t-"))
		if m == nil {
			return false
		}
		_, rule := ruleOf(m[1])
		kind, every := namesKind(m[1])
		value := strings.Trim(m[2], `"' ,;`)
		_, saysRule := ruleOf(value)
		return rule && !isOff(value) || kind && saysRule || every && !isUsualRule(value)
	})
}

// isKind reports whether a name says which rules there are.
func isKind(name string) bool {
	kind, _ := namesKind(name)
	return kind
}

// mayBeKeyed reports whether a stream begins with a name, and is in the buffer as a whole. In one with a
// board of the layout Text all names may be its own.
func (s *source) mayBeKeyed() bool {
	for s.err == nil && len(s.buf) < cap(s.buf) && s.begunKeyed() {
		s.fill()
	}
	return s.failure() == nil && s.err != nil && len(s.buf) < maxLine && s.begunKeyed() && !mayShape(s.buf)
}

// begunKeyed reports whether the first line with contents is not one of other layouts.
func (s *source) begunKeyed() bool {
	text := plainText(string(s.buf[s.pos:]))
	for line := range strings.Lines(text) {
		whole := strings.HasSuffix(line, "\n") || s.err != nil
		if line = strings.TrimSpace(line); !whole && len(line) < maxName && (line == "" || glyphs[line[0]] == letter || strings.IndexByte("[-#\"'", line[0]) >= 0) {
			return true // more of it may come
		}
		if line == "" || line[0] == '#' || line == "---" {
			continue
		}
		line = strings.TrimPrefix(line, "- ")
		return keyedLine().MatchString(line) || sectionLine().MatchString(line)
	}
	return true
}
