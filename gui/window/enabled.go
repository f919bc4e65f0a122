package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
)

// conditions say where commands can be run.
type conditions struct{ part }

// inGame reports whether there is a game on which commands may act: in a lesson it stays as it is.
func (c conditions) inGame() bool {
	return c.app.HasGame() && c.app.Play().Active() && !learn.Learning(c.app)
}

// listsSteps reports whether all steps can be listed; where a file is chosen their key is that of the
// field.
func (c conditions) listsSteps() bool {
	_, choosing := c.app.Top().(*files.Chooser)
	return c.inGame() && !choosing
}

// boardSeen reports whether the current game is on the board, and that in sight.
func (c conditions) boardSeen() bool {
	return c.app.Play().Active() && c.board.Visible() && !screen.OwnBoard(c.app)
}

// onBoard is inGame where one sees the board that it is about.
func (c conditions) onBoard() bool { return c.inGame() && c.boardSeen() }

// canType is boardSeen where what is typed changes the board.
func (c conditions) canType() bool { return c.boardSeen() && c.app.Play().Editable() }

// canMove reports whether the current game takes moves, too.
func (c conditions) canMove() bool { return c.inGame() && c.app.Play().Editable() }

// canFill is canMove where one sees what that does to the board.
func (c conditions) canFill() bool { return c.canMove() && c.boardSeen() }

// canRestart is canFill where the game isn't at its start.
func (c conditions) canRestart() bool { return c.canFill() && c.app.Session().Game.CanUndo() }

// library returns the library if it is shown.
func (c conditions) library() *lib.Library {
	l, _ := c.app.Top().(*lib.Library)
	return l
}

func (c conditions) inLibrary() bool { return c.library() != nil }

// undoer returns the screen whose changes are undone, nil if none that is shown has any: those of the
// game are seen on the board.
func (c conditions) undoer() screen.Undoer {
	u, _ := screen.FindShown[screen.Undoer](c.app)
	if u == screen.Undoer(c.app.Play()) && !c.board.Visible() {
		return nil
	}
	return u
}
