package format_test

import (
	"testing"

	"sudoku/puzzle/format"
)

// Words in the code page of Windows are read as such, frames of DOS stay what they are.
func TestWindowsWords(t *testing.T) {
	for raw, want := range map[string]string{
		"R\xe4tsel f\xfcr Anf\xe4nger": "Rätsel für Anfänger",
		"Preis: 5 \x80":                "Preis: 5 €",
		"Rätsel":                       "Rätsel",
	} {
		list, err := format.Parse(raw + "\n" + rowsOf(sampleLine, ""))
		if err != nil || len(list) != 1 || list[0].Title != want {
			t.Errorf("%q: %v, %v", raw, list, err)
		}
	}
}
