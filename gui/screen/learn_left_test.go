package screen

import (
	"testing"

	"sudoku/generator/lesson"
)

func TestAloneLearn(t *testing.T) {
	Alone(t, map[string]func(*Desk){
		"techniques": func(d *Desk) { d.Show(NewTechniques(d.App)) },
		"lessons":    func(d *Desk) { d.Show(NewLessons(d.App)) },
		"stations":   func(d *Desk) { d.Show(NewStations(d.App)) },
		"lesson": func(d *Desk) {
			skyscraper(d, lesson.See) // makes the position to look for it in
		},
		"lesson, a mixture": func(d *Desk) { skyscraper(d, lesson.Mix) },
		"lesson, judging": func(d *Desk) {
			s := skyscraper(d, lesson.Do)
			d.Settle()
			s.answer(lesson.Answer{Cand: s.now.Position.Steps[0].Eliminate[0]})
		},
		"guide": func(d *Desk) { d.Show(NewGuide(d.App, nil)) },
	})
}
