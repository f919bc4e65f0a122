package logic

// A use says where a technique is tried. In each place an ID occurs once; forms of
// one technique share theirs.
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
	in use
}{
	{fullHouse, hodoku | full | steps},
	{lastDigit, full | steps},
	{nakedSingle, hodoku | full | steps},
	{hiddenSingle, hodoku | full | steps},
	{lockedPair, hodoku | full | steps},
	{lockedTriple, hodoku | full | steps},
	{pointing, hodoku | full | steps},
	{claiming, hodoku | full | steps},
	{nakedPair, hodoku | full | steps},
	{nakedTriple, hodoku | full | steps},
	{hiddenPair, hodoku | full | steps},
	{hiddenTriple, hodoku | full | steps},
	{nakedQuadruple, hodoku | full | steps},
	{hiddenQuadruple, hodoku | full | steps},
	{xWing, hodoku | full | steps},
	{swordfish, hodoku | full | steps},
	{jellyfish, hodoku | full | steps},
	{remotePair, hodoku | full | steps},
	{bugPlusOne, hodoku | full | steps},
	{skyscraper, hodoku | full | steps},
	{kite, hodoku | full | steps},
	{dualKite, steps},
	{turbotFish, hodoku | full | steps},
	{emptyRectangle, hodoku | full | steps},
	{emptyRectangleTwo, full | steps},
	{dualEmptyRectangle, steps},
	{wWing, hodoku | full | steps},
	{xyWing, hodoku | full | steps},
	{xyzWing, hodoku | full | steps},
	{uniqueRectangle1, hodoku | full | steps},
	{uniqueRectangle2, hodoku | full | steps},
	{uniqueRectangle3, hodoku | full | steps},
	{uniqueRectangle4, hodoku | full | steps},
	{uniqueRectangle5, hodoku | full | steps},
	{uniqueRectangle6, hodoku | full | steps},
	{hiddenRectangle, hodoku | full | steps},
	{avoidableRectangle1, hodoku},
	{avoidableRectangle1Wide, full | steps},
	{avoidableRectangle2, hodoku},
	{avoidableRectangle2Wide, full | steps},
	{finnedXWing, hodoku | full | steps},
	{siameseFinnedXWing, steps},
	{sashimiXWing, hodoku | full | steps},
	{siameseSashimiXWing, steps},
	{finnedSwordfish, hodoku | full | steps},
	{siameseFinnedSwordfish, steps},
	{sashimiSwordfish, hodoku | full | steps},
	{siameseSashimiSwordfish, steps},
	{finnedJellyfish, hodoku | full | steps},
	{siameseFinnedJellyfish, steps},
	{sashimiJellyfish, hodoku | full | steps},
	{siameseSashimiJellyfish, steps},
	{sueDeCoq, hodoku | full | steps},
	{simpleColors, hodoku | full},
	{simpleColorsTrap, steps},
	{simpleColorsWrap, steps},
	{multiColors, hodoku | full},
	{multiColors1, steps},
	{multiColors2, steps},
	{xChain, hodoku | full | steps},
	{xyChain, hodoku | full | steps},
	{niceLoop, hodoku | full},
	{continuousLoop, steps},
	{discontinuousLoop, steps},
	{aic, steps},
	{groupedNiceLoop, hodoku | full},
	{groupedContinuousLoop, steps},
	{groupedDiscontinuousLoop, steps},
	{groupedAIC, steps},
	{alsXZ, hodoku | full},
	{alsXZOverlapping, steps},
	{alsXYWing, hodoku | full},
	{alsXYWingOverlapping, steps},
	{alsChainForward, hodoku},
	{alsChain, full},
	{alsChainOverlapping, steps},
	{deathBlossom, full},
	{deathBlossomOverlapping, steps},
	{frankenXWing, hodoku | full | steps},
	{frankenSwordfish, hodoku | full | steps},
	{frankenJellyfish, full | steps},
	{finnedFrankenXWing, hodoku | full | steps},
	{siameseFinnedFrankenXWing, steps},
	{finnedFrankenSwordfish, hodoku | full | steps},
	{siameseFinnedFrankenSwordfish, steps},
	{finnedFrankenJellyfish, full | steps},
	{siameseFinnedFrankenJellyfish, steps},
	{mutantXWing, full | steps},
	{mutantSwordfish, full | steps},
	{mutantJellyfish, full | steps},
	{finnedMutantXWing, full | steps},
	{siameseFinnedMutantXWing, steps},
	{finnedMutantSwordfish, full | steps},
	{siameseFinnedMutantSwordfish, steps},
	{finnedMutantJellyfish, full | steps},
	{siameseFinnedMutantJellyfish, steps},
	{squirmbag, slow},
	{finnedSquirmbag, slow},
	{sashimiSquirmbag, slow},
	{frankenSquirmbag, slow},
	{finnedFrankenSquirmbag, slow},
	{mutantSquirmbag, slow},
	{finnedMutantSquirmbag, slow},
	{whale, slow},
	{finnedWhale, slow},
	{sashimiWhale, slow},
	{frankenWhale, slow},
	{finnedFrankenWhale, slow},
	{mutantWhale, slow},
	{finnedMutantWhale, slow},
	{leviathan, slow},
	{finnedLeviathan, slow},
	{sashimiLeviathan, slow},
	{frankenLeviathan, slow},
	{finnedFrankenLeviathan, slow},
	{mutantLeviathan, slow},
	{finnedMutantLeviathan, slow},
	{forcingChain, hodoku | full},
	{forcingChainContradiction, slow},
	{forcingChainVerity, slow},
	{templateSet, slow},
	{templateDelete, slow},
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
