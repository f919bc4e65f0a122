//go:build measure

// Command beside opens the windows that the program is compared with, made with the same
// toolkit and build flags: "hello" contains one label, "rectangle" one rectangle of the
// size of the window that changes its colour at every key.
package main

import (
	"image/color"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

func main() {
	app.SetMetadata(fyne.AppMetadata{ID: "app.sudokudesk.Beside", Name: "Beside",
		Migrations: map[string]bool{"fyneDo": true}})
	w := app.NewWithID("app.sudokudesk.Beside").NewWindow("Beside")
	w.SetMaster()
	if len(os.Args) > 1 && os.Args[1] == "rectangle" {
		w.SetPadded(false)
		w.SetContent(rectangle(w.Canvas()))
	} else {
		w.SetContent(widget.NewLabel("Hello, world"))
	}
	w.Resize(fyne.NewSize(1000, 750))
	w.ShowAndRun()
}

func rectangle(c fyne.Canvas) fyne.CanvasObject {
	colours := []color.Color{color.NRGBA{0xF6, 0xF5, 0xF1, 255}, color.NRGBA{0xDC, 0xE8, 0xF6, 255}}
	r := canvas.NewRectangle(colours[0])
	n := 0
	c.SetOnTypedKey(func(*fyne.KeyEvent) {
		n++
		r.FillColor = colours[n%2]
		r.Refresh()
	})
	return r
}
