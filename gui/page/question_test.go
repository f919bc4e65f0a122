package page

import "testing"

// TestQuestionFits: the buttons are inside the page, below its text.
func TestQuestionFits(t *testing.T) {
	for _, h := range []float64{600, 192, 116} {
		b := testBase(t)
		yes, no := b.Kit.Button("Go back to before it", true, nil), b.Kit.Button("Stay here", false, nil)
		p := NewQuestion(b, "Move 23 wrote 5 at r4c5, which is wrong; 11 moves have followed.", "You can go back.", yes, no)
		shown(t, p, 344, h)
		last := p.lead
		if p.text.Visible() {
			last = p.text
		}
		if y := yes.Position().Y; y < last.Position().Y+last.Size().Height || float64(y+yes.Size().Height) > h {
			t.Errorf("in %v: the button is at %v", h, y)
		}
	}
}
