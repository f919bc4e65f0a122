package se

// grades lists what values are in plain words: those up to the first one, and so on.
var grades = []struct {
	most Value
	key  string
}{
	{15, "se.gentle"},     // hidden singles
	{25, "se.easy"},       // naked singles, and what leads to a single at once
	{54, "se.moderate"},   // locked candidates, subsets, fish, wings, unique loops
	{74, "se.tough"},      // graves, aligned pairs, forcing chains and cycles
	{89, "se.diabolical"}, // aligned triplets, chains from several candidates, dynamic ones
	{Beyond, "se.extreme"},
}

// Grade returns the key of the plain word for v.
func (v Value) Grade() string {
	for _, g := range grades {
		if v <= g.most {
			return g.key
		}
	}
	return grades[len(grades)-1].key
}
