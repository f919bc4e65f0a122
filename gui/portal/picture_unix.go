//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"cmp"
	"context"
	"io"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"sudoku/puzzle/words"
)

// pictureTypes are the kinds of pictures that are asked for, in that order.
var pictureTypes = []string{"image/png", "image/jpeg", "image/webp", "image/bmp", "image/tiff", "image/gif"}

const (
	answerTime  = 3 * time.Second // how long the owner of the clipboard may take for an answer or a piece
	allTime     = time.Minute     // and how long for all pieces
	mostPicture = 200 << 20
)

var (
	errNoAnswer = words.Error("paste.noanswer")
	errLarge    = words.Error("photo.large", "size", mostPicture>>20)
)

// Picture returns the file of the picture on the clipboard; nil if there is none. It asks
// the X server by itself: the toolkit knows only text.
func Picture(ctx context.Context) (file []byte, err error) {
	xgb.Logger.SetOutput(io.Discard) // it misses a file of passwords
	x, err := xgb.NewConn()
	if err != nil {
		return nil, nil // no X server, no clipboard
	}
	s := &selection{x: x, atoms: map[string]xproto.Atom{}}
	defer s.close()
	defer context.AfterFunc(ctx, s.close)()
	if err := s.open(); err != nil {
		return nil, nil
	}
	offered, err := s.ask("TARGETS")
	if err != nil {
		return nil, cmp.Or(ctx.Err(), err)
	}
	for _, name := range pictureTypes {
		if !s.offers(offered, name) {
			continue
		}
		if file, err = s.ask(name); err != nil || len(file) > 0 {
			return file, cmp.Or(ctx.Err(), err)
		}
	}
	return nil, ctx.Err()
}
