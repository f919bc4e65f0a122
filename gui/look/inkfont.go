package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

func fontData() [numFonts][]byte {
	return [numFonts][]byte{theme.DefaultTextFont().Content(), theme.DefaultTextBoldFont().Content(), theme.DefaultTextFont().Content()}
}

func themeFonts(han bool) [2]fyne.Resource {
	return [2]fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont()}
}
