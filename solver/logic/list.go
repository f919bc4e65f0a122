package logic

import "slices"

// A use says where a technique is tried. In each use an ID occurs once; forms of one
// technique share theirs.
type use uint8

const (
	hodoku use = 1 << iota // in the order that HoDoKu has by default
	full                   // in the order of hints and explanations
	steps                  // among all steps of a position
	slow                   // among them when it is asked for by name
)

// A row of a list is a technique with where it is tried.
type row struct {
	*Technique
	in    use
	least int             // what its steps cost at least, where it is in full
	cost  func(*Step) int // how they are counted
}

// rows lists every technique of the classic board, in the order in which they are tried. To add
// one, add its row here.
var rows = []row{
	{fullHouse, hodoku | full | steps, 1, oneGapCost},
	{lastDigit, full | steps, 2, lastDigitCost},
	{nakedSingle, hodoku | full | steps, 4, nakedSingleCost},
	{hiddenSingle, hodoku | full | steps, 3, hiddenSingleCost},
	{lockedPair, hodoku | full | steps, 8, nakedCost},
	{lockedTriple, hodoku | full | steps, 12, nakedCost},
	{pointing, hodoku | full | steps, 5, patternCost},
	{claiming, hodoku | full | steps, 6, patternCost},
	{nakedPair, hodoku | full | steps, 8, nakedCost},
	{nakedTriple, hodoku | full | steps, 12, nakedCost},
	{hiddenPair, hodoku | full | steps, 10, hiddenCost},
	{hiddenTriple, hodoku | full | steps, 16, hiddenCost},
	{nakedQuadruple, hodoku | full | steps, 16, nakedCost},
	{hiddenQuadruple, hodoku | full | steps, 22, hiddenCost},
	{xWing, hodoku | full | steps, 12, fishCost},
	{swordfish, hodoku | full | steps, 18, fishCost},
	{jellyfish, hodoku | full | steps, 24, fishCost},
	{remotePair, hodoku, 0, shortChainCost},
	{remotePairWide, full | steps, 14, shortChainCost},
	{bugPlusOne, hodoku | full | steps, 25, bugCost},
	{skyscraper, hodoku | full | steps, 13, turbotCost},
	{kite, hodoku | full | steps, 13, turbotCost},
	{dualKite, steps, 0, turbotCost},
	{turbotFish, hodoku | full | steps, 13, turbotCost},
	{emptyRectangle, hodoku | full | steps, 18, emptyRectangleCost},
	{emptyRectangleTwo, full | steps, 17, emptyRectangleCost},
	{dualEmptyRectangle, steps, 0, emptyRectangleCost},
	{wWing, hodoku | full | steps, 17, wWingCost},
	{xyWing, hodoku | full | steps, 17, shortChainCost},
	{xyzWing, hodoku | full | steps, 18, shortChainCost},
	{almostLockedPair, full | steps, 17, almostLockedCost},
	{almostLockedTriple, full | steps, 26, almostLockedCost},
	{uniqueRectangle1, hodoku, 0, deadlyCost},
	{uniqueRectangle1Wide, full | steps, 20, deadlyCost},
	{uniqueRectangle2, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle2Wide, full | steps, 26, deadlyMoreCost},
	{uniqueRectangle3, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle3Wide, full | steps, 30, deadlyMoreCost},
	{uniqueRectangle4, hodoku, 0, deadlyCost},
	{uniqueRectangle4Wide, full | steps, 20, deadlyCost},
	{uniqueRectangle5, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle5Wide, full | steps, 26, deadlyMoreCost},
	{uniqueRectangle6, hodoku, 0, deadlyCost},
	{uniqueRectangle6Wide, full | steps, 21, deadlyCost},
	{hiddenRectangle, hodoku, 0, deadlyCost},
	{hiddenRectangleWide, full | steps, 21, deadlyCost},
	{avoidableRectangle1, hodoku, 0, avoidableCost},
	{avoidableRectangle1Wide, full | steps, 23, avoidableCost},
	{avoidableRectangle2, hodoku, 0, avoidableCost},
	{avoidableRectangle2Wide, full | steps, 23, avoidableCost},
	{extendedRectangle[0], full | steps, 24, deadlyCost},
	{extendedRectangle[1], full | steps, 34, deadlyMoreCost},
	{extendedRectangle[2], full | steps, 38, deadlyMoreCost},
	{extendedRectangle[3], full | steps, 26, deadlyCost},
	{uniqueLoop6[0], full | steps, 26, deadlyCost},
	{uniqueLoop6[1], full | steps, 34, deadlyMoreCost},
	{uniqueLoop6[2], full | steps, 38, deadlyMoreCost},
	{uniqueLoop6[3], full | steps, 27, deadlyCost},
	{uniqueLoop8[0], full | steps, 34, deadlyCost},
	{uniqueLoop8[1], full | steps, 40, deadlyMoreCost},
	{uniqueLoop8[2], full | steps, 44, deadlyMoreCost},
	{uniqueLoop8[3], full | steps, 34, deadlyCost},
	{uniqueLoop10[0], full | steps, 40, deadlyCost},
	{uniqueLoop10[1], full | steps, 46, deadlyMoreCost},
	{uniqueLoop10[2], full | steps, 50, deadlyMoreCost},
	{uniqueLoop10[3], full | steps, 40, deadlyCost},
	{bug2, full | steps, 26, bugCost},
	{bug3, full | steps, 28, bugCost},
	{bug4, full | steps, 28, bugCost},
	{wxyzWing, full | steps, 31, bentCost},
	{vwxyzWing, full | steps, 38, bentCost},
	{uvwxyzWing, full | steps, 44, bentCost},
	{finnedXWing, hodoku | full | steps, 18, fishCost},
	{siameseFinnedXWing, steps, 0, fishCost},
	{sashimiXWing, hodoku | full | steps, 17, fishCost},
	{siameseSashimiXWing, steps, 0, fishCost},
	{finnedSwordfish, hodoku | full | steps, 24, fishCost},
	{siameseFinnedSwordfish, steps, 0, fishCost},
	{sashimiSwordfish, hodoku | full | steps, 23, fishCost},
	{siameseSashimiSwordfish, steps, 0, fishCost},
	{finnedJellyfish, hodoku | full | steps, 30, fishCost},
	{siameseFinnedJellyfish, steps, 0, fishCost},
	{sashimiJellyfish, hodoku | full | steps, 29, fishCost},
	{siameseSashimiJellyfish, steps, 0, fishCost},
	{sueDeCoq, hodoku | full | steps, 34, setsCost},
	{fireworkTriple, full | steps, 32, fireworkCost},
	{fireworkQuadruple, full | steps, 60, fireworkCost},
	{simpleColors, hodoku | full, 14, twoColorsCost},
	{simpleColorsTrap, steps, 0, twoColorsCost},
	{simpleColorsWrap, steps, 0, twoColorsCost},
	{multiColors, hodoku | full, 20, multiColorsCost},
	{multiColors1, steps, 0, multiColorsCost},
	{multiColors2, steps, 0, multiColorsCost},
	{medusaWrap, full | steps, 23, medusaCost},
	{medusaTrap, full | steps, 23, medusaCost},
	{xChain, hodoku | full | steps, 19, chainCost},
	{xyChain, hodoku | full | steps, 26, chainCost},
	{niceLoop, hodoku | full, 19, chainCost},
	{continuousLoop, steps, 0, chainCost},
	{discontinuousLoop, steps, 0, chainCost},
	{aic, steps, 0, chainCost},
	{groupedNiceLoop, hodoku | full, 24, chainCost},
	{alignedPair, full | steps, 33, exclusionCost},
	{alsXZ, hodoku | full, 27, setsCost},
	{alsXZOverlapping, steps, 0, setsCost},
	{alsXYWing, hodoku | full, 38, setsCost},
	{alsXYWingOverlapping, steps, 0, setsCost},
	{alsChainForward, hodoku, 0, setsCost},
	{alsChain, full, 42, setsCost},
	{alsChainOverlapping, steps, 0, setsCost},
	{setsContinuousLoop, full | steps, 44, chainCost},
	{setsDiscontinuousLoop, full | steps, 44, chainCost},
	{setsAIC, full | steps, 44, chainCost},
	{deathBlossom, full, 34, setsCost},
	{deathBlossomOverlapping, steps, 0, setsCost},
	{alignedTriple, full | steps, 42, exclusionCost},
	{frankenXWing, hodoku | full | steps, 24, fishCost},
	{frankenSwordfish, hodoku | full | steps, 35, fishCost},
	{frankenJellyfish, full | steps, 46, fishCost},
	{finnedFrankenXWing, hodoku | full | steps, 27, fishCost},
	{siameseFinnedFrankenXWing, steps, 0, fishCost},
	{finnedFrankenSwordfish, hodoku | full | steps, 39, fishCost},
	{siameseFinnedFrankenSwordfish, steps, 0, fishCost},
	{finnedFrankenJellyfish, full | steps, 50, fishCost},
	{siameseFinnedFrankenJellyfish, steps, 0, fishCost},
	{mutantXWing, full | steps, 23, fishCost},
	{mutantSwordfish, full | steps, 34, fishCost},
	{mutantJellyfish, full | steps, 46, fishCost},
	{finnedMutantXWing, full | steps, 26, fishCost},
	{siameseFinnedMutantXWing, steps, 0, fishCost},
	{finnedMutantSwordfish, full | steps, 38, fishCost},
	{siameseFinnedMutantSwordfish, steps, 0, fishCost},
	{finnedMutantJellyfish, full | steps, 49, fishCost},
	{siameseFinnedMutantJellyfish, steps, 0, fishCost},
	{squirmbag, slow, 0, fishCost},
	{finnedSquirmbag, slow, 0, fishCost},
	{sashimiSquirmbag, slow, 0, fishCost},
	{frankenSquirmbag, slow, 0, fishCost},
	{finnedFrankenSquirmbag, slow, 0, fishCost},
	{mutantSquirmbag, slow, 0, fishCost},
	{finnedMutantSquirmbag, slow, 0, fishCost},
	{whale, slow, 0, fishCost},
	{finnedWhale, slow, 0, fishCost},
	{sashimiWhale, slow, 0, fishCost},
	{frankenWhale, slow, 0, fishCost},
	{finnedFrankenWhale, slow, 0, fishCost},
	{mutantWhale, slow, 0, fishCost},
	{finnedMutantWhale, slow, 0, fishCost},
	{leviathan, slow, 0, fishCost},
	{finnedLeviathan, slow, 0, fishCost},
	{sashimiLeviathan, slow, 0, fishCost},
	{frankenLeviathan, slow, 0, fishCost},
	{finnedFrankenLeviathan, slow, 0, fishCost},
	{mutantLeviathan, slow, 0, fishCost},
	{finnedMutantLeviathan, slow, 0, fishCost},
	{oddagon, full | steps, 30, oddagonCost},
	{tridagon, full | steps, 58, tridagonCost},
	{juniorExocet, full | steps, 30, exocetCost},
	{seniorExocet, full | steps, 40, seniorExocetCost},
	{dominoLoop, full | steps, 95, sectorsCost},
	{multiSector, full | slow, 95, sectorsCost},
	{krakenOne, full | slow, 46, casesCost},
	{krakenTwo, full | slow, 60, casesCost},
	{forcingChain, hodoku | full, 46, casesCost},
	{forcingChainContradiction, slow, 0, casesCost},
	{forcingChainVerity, slow, 0, casesCost},
	{forcingNet, hodoku, 0, netCost},
	{forcingNetContradiction, slow, 0, netCost},
	{forcingNetVerity, slow, 0, netCost},
	{bruteForce, hodoku, 0, oneGapCost},
	{dynamicNet, full | slow, 110, netCost},
	{dynamicNetPlus, full | slow, 1110, netPlusCost},
	{nestedNet, full | slow, 2110, nestedCost},
	{deeplyNestedNet, full | slow, 3110, deeplyNestedCost},
	{templateSet, slow, 0, patternCost},
	{templateDelete, slow, 0, patternCost},
}

// listed returns the techniques of some uses, in their order.
func listed(in use) (techs []*Technique) {
	for _, row := range rows {
		if row.in&in != 0 {
			techs = append(techs, row.Technique)
		}
	}
	return techs
}

// easiest holds the forms of techniques of which the step that is easiest to see is taken,
// by ID.
var easiest = func() map[string]*Technique {
	m := make(map[string]*Technique, len(rows))
	for _, row := range rows {
		if row.in&full != 0 {
			form := *row.Technique
			form.least = row.least
			m[row.ID] = &form
		}
	}
	return m
}()

// listedEasiest returns those forms by what their steps cost at least.
func listedEasiest() (techs []*Technique) {
	for _, t := range listed(full) {
		techs = append(techs, easiest[t.ID])
	}
	slices.SortStableFunc(techs, func(a, b *Technique) int { return a.least - b.least })
	return techs
}
