package logictest

// A predicate returns why something isn't so.
type predicate func(p *Proof, a []Value) error

// predicates are what rows can claim.
var predicates = map[string]predicate{
	// cells, digits and houses (sets.go)
	"confined": confined, "hold": hold, "holdbetween": holdBetween, "inside": inside, "count": count, "sees": sees,
	"removes": removes, "whole": whole, "nakedin": nakedIn, "base": base, "places": placesDigit, "said": said, "named": named, "shown": shown, "changed": changed, "open": openIn, "inhouses": inHouses,
	// almost locked pairs and triples (almost_locked.go)
	"confinedoutside": confinedOutside, "restofpattern": restOfPattern, "restof": restOf,
	// fish (fish.go)
	"bases": bases, "finned": finned, "needs": needs, "basecount": baseCount, "differ": differ, "eaten": eaten, "endo": endo, "loses": loses,
	// strong links (turbots.go)
	"link": link, "linked": linked, "tied": tied, "oneof": oneOf, "about": about, "off": off, "around": around, "kiteends": kiteEnds, "on": on,
	"crosses": crosses, "boxcrosses": boxCrosses, "crossed": crossed, "elbow": elbow,
	// colours (colours.go, medusa.go)
	"opposite": opposite, "alike": alike, "goesalike": goesAlike, "linkofstep": linkOfStep, "coloured": coloured, "linkcount": linkCount,
	"oneofcolours": oneOfColours, "clusters": clusters, "bivalue": bivalue, "clashes": clashes, "clashessame": clashesSame, "wrong": wrong,
	// singles (singles.go)
	"lastplace": lastPlace, "oneempty": oneEmpty, "haslastplace": hasLastPlace, "filled": filled, "digitsleft": digitsLeft, "lacks": lacks, "onlyempty": onlyEmpty, "placed": placed,
	"without": without, "ruledout": ruledOut, "seesdigits": seesDigits, "removedbefore": removedBefore,
	// sums (sums.go)
	"makes": makes, "cagesinside": cagesInside, "cagesover": cagesOver, "known": known, "leaves": leaves,
}
