package page

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A blankApp knows of no object on which canvas it is, as that of a desktop of what it hasn't painted.
type blankApp struct{ fyne.App }

type blankDriver struct{ fyne.Driver }

// Driver implements fyne.App.
func (a blankApp) Driver() fyne.Driver { return blankDriver{a.App.Driver()} }

// CanvasForObject implements fyne.Driver.
func (blankDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas { return nil }

// TestPopUpBeforeItIsPainted: a menu opens, inside the window, also for what was not painted yet.
func TestPopUpBeforeItIsPainted(t *testing.T) {
	b := testBase(t)
	app := test.NewTempApp(t)
	fyne.SetCurrentApp(blankApp{app})
	win := app.NewWindow("")
	win.Resize(fyne.NewSize(400, 300))
	PopUp(b, canvas.NewRectangle(nil), fyne.NewPos(900, 900), []MenuItem{{Text: "one"}, {Text: "two"}})
	if top := win.Canvas().Overlays().Top(); top == nil || !top.Visible() {
		t.Fatal("no menu")
	}
}
