package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
)

// inGame reports whether there is a game on which commands may act: in a lesson it stays as it is.
func (as *actions) inGame() bool {
	return as.app.HasGame() && as.app.Play().Active() && !learn.Learning(as.app)
}

// listsSteps reports whether all steps can be listed; where a file is chosen their key is that of the
// field.
func (as *actions) listsSteps() bool {
	_, choosing := as.app.Top().(*files.Chooser)
	return as.inGame() && !choosing
}

// boardSeen reports whether the current game is on the board, and that in sight.
func (as *actions) boardSeen() bool {
	return as.app.Play().Active() && as.board.Visible() && !screen.OwnBoard(as.app)
}

// onBoard is inGame where one sees the board that it is about.
func (as *actions) onBoard() bool { return as.inGame() && as.boardSeen() }

// canType is boardSeen where what is typed changes the board.
func (as *actions) canType() bool { return as.boardSeen() && as.app.Play().Editable() }

// canMove reports whether the current game takes moves, too.
func (as *actions) canMove() bool { return as.inGame() && as.app.Play().Editable() }

// canFill is canMove where one sees what that does to the board.
func (as *actions) canFill() bool { return as.canMove() && as.boardSeen() }

// canRestart is canFill where the game isn't at its start.
func (as *actions) canRestart() bool { return as.canFill() && as.app.Session().Game.CanUndo() }

// library returns the library if it is shown.
func (as *actions) library() *lib.Library {
	l, _ := as.app.Top().(*lib.Library)
	return l
}

func (as *actions) inLibrary() bool { return as.library() != nil }

// undoer returns the screen whose changes are undone, nil if none that is shown has any: those of the
// game are seen on the board.
func (as *actions) undoer() screen.Undoer {
	u, _ := screen.FindShown[screen.Undoer](as.app)
	if u == screen.Undoer(as.app.Play()) && !as.board.Visible() {
		return nil
	}
	return u
}
