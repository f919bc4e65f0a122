package screen

import (
	"testing"
)

func TestAloneResults(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"done": func(d *Desk) { d.Show(NewDone(d.App)) },
		"share": func(d *Desk) {
			d.Show(NewShare(d.App))
			d.Shown().(*Share).copy(sharePicture)
		},
		"review": func(d *Desk) {
			d.Enter([2]int{1, 4})
			OpenReview(d.App)
		},
	})
}
