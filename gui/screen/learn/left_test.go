package learn

import (
	"testing"

	"sudoku/generator/lesson"
	"sudoku/gui/screen/screentest"
)

func TestAloneLearn(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"techniques": func(d *screentest.Desk) { d.Show(NewTechniques(d.App)) },
		"lessons":    func(d *screentest.Desk) { d.Show(NewLessons(d.App)) },
		"stations":   func(d *screentest.Desk) { d.Show(NewStations(d.App)) },
		"lesson": func(d *screentest.Desk) {
			skyscraper(d, lesson.See) // makes the position to look for it in
		},
		"lesson, a mixture": func(d *screentest.Desk) { skyscraper(d, lesson.Mix) },
		"lesson, judging": func(d *screentest.Desk) {
			s := skyscraper(d, lesson.Do)
			d.Settle()
			s.judging.answer(&s.now.Position, lesson.Answer{Cand: s.now.Position.Steps[0].Eliminate[0]})
		},
		"how":   func(d *screentest.Desk) { OpenHow(d.App, func() {}) },
		"guide": func(d *screentest.Desk) { d.Show(NewGuide(d.App, nil)) },
	})
}
