package window

import (
	"math"

	"fyne.io/fyne/v2"
)

// maxGrowth is by how much text grows in the largest windows, where lines of its panel are
// still of a readable width.
const maxGrowth = 1

// growth returns by how much text grows in a window: with the board, in steps, because
// everything is built again for each.
func growth(size fyne.Size) float64 {
	width, height := float64(size.Width), float64(size.Height)
	large := min(width/600, height/900)
	if wide(width, height) {
		large = min(width/1100, height/780)
	}
	return min(max(math.Floor((large-1)*10+.01)/10, 0), maxGrowth)
}

// mostText returns the largest text that has room in a window: 2, and less in small ones.
func mostText(size fyne.Size) float64 {
	width, height := float64(size.Width), float64(size.Height)
	if wide(width, height) {
		return min(max(1.25+.75*(height-500)/280, 1), 1.5+.5*(width-760)/240, 2)
	}
	return min(1.5+.5*(height-480)/160, (width-120)/190, 2) // as wide as the words of the menu bar
}

// textScale returns the scale of text: the player's, but no more than a small window has
// room for, and more in a large one, less so where it is large already.
func (lt *layout) textScale() float64 {
	size := lt.size()
	text := min(lt.app.Prefs().Text(), mostText(size))
	return text + growth(size)*(1.4-.4*text)
}

// size returns the size of the window, or that which it will have.
func (lt *layout) size() fyne.Size {
	size := lt.win.Canvas().Size()
	if lt.frame == nil || size.Width < 100 { // not laid out yet
		size = lt.app.Prefs().Size()
	}
	return size
}

// rescale builds the window again if its text has to have another size.
func (lt *layout) rescale() {
	if lt.textScale() != lt.kit.TextScale {
		lt.rebuild()
	}
}
