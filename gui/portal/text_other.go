//go:build !(linux || freebsd || netbsd || openbsd)

package portal

import (
	"context"

	"golang.design/x/clipboard"
)

// Text returns the text on the clipboard, "" if there is none. It can't be interrupted. The error is
// ErrNoClipboard where only the toolkit can ask.
func Text(context.Context, uintptr) (string, error) {
	if clipboard.Init() != nil {
		return "", ErrNoClipboard
	}
	text := clipboard.Read(clipboard.FmtText)
	if len(text) > mostText {
		return "", errLargeText
	}
	return string(text), nil
}
