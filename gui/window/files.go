package window

import (
	"crypto/sha256"
	"io/fs"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/store"
)

// openFile opens a regular file.
func openFile(path string) (fs.File, error) { return store.Open(path) }

// playOpened plays a game that was opened, and returns the message about it. A puzzle that can't
// be played as it is goes to the page for entering.
func (op *opener) playOpened(o session.Opened, from *opening) string {
	switch {
	case o.Name != "":
		op.games.openRead(o)
	case o.Game != nil:
		op.begin(op.gameOf(o), from)
		if o.Damage != nil {
			return o.Damage.In(op.lang)
		}
	case session.Unique(o.Puzzle):
		op.begin(op.gameOf(o), from)
		return screen.CameWith(op.app)
	default:
		op.resumeBelow(from)
		screen.Open(op.app, o.Puzzle)
		return screen.CheckText(op.lang, o.Puzzle)
	}
	return ""
}

// begin plays a game, or goes on with the one that was made of the same file before.
func (op *opener) begin(g *game.Game, from *opening) {
	key := keyOf(g)
	if old, ok := op.made(key); ok && len(from.Paths) > 0 && op.app.OpenGame(old) {
		return
	}
	if from.start && !op.app.Session().HasGame() {
		op.app.Sessions().DropUnplayed()
	}
	op.games.playNew(g)
	op.aside[key] = op.app.Session().Name
}

// keyOf returns what is the same for games that are saved alike.
func keyOf(g *game.Game) [sha256.Size]byte {
	text := sha256.New()
	_ = g.Save(text) // a hash takes everything
	return [sha256.Size]byte(text.Sum(nil))
}

// made returns the game that was made of the same file before, if it is still there.
func (op *opener) made(key [sha256.Size]byte) (name string, ok bool) {
	switch name = op.aside[key]; name {
	case "":
		return "", false
	case op.app.Session().Name: // it may not be on the disk yet
		return name, true
	}
	_, err := os.Stat(op.app.Sessions().Store.Path(name))
	return name, err == nil
}

// resumeBelow resumes the last game at the start, so that it is shown when a page is closed.
func (op *opener) resumeBelow(o *opening) {
	if o.start && !op.app.Session().HasGame() {
		op.games.resume(session.Opened{})
	}
}

// gameOf returns the saved game, or a new game of the puzzle.
func (op *opener) gameOf(o session.Opened) *game.Game {
	if o.Game != nil {
		return o.Game
	}
	return op.games.newGame(o.Puzzle)
}

// storeOnly writes games into the store without playing them.
func (op *opener) storeOnly(list []session.Opened) (said []remark) {
	stored := map[string]int{}
	for _, o := range list {
		if o.Name != "" {
			continue // it is in the store already
		}
		where, err := op.store(o)
		if err != nil {
			said = append(said, remark{op.T("save.unsaved", "folder", op.app.Sessions().Store.Dir, "why", op.lang.Error(err)), true})
			continue
		}
		stored[where]++
	}
	for _, where := range []string{"file.entered", "file.aside"} {
		if n := stored[where]; n > 0 {
			said = append([]remark{{op.T(where, "n", n), false}}, said...)
		}
	}
	return said
}

// store writes a game that was opened into the store, a puzzle that hasn't exactly one solution
// among those that were typed, and returns what says so. A game that was written before and is
// still there isn't written again.
func (op *opener) store(o session.Opened) (said string, err error) {
	if o.Game == nil && !session.Unique(o.Puzzle) {
		return "file.entered", op.app.Sessions().KeepEntry(o.Puzzle)
	}
	g, name := op.gameOf(o), op.app.Sessions().Store.NewName(op.app.Sessions().Now())
	key := keyOf(g)
	if _, ok := op.made(key); ok {
		return "file.aside", nil
	}
	origin := g.Puzzle().Origin
	origin.Kept = true // it was put there, not looked at
	g.SetOrigin(origin)
	op.app.Sessions().Name(g, nil)
	if err = op.app.Sessions().Store.Save(name, g); err == nil {
		op.aside[key] = name
	}
	return "file.aside", err
}

// paste opens the puzzle in the clipboard.
func (op *opener) paste() { op.app.ReadText(op.pasteText) }

func (op *opener) pasteText(text string) {
	if isBinary(text) {
		text = ""
	}
	p, ok := op.app.Top().(screen.Paster)
	switch {
	case ok && p.Paste(text):
	case strings.TrimSpace(text) != "":
		op.read(opening{Request: session.Request{Text: text}, enter: enter.Entering(op.app)})
	case enter.Entering(op.app) != nil && enter.Entering(op.app).PasteCells(text):
	case op.picture != nil:
		op.pastePicture()
	default:
		op.app.Say(op.T("paste.empty"))
	}
}

// isBinary reports whether a text is none: some programs that offer only a picture give its
// bytes to whoever asks them for text.
func isBinary(text string) bool {
	return !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r < ' ' && !unicode.IsSpace(r) }) ||
		photo.IsPicture([]byte(text)) || strings.HasPrefix(text, "RIFF")
}

// pastePicture opens the picture in the clipboard. Pressed again while one is read it does
// nothing: that is the same picture.
func (op *opener) pastePicture() {
	waiting := func(o opening) bool { return o.Picture != nil }
	if op.current != nil && waiting(*op.current) || slices.ContainsFunc(op.queue, waiting) {
		return
	}
	op.read(opening{Request: session.Request{Picture: op.picture}})
}
