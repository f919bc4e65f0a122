//go:build !(linux || freebsd || netbsd || openbsd)

package portal

import (
	"context"

	"golang.design/x/clipboard"
)

// OfferPicture puts a PNG file on the clipboard, and calls offered once it is there.
func OfferPicture(_ context.Context, file []byte, offered func()) error {
	if clipboard.Init() != nil {
		return ErrNoClipboard
	}
	clipboard.Write(clipboard.FmtImage, file)
	offered()
	return nil
}
