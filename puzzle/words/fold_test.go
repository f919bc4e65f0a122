package words

import "testing"

func TestFold(t *testing.T) {
	for s, want := range map[string]string{"": "", "Éclair": "eclair", "GROSS": "gross", "Groß": "gross", "Œuvre": "oeuvre", "Ñandú": "nandu", "数独": "数独", "Tutti": "tutti", "l’Été": "l'ete"} {
		if got := Fold(s); got != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}
