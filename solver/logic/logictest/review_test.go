package logictest

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// aboutGames are texts of the page of a review, and its summary.
var aboutGames = strings.Fields("review.well review.cost review.next review.moment review.move review.where review.minutes review.status review.progress review.source review.copied review.trying review.label")

// TestReviewRows: each text that says something of a move has a row, and each of its
// arguments is in a claim.
func TestReviewRows(t *testing.T) {
	b := Claims()
	for _, key := range words.English.Keys("review.") {
		places, row := placesOf(words.English, key), b.Rows[key]
		if len(places) == 0 || slices.ContainsFunc(aboutGames, func(of string) bool { return key == of || strings.HasPrefix(key, of+".") }) {
			continue
		}
		if row == nil {
			t.Errorf("%s has no row: %v", key, words.English.Texts(key))
			continue
		}
		for _, name := range places {
			if b.kindsOf(key)[name] == "" || !slices.ContainsFunc(row.Claims, func(c Claim) bool { return slices.Contains(c.Args, name) }) {
				t.Errorf("%s claims nothing of {%s}", key, name)
			}
		}
	}
}
