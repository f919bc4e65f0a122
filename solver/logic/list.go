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

// rows lists every technique, in the order in which they are tried. To add one, add its
// row here.
var rows = []struct {
	*Technique
	in    use
	least int             // what its steps cost at least, where it is in full
	cost  func(*Step) int // how they are counted
}{
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
	{bugPlusOne, hodoku | full | steps, 15, bugCost},
	{skyscraper, hodoku | full | steps, 11, shortChainCost},
	{kite, hodoku | full | steps, 11, shortChainCost},
	{dualKite, steps, 0, shortChainCost},
	{turbotFish, hodoku | full | steps, 11, shortChainCost},
	{emptyRectangle, hodoku | full | steps, 12, shortChainCost},
	{emptyRectangleTwo, full | steps, 11, shortChainCost},
	{dualEmptyRectangle, steps, 0, shortChainCost},
	{wWing, hodoku | full | steps, 16, shortChainCost},
	{xyWing, hodoku | full | steps, 17, shortChainCost},
	{xyzWing, hodoku | full | steps, 18, shortChainCost},
	{almostLockedPair, full | steps, 14, almostLockedCost},
	{almostLockedTriple, full | steps, 23, almostLockedCost},
	{uniqueRectangle1, hodoku, 0, deadlyCost},
	{uniqueRectangle1Wide, full | steps, 10, deadlyCost},
	{uniqueRectangle2, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle2Wide, full | steps, 16, deadlyMoreCost},
	{uniqueRectangle3, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle3Wide, full | steps, 20, deadlyMoreCost},
	{uniqueRectangle4, hodoku, 0, deadlyCost},
	{uniqueRectangle4Wide, full | steps, 10, deadlyCost},
	{uniqueRectangle5, hodoku, 0, deadlyMoreCost},
	{uniqueRectangle5Wide, full | steps, 16, deadlyMoreCost},
	{uniqueRectangle6, hodoku, 0, deadlyCost},
	{uniqueRectangle6Wide, full | steps, 11, deadlyCost},
	{hiddenRectangle, hodoku, 0, deadlyCost},
	{hiddenRectangleWide, full | steps, 11, deadlyCost},
	{avoidableRectangle1, hodoku, 0, avoidableCost},
	{avoidableRectangle1Wide, full | steps, 13, avoidableCost},
	{avoidableRectangle2, hodoku, 0, avoidableCost},
	{avoidableRectangle2Wide, full | steps, 13, avoidableCost},
	{extendedRectangle[0], full | steps, 14, deadlyCost},
	{extendedRectangle[1], full | steps, 24, deadlyMoreCost},
	{extendedRectangle[2], full | steps, 28, deadlyMoreCost},
	{extendedRectangle[3], full | steps, 16, deadlyCost},
	{uniqueLoop6[0], full | steps, 16, deadlyCost},
	{uniqueLoop6[1], full | steps, 24, deadlyMoreCost},
	{uniqueLoop6[2], full | steps, 28, deadlyMoreCost},
	{uniqueLoop6[3], full | steps, 17, deadlyCost},
	{uniqueLoop8[0], full | steps, 24, deadlyCost},
	{uniqueLoop8[1], full | steps, 30, deadlyMoreCost},
	{uniqueLoop8[2], full | steps, 34, deadlyMoreCost},
	{uniqueLoop8[3], full | steps, 24, deadlyCost},
	{uniqueLoop10[0], full | steps, 30, deadlyCost},
	{uniqueLoop10[1], full | steps, 36, deadlyMoreCost},
	{uniqueLoop10[2], full | steps, 40, deadlyMoreCost},
	{uniqueLoop10[3], full | steps, 30, deadlyCost},
	{bug2, full | steps, 16, bugCost},
	{bug3, full | steps, 18, bugCost},
	{bug4, full | steps, 18, bugCost},
	{wxyzWing, full | steps, 39, bentCost},
	{vwxyzWing, full | steps, 46, bentCost},
	{uvwxyzWing, full | steps, 52, bentCost},
	{finnedXWing, hodoku | full | steps, 14, fishCost},
	{siameseFinnedXWing, steps, 0, fishCost},
	{sashimiXWing, hodoku | full | steps, 13, fishCost},
	{siameseSashimiXWing, steps, 0, fishCost},
	{finnedSwordfish, hodoku | full | steps, 20, fishCost},
	{siameseFinnedSwordfish, steps, 0, fishCost},
	{sashimiSwordfish, hodoku | full | steps, 19, fishCost},
	{siameseSashimiSwordfish, steps, 0, fishCost},
	{finnedJellyfish, hodoku | full | steps, 26, fishCost},
	{siameseFinnedJellyfish, steps, 0, fishCost},
	{sashimiJellyfish, hodoku | full | steps, 25, fishCost},
	{siameseSashimiJellyfish, steps, 0, fishCost},
	{sueDeCoq, hodoku | full | steps, 34, setsCost},
	{fireworkTriple, full | steps, 32, fireworkCost},
	{fireworkQuadruple, full | steps, 60, fireworkCost},
	{simpleColors, hodoku | full, 17, colorCost},
	{simpleColorsTrap, steps, 0, colorCost},
	{simpleColorsWrap, steps, 0, colorCost},
	{multiColors, hodoku | full, 25, colorCost},
	{multiColors1, steps, 0, colorCost},
	{multiColors2, steps, 0, colorCost},
	{medusaWrap, full | steps, 35, medusaCost},
	{medusaTrap, full | steps, 35, medusaCost},
	{xChain, hodoku | full | steps, 19, chainCost},
	{xyChain, hodoku | full | steps, 19, chainCost},
	{niceLoop, hodoku | full, 19, chainCost},
	{continuousLoop, steps, 0, chainCost},
	{discontinuousLoop, steps, 0, chainCost},
	{aic, steps, 0, chainCost},
	{groupedNiceLoop, hodoku | full, 19, chainCost},
	{alignedPair, full | steps, 33, exclusionCost},
	{alsXZ, hodoku | full, 27, setsCost},
	{alsXZOverlapping, steps, 0, setsCost},
	{alsXYWing, hodoku | full, 38, setsCost},
	{alsXYWingOverlapping, steps, 0, setsCost},
	{alsChainForward, hodoku, 0, setsCost},
	{alsChain, full, 42, setsCost},
	{alsChainOverlapping, steps, 0, setsCost},
	{setsContinuousLoop, full | steps, 28, chainCost},
	{setsDiscontinuousLoop, full | steps, 28, chainCost},
	{setsAIC, full | steps, 28, chainCost},
	{deathBlossom, full, 34, setsCost},
	{deathBlossomOverlapping, steps, 0, setsCost},
	{alignedTriple, full | steps, 42, exclusionCost},
	{frankenXWing, hodoku | full | steps, 24, fishCost},
	{frankenSwordfish, hodoku | full | steps, 35, fishCost},
	{frankenJellyfish, full | steps, 46, fishCost},
	{finnedFrankenXWing, hodoku | full | steps, 23, fishCost},
	{siameseFinnedFrankenXWing, steps, 0, fishCost},
	{finnedFrankenSwordfish, hodoku | full | steps, 35, fishCost},
	{siameseFinnedFrankenSwordfish, steps, 0, fishCost},
	{finnedFrankenJellyfish, full | steps, 46, fishCost},
	{siameseFinnedFrankenJellyfish, steps, 0, fishCost},
	{mutantXWing, full | steps, 23, fishCost},
	{mutantSwordfish, full | steps, 34, fishCost},
	{mutantJellyfish, full | steps, 46, fishCost},
	{finnedMutantXWing, full | steps, 22, fishCost},
	{siameseFinnedMutantXWing, steps, 0, fishCost},
	{finnedMutantSwordfish, full | steps, 34, fishCost},
	{siameseFinnedMutantSwordfish, steps, 0, fishCost},
	{finnedMutantJellyfish, full | steps, 45, fishCost},
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
