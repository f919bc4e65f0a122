package format

import (
	"context"
	"errors"
	"html"
	"strings"
)

// readPre reads the text of a pre element.
func (h *htmlReader) readPre() {
	text := h.pre.String()
	h.pre = nil
	s := newSource(context.Background(), strings.NewReader(html.UnescapeString(text)))
	(&gridReader{s: s, yield: func(it Item, err error) bool {
		it.Line += h.preLine - 1
		if fault, ok := errors.AsType[*ParseError](err); ok {
			fault.Line += h.preLine - 1
		}
		h.found++
		h.last = max(h.last, it.Line)
		h.stopped = h.stopped || !h.yield(it, err)
		return !h.stopped
	}}).read()
}
