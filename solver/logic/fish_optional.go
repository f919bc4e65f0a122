package logic

// optionalFish are the fish that HoDoKu does not look for by default.
var optionalFish = []*Technique{
	squirmbag, finnedSquirmbag, sashimiSquirmbag,
	whale, finnedWhale, sashimiWhale,
	leviathan, finnedLeviathan, sashimiLeviathan,
	frankenJellyfish, frankenSquirmbag, frankenWhale, frankenLeviathan,
	finnedFrankenJellyfish, finnedFrankenSquirmbag, finnedFrankenWhale, finnedFrankenLeviathan,
	mutantXWing, mutantSwordfish, mutantJellyfish, mutantSquirmbag, mutantWhale, mutantLeviathan,
	finnedMutantXWing, finnedMutantSwordfish, finnedMutantJellyfish,
	finnedMutantSquirmbag, finnedMutantWhale, finnedMutantLeviathan,
	siameseFinnedXWing, siameseSashimiXWing, siameseFinnedSwordfish, siameseSashimiSwordfish,
	siameseFinnedJellyfish, siameseSashimiJellyfish,
	siameseFinnedFrankenXWing, siameseFinnedFrankenSwordfish, siameseFinnedFrankenJellyfish,
	siameseFinnedMutantXWing, siameseFinnedMutantSwordfish, siameseFinnedMutantJellyfish,
}
