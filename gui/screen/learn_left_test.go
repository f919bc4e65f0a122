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
			d.skyscraper(lesson.See) // makes the position to look for it in
		},
		"lesson, a mixture": func(d *Desk) { d.skyscraper(lesson.Mix) },
		"lesson, judging": func(d *Desk) {
			s := d.skyscraper(lesson.Do)
			d.Settle()
			s.answer(lesson.Answer{Cand: s.now.Position.Steps[0].Eliminate[0]})
		},
		"guide": func(d *Desk) { d.Show(NewGuide(d.App, nil)) },
	})
}
