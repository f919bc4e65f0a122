package results

import (
	"bytes"
	"context"
	"image/png"
	"io"

	"sudoku/gui/board"
	"sudoku/gui/paint"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
)

// CopyLink copies the game as a link: in the first layout of one line that has room for its board.
func CopyLink(a *screen.App) {
	s := shareState{game: screen.GameToSave(a)}
	screen.CopyAs(a, s.links()[0])
}

// CopyPicture copies a picture of the board as it looks.
func CopyPicture(a *screen.App) {
	s := shareState{game: screen.GameToSave(a), view: shareNow}
	if s.game == a.Session().Game {
		s.known = a.Session().Facts()
	}
	file, err := s.file(a)
	said := func(err error) {
		if l := a.Base().Lang; err != nil {
			a.Warn(l.Error(err))
		} else {
			a.Say(s.pictureStatus(l))
		}
	}
	if err != nil {
		said(err)
		return
	}
	a.CopyPicture(file, said)
}

// file returns the picture as a PNG file.
func (s *shareState) file(a *screen.App) ([]byte, error) {
	var out bytes.Buffer
	err := png.Encode(&out, s.picture(a.Base().Kit.Painter, a.Base().Lang, screen.Picture(a), shareWidth))
	return out.Bytes(), err
}

// savedWidths lists the widths of saved pictures, in pixels.
var savedWidths = []int{600, shareWidth, 2400}

// SavePicture asks where to save the picture, and how large.
func (s *Share) SavePicture() {
	state, l, now, drawn := s.state, s.Lang, screen.Picture(s.app), s.drawn()
	title, _ := state.title(l)
	screen.AskSave(s.app, screen.SaveOrder{Title: "share.saving", Name: screen.GameFileName(s.app, ".png"), Kind: 1, Kinds: screen.PictureKinds(savedWidths...),
		Picture: func(int) board.View { return state.boardView(now) },
		Stream: func(_ context.Context, w io.Writer, kind int) error {
			if kind == len(savedWidths) {
				return print.SVG(w, print.Picture(&drawn), title)
			}
			return png.Encode(w, state.picture(paint.NewPainter(), l, now, savedWidths[kind]))
		}}, s.app.Push)
}

// drawn returns the puzzle as a drawing shows it: nothing of a paused game that is drawn as it looks.
func (s *Share) drawn() puzzle.Puzzle {
	if s.state.view == shareNow && s.state.game.Clock.Paused() {
		return puzzle.Puzzle{}
	}
	return s.state.puzzle()
}
