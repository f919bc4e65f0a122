// Package portal talks to the desktop's portal, which opens the desktop's own dialogs for
// a program. It knows nothing about the toolkit.
package portal

import (
	"context"
	"fmt"
	"io"

	"sudoku/puzzle/words"
)

// A Document is what a dialog for printing is opened for.
type Document struct {
	Parent        string // the handle of the window, as X11Handle and WindowsHandle write it
	Title         string
	Paper         string  // the name of the paper
	Width, Height float64 // of its pages in millimetres
}

// A Desktop is what the desktop asks for, which the player's own settings go before.
type Desktop struct {
	Still bool // less motion
	Dark  bool // never true where the toolkit itself asks: on Windows and macOS
}

// A PrintDialog opens the desktop's dialog for printing, and prints what write writes when
// the person has answered it. The error is ErrNone if there is no such dialog,
// ErrCancelled if the person cancelled it, or that of write.
type PrintDialog func(ctx context.Context, d Document, write func(io.Writer) error) error

var (
	ErrNone      = words.Error("portal.none")
	ErrCancelled = words.Error("portal.cancelled")
	errRefused   = words.Error("portal.refused")

	// ErrNoClipboard means that the desktop has no clipboard for pictures.
	ErrNoClipboard = words.Error("share.noclipboard")
)

const windowHandle = "windows:%x"

// X11Handle names a window in the form that portals use.
func X11Handle(window uintptr) string { return fmt.Sprintf("x11:%x", window) }

// WindowsHandle names a window of Windows.
func WindowsHandle(window uintptr) string { return fmt.Sprintf(windowHandle, window) }
