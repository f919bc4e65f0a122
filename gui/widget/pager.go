package widget

import "fyne.io/fyne/v2"

// A Pager is a control that the wheel turns, too.
type Pager struct {
	Control
	turn  func(by int)
	wheel Wheel
}

// NewPager makes a Pager; turn is called for each notch of the wheel, down if by is 1.
func (k *Kit) NewPager(zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int), turn func(by int)) *Pager {
	p := &Pager{turn: turn}
	p.initControl(k, p, zones, draw, tap)
	p.ExtendBaseWidget(p)
	return p
}

// Scrolled implements fyne.Scrollable.
func (p *Pager) Scrolled(e *fyne.ScrollEvent) {
	if by := p.wheel.Turn(e); by != 0 {
		p.turn(by)
	}
}
