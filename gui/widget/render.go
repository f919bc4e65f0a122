package widget

import "fyne.io/fyne/v2"

// A Renderable holds what can get the focus. The toolkit drops what it draws an object with when it wasn't drawn for
// a while, and finds nothing in the object then.
type Renderable interface {
	Render() // has that made again
}

// Render makes what objects hold ready for the focus.
func Render(objects ...fyne.CanvasObject) {
	for _, o := range objects {
		switch o := o.(type) {
		case *fyne.Container:
			Render(o.Objects...)
		case Renderable:
			o.Render()
		}
	}
}
