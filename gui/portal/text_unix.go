//go:build linux || freebsd || netbsd || openbsd

package portal

import (
	"context"
	"slices"
	"time"

	"github.com/jezek/xgb/xproto"
)

// Text returns the text on the clipboard, "" if there is none. own is the handle of the program's window
// on X, 0 on Wayland: it may be busy, and answer later than others. The error is ErrNoClipboard where only
// the toolkit may know more. It must not be called on the window's goroutine, which may have to answer.
//
// Programs on Wayland are asked by way of the X server, too, which not every compositor allows at every
// time.
func Text(ctx context.Context, own uintptr) (string, error) {
	s, err := connect(ctx, limits{silence: textSilence, most: mostText, silent: ErrSilent, large: errLargeText})
	if err != nil {
		return "", err
	}
	defer s.close()
	if s.owned(own) {
		s.silence = time.Hour // as long as ctx lets it
	}
	offered, err := s.ask("TARGETS")
	if err != nil || s.onlyPicture(offered) {
		return "", err
	}
	text, err := s.ask("UTF8_STRING")
	if err == nil && text == nil {
		text, err = s.ask("STRING")
		text = fromLatin1(text)
	}
	if err == nil && text == nil && own == 0 {
		return "", ErrNoClipboard
	}
	return string(text), err
}

// onlyPicture reports whether there is a picture and no text: some programs give its bytes to whoever
// asks for text.
func (s *selection) onlyPicture(offered []byte) bool {
	offers := func(name string) bool { return s.offers(offered, name) }
	return slices.ContainsFunc(pictureTypes, offers) && !offers("UTF8_STRING") && !offers("STRING")
}

// owned reports whether the clipboard belongs to the program that has a window.
func (s *selection) owned(window uintptr) bool {
	r, err := xproto.GetSelectionOwner(s.x, s.atom("CLIPBOARD")).Reply()
	if err != nil || window == 0 {
		return false
	}
	const each = ^uintptr(0)
	other := each &^ uintptr(xproto.Setup(s.x).ResourceIdMask) // what all windows of a program have in common
	return uintptr(r.Owner)&other == window&other
}

// fromLatin1 returns a text in the encoding of old programs as UTF-8.
func fromLatin1(text []byte) (out []byte) {
	for _, b := range text {
		out = append(out, string(rune(b))...)
	}
	return out
}
