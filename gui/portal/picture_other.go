//go:build !(linux || freebsd || netbsd || openbsd)

package portal

import (
	"context"

	"golang.design/x/clipboard"
)

// Picture returns the file of the picture on the clipboard; nil if there is none.
func Picture(context.Context) (file []byte, err error) {
	if clipboard.Init() != nil {
		return nil, nil
	}
	return clipboard.Read(clipboard.FmtImage), nil
}
