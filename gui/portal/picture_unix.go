//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"cmp"
	"context"
	"time"

	"sudoku/puzzle/words"
)

// pictureTypes are the kinds of pictures that are asked for, in that order.
var pictureTypes = []string{"image/png", "image/jpeg", "image/webp", "image/bmp", "image/tiff", "image/gif"}

const (
	mostPicture = 200 << 20
	pictureTime = time.Minute // how long the owner of the clipboard may take for all
)

var pictureLimits = limits{silence: 3 * time.Second, most: mostPicture,
	silent: words.Error("paste.noanswer"), large: words.Error("photo.large", "size", mostPicture>>20)}

// Picture returns the file of the picture on the clipboard; nil if there is none. It asks
// the X server by itself: the toolkit knows only text.
func Picture(ctx context.Context) (file []byte, err error) {
	limited, cancel := context.WithTimeout(ctx, pictureTime)
	defer cancel()
	s, err := connect(limited, pictureLimits)
	if err != nil {
		return nil, nil // no X server, no clipboard
	}
	defer s.close()
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
