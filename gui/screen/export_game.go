package screen

import (
	"context"
	"image/png"
	"io"
	"slices"
	"strings"
	"sync"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/paint"
	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// SaveFile opens the page that asks for a path and saves the game there: as it is, the puzzle in the
// layout of another program, or what is seen of it.
func SaveFile(a *App) {
	g := GameToSave(a)
	ways := GameWays(a, g)
	AskSave(a, SaveOrder{Title: "save.title", Name: GameFileName(a, store.Ext), Text: true,
		Kinds: func(l words.Lang) (list []portal.FileKind) {
			for _, w := range ways {
				list = append(list, w.Kind(l))
			}
			return list
		},
		What: func(l words.Lang, kind int) string { return ways[kind].what(l) },
		How:  func(l words.Lang, kind int) string { return ways[kind].how(l, g) },
		Refuses: func(ending string) error {
			p := g.Puzzle()
			if f, ok := format.ByExt(ending); ok {
				return f.RefusesTitled(&p)
			}
			return nil
		},
		Picture: func(kind int) board.View {
			if back := ways[kind].back; back != nil && !g.Clock.Paused() {
				return ViewOf(back())
			}
			return Picture(a)
		},
		Foot:   func(l words.Lang, kind int) string { return ways[kind].foot(l, g) },
		Slow:   func(kind int) bool { return ways[kind].Draws },
		Encode: func(w io.Writer, kind int) error { return ways[kind].Write(context.Background(), w) },
		Stream: func(ctx context.Context, w io.Writer, kind int) error { return ways[kind].Write(ctx, w) },
	}, a.ShowOver)
}

// A gameWay is a way to save a game.
type gameWay struct {
	Kind   func(words.Lang) portal.FileKind
	what   func(words.Lang) string // says what is written
	Write  func(context.Context, io.Writer) error
	Draws  bool                  // it takes longer than a text does
	layout *format.Format        // that of another program; nil: none
	back   func() *puzzle.Puzzle // what is written, as it reads back; nil: the game as it is
}

// how says what a game loses that is saved so.
func (w *gameWay) how(l words.Lang, g *game.Game) string {
	key, said := "chooser.how.game", format.Parts(0)
	switch {
	case w.layout == nil:
		return l.T(key)
	case w.layout.Keeps()&format.Entries == 0:
		key, said = "chooser.how.givens", format.Entries|format.Entered|format.Singles
	case w.back().Givens != g.Puzzle().Givens:
		key, said = "chooser.how.singles", format.Singles
	}
	return l.Sentences(l.T(key), leftOut(l, w.layout, g, said))
}

// foot says how many digits are written.
func (w *gameWay) foot(l words.Lang, g *game.Game) string {
	placed, of := g.Progress()
	switch {
	case w.layout != nil && w.layout.Keeps()&format.Entries == 0:
		return l.T("level.givens", "n", g.Givens().Len())
	case w.back != nil:
		of -= w.back().Givens.Count() - g.Givens().Len()
	}
	return l.T("home.digits", "n", placed, "of", of)
}

// formatWay saves a game in the layout of another program.
func formatWay(g *game.Game, f *format.Format) gameWay {
	return gameWay{Kind: func(l words.Lang) portal.FileKind { return FormatKind(l, f) }, what: f.Title, layout: f,
		back: sync.OnceValue(func() *puzzle.Puzzle {
			p := g.Current()
			if list, err := format.Parse(f.Text(p)); err == nil && len(list) == 1 {
				p = list[0]
			}
			return &p
		}),
		Write: func(_ context.Context, w io.Writer) error { return f.Write(w, []puzzle.Puzzle{g.Current()}) }}
}

// GameWays are the ways to save a game: as it is, then in the layouts that most people want, as a picture
// and on paper, then in those of other programs, and as a drawing.
func GameWays(a *App, g *game.Game) []gameWay {
	list := []gameWay{{Kind: gameKind, what: func(l words.Lang) string { return l.T("chooser.writes.game") },
		Write: func(_ context.Context, w io.Writer) error { return g.Save(w) }}}
	for _, f := range gameFormats(g.Puzzle().Shape) {
		list = append(list, formatWay(g, f))
	}
	return append(slices.Insert(list, min(3, len(list)), pictureWay(a), paperWay(a)), drawingWay(a))
}

// pictureWay saves a picture of the board.
func pictureWay(a *App) gameWay {
	pal, v := a.Base().Kit.Pal, Picture(a)
	return gameWay{Draws: true,
		Kind: func(l words.Lang) portal.FileKind { return drawnKind(l, l.T("chooser.picture"), ".png") },
		what: func(l words.Lang) string { return l.T("picture.png", "n", pictureSize) },
		Write: func(_ context.Context, w io.Writer) error {
			return png.Encode(w, board.Picture(paint.NewPainter(), pal, v, pictureSize))
		}}
}

// drawingWay saves a drawing of the board.
func drawingWay(a *App) gameWay {
	drawing, title := puzzleToDraw(a), caption.TitleOf(a.Base().Lang, GameToSave(a).Puzzle())
	return gameWay{Draws: true,
		Kind:  func(l words.Lang) portal.FileKind { return drawnKind(l, "SVG", ".svg") },
		what:  func(l words.Lang) string { return l.T("picture.svg") },
		Write: func(_ context.Context, w io.Writer) error { return print.SVG(w, print.Picture(&drawing), title) }}
}

// paperWay saves a page with the board, as it is seen.
func paperWay(a *App) gameWay {
	l, it := a.Base().Lang, print.Item{Puzzle: puzzleToDraw(a)}
	if g := GameToSave(a); !g.Clock.Paused() {
		state := g.State()
		it.Drawing = print.NewDrawing(state.Colours, state.CandColours, state.Links.Drawn())
	}
	sheet := print.Sheet{Lang: l, Items: print.List{it}}
	sheet.Title, sheet.PerPage, sheet.Labels, sheet.Marks = caption.TitleOf(l, GameToSave(a).Puzzle()), 1, print.Heading, print.Game
	sheet.Paper, _ = print.ParsePaper(a.Prefs().String(PrefPaper))
	return gameWay{Draws: true,
		Kind: func(l words.Lang) portal.FileKind { return drawnKind(l, l.T("chooser.pdf"), ".pdf") },
		what: func(l words.Lang) string { return caption.SheetSize(l, 1, 1) },
		Write: func(ctx context.Context, w io.Writer) error {
			d, err := sheet.Document()
			if err != nil {
				return err
			}
			return d.PDF(ctx, w)
		}}
}

// firstFormats are the layouts that most people want, before the others.
var firstFormats = []*format.Format{format.Line, format.SDK, format.SDM, format.SS, format.OpenSudoku, format.FPuzzles, format.Text, format.GNOME, format.KSudoku, format.SDX, format.TathamSave, format.CSV}

// gameFormats returns the layouts in which a game with a board can be saved, each with an ending of
// its own.
func gameFormats(board *puzzle.Shape) (list []*format.Format) {
	all := slices.Concat(firstFormats, otherPrograms())
	for _, f := range all {
		same := func(g *format.Format) bool { return g.Ext == f.Ext }
		if f.Carries(board) && !slices.ContainsFunc(list, same) {
			list = append(list, f)
		}
	}
	return list
}

// gameKind is the files of games.
func gameKind(l words.Lang) portal.FileKind {
	return portal.FileKind{Name: l.T("file.kind", "name", l.T("app.name"), "ending", store.Ext), Short: l.T("chooser.game"), Endings: []string{store.Ext}}
}

// drawnKind is the files of what is drawn.
func drawnKind(l words.Lang, name, ending string) portal.FileKind {
	return portal.FileKind{Name: l.T("file.kind", "name", name, "ending", ending), Short: name, Endings: []string{ending}}
}

// FormatKind is the files of a layout.
func FormatKind(l words.Lang, f *format.Format) portal.FileKind {
	k := portal.FileKind{Name: f.Title(l), Endings: []string{f.Ext}}
	if !strings.Contains(k.Name, f.Ext) {
		k.Name = l.T("file.kind", "name", k.Name, "ending", f.Ext)
	}
	switch by, ok := format.ByExt(f.Ext); {
	case f == format.Line:
		k.Short = l.T("chooser.line")
	case ok && by == f:
		k.Short = EndingKinds(f.Ext)[0].Name
	}
	return k
}
