package logictest

import "sudoku/puzzle"

// A predicate returns why something isn't so.
type predicate func(p *Proof, a []Value) error

// predicates are what rows can claim.
var predicates = map[string]predicate{
	// cells, digits and houses (sets.go)
	"confined": confined, "hold": hold, "togetherin": togetherIn, "holdbetween": holdBetween, "inside": inside, "count": count, "sees": sees,
	"removes": removes, "whole": whole, "nakedin": nakedIn, "base": base, "places": placesDigit, "said": said, "named": named, "shown": shown, "lookat": lookAt, "isabout": isAbout, "changed": changed, "open": openIn, "inhouses": inHouses,
	// almost locked pairs and triples (almost_locked.go)
	"confinedoutside": confinedOutside, "restofpattern": restOfPattern, "restof": restOf,
	// fish (fish.go)
	"bases": bases, "finned": finned, "needs": needs, "basecount": baseCount, "differ": differ, "eaten": eaten, "endo": endo, "loses": loses,
	// strong links (turbots.go)
	"link": link, "linked": linked, "tied": tied, "oneof": oneOf, "about": about, "off": off, "around": around, "kiteends": kiteEnds, "on": on,
	"crosses": crosses, "boxcrosses": boxCrosses, "crossed": crossed, "elbow": elbow,
	// colours (colours.go, medusa.go)
	"opposite": opposite, "alike": alike, "goesalike": goesAlike, "linkofstep": linkOfStep, "coloured": coloured, "tintslinks": tintsLinks, "tintscovers": tintsCovers, "linkcount": linkCount,
	"oneofcolours": oneOfColours, "clusters": clusters, "bivalue": bivalue, "clashes": clashes, "clashessame": clashesSame, "wrong": wrong,
	// wings (wings.go)
	"are": are, "gone": gone, "seeson": seesOn, "holdeach": holdEach, "linkhouse": linkHouse, "noplace": noPlace, "onlytwice": onlyTwice,
	"bentcells": bentCells, "bentcount": bentCount, "bentrest": bentRest, "remotedigits": remoteDigits, "next": next, "alternate": alternate,
	// what would have a second solution (unique.go, unique_more.go)
	"pair": pair, "pairof": pairOf, "corners": corners, "rectangle": rectangle, "lost": lost, "lacking": lacking, "surplus": surplus,
	"surpluswithin": surplusWithin, "partof": partOfThem, "subset": subset, "subsetwith": subsetWith, "fills": subsetFills, "fits": fits,
	"noplaceif": noPlaceIf, "across": across, "stand": stand, "swaps": swaps, "also": also, "opencorners": openCorners, "deadlyloop": deadlyLoop,
	"extended": extended, "digitcount": digitCount, "allgone": allGone, "grave": grave, "graveof": graveOf, "fins": areFins, "left": isLeft,
	// where houses cross (crossings.go, fireworks.go)
	"disjoint": disjoint, "setcells": areSetCells, "oncein": onceIn, "asmany": asMany, "heldin": heldIn, "lieinboth": lieInBoth,
	"linesof": linesOf, "bursts": bursts, "burst": burst, "least": least, "allbut": allBut, "basecells": baseCells, "setdigits": setDigits,
	"centres": centres, "wings": wings, "less": less,
	// guardians (guardians.go)
	"guardians": areGuardians, "onlyguardian": onlyGuardian, "noroomforany": ruledOutByAny, "oddagon": oddagon, "oddloop": oddLoop, "guarded": guarded,
	"tridagonboxes": tridagonBoxes, "tridagon": tridagon, "rising": rising,
	// trials (trials.go)
	"everyway": everyWay, "noway": noWay, "ways": countWays, "onlysolution": onlySolution,
	// aligned exclusion and sectors (aligned.go)
	"aligned": aligned, "failing": isFailing, "failalike": failAlike, "sectors": sectors, "cellcount": cellCount,
	// exocets (exocets.go)
	"targets": targets, "linesacross": linesAcross, "exocetbase": exocetBase, "beside": beside, "band": band, "covers": covers,
	"fitsneither": fitsNeither, "roomonce": roomOnce,
	// singles (singles.go)
	"lastplace": lastPlace, "oneempty": oneEmpty, "haslastplace": hasLastPlace, "filled": filled, "digitsleft": digitsLeft, "lacks": lacks, "onlyempty": onlyEmpty, "placed": placed, "lastofall": lastOfAll,
	"without": without, "ruledout": ruledOut, "seesdigits": seesDigits, "removedbefore": removedBefore,
	// sums (sums.go, sums_left.go)
	"makes": makes, "leaves": leaves, "cagesmake": cagesMake, "outsidemake": outsideMake, "restmake": restMake, "leavesfor": leavesFor, "makesless": makesLess,
	"makesmore": makesMore, "makessame": makesSame, "onlysum": onlySum, "nosum": noSum, "sumknown": sumKnown, "fewleft": fewLeft,
	// cages (cages.go, cages_more.go)
	"cagesshown": cagesShown, "openincage": openInCage, "onlycell": onlyCell, "cagehas": cageHas, "lastincage": lastInCage, "cagesums": cageSums,
	"restsums": restSums, "cagefits": cageFits, "restfits": restFits, "besideleft": besideLeft, "innoset": inNoSet, "noroominsets": noRoomInSets,
	"placesincage": placesInCage, "cageneeds": cageNeeds, "onlyroom": onlyRoom, "seesplaces": seesPlaces, "seesonhouse": seesOnHouse,
	"seescage": seesCage, "openshown": openShown, "theother": theOther, "noneleftwith": noneLeftWith, "nottogether": notTogether, "bothcagesin": bothCagesIn, "arepairs": arePairs,
	"countpairs": countPairs, "notwithpairs": notWithPairs,
	// cases and chains (cases.go, chains.go, loops.go)
	"walk": walk, "walkback": walkBack, "goeson": goesOn, "joins": joins, "walkrefuted": walkRefuted, "suppose": suppose, "then": then, "closes": closes,
	"ends": chainEnds, "anyway": anyway, "seesends": seesEnds, "noroom": noRoom, "apart": apart, "chainitself": chainItself, "chaintwo": chainTwo,
	"chaineither": chainEither, "loop": loop, "loopsets": loopSets, "loopdeciding": loopDeciding, "route": route, "extras": extras,
	// nets (nets.go, nests.go)
	"tried": tried, "triedwithout": triedWithout, "watched": watched, "oneofdigits": oneOfDigits, "oneofplaces": oneOfPlaces, "leads": leads, "leadsatonce": leadsAtOnce,
	"beginsboth": begins(bothIn), "beginsitself": begins(isAndIsNot), "beginsnoleft": begins(noDigitLeft), "beginsnoplace": begins(noPlaceLeft), "beginstwo": begins(twice), "beginsnosum": begins(noSumLeft), "nosumleft": noSumLeft,
	"nodigitleft": noDigitLeft, "noplaceleft": noPlaceLeft, "noneleftin": noneLeftIn, "twice": twice, "bothin": bothIn, "isandisnot": isAndIsNot, "refutes": refutes,
	"cant": cant, "ineachcase": inEachCase, "intheothers": inTheOthers, "nothingelse": nothingElse, "oneleft": oneLeft, "within": inFirst, "further": further, "endsnest": endsNest,
	// almost locked sets and kraken fish (als.go, kraken.go)
	"lockedin": lockedIn, "apartin": apartIn, "xz": xz, "xzgoes": xzGoes, "setwing": setWing, "setchain": setChain, "gonefromsets": goneFromSets, "setrow": setRow, "sethouses": setHouses,
	"stem": stem, "petals": petals, "bloom": bloom, "krakenfish": krakenFish, "basedigit": baseDigit, "spot": spot, "krakenout": krakenOut, "krakenplaces": krakenPlaces,
	// hints that are no step (hints.go)
	"asked": asked, "stands": stands, "solved": solved, "wrongat": wrongAt, "wrongentry": wrongEntry, "wrongwithin": wrongWithin, "standsalready": standsAlready,
	"emptiedby": emptiedBy, "closedby": closedBy, "nohouseshows": noHouseShows, "fullof": fullOf, "toomuch": tooMuch, "nosumof": noSumOf,
	"lacksmark": lacksMark, "markslack": marksLack, "fewest": fewest, "clashin": clashIn,
	// what lessons answer (lessons.go)
	"answered": answered, "supposed": supposed, "thenmust": thenMust, "otherthan": otherThan, "answeredby": answeredBy, "agrees": agrees, "unseen": unseen,
	"nocandidate": noCandidate, "easierstep": easierStep, "lesson": lessonOf, "nopart": noPart, "otherpart": otherPart, "largerpart": largerPart, "idlepattern": idlePattern, "fullest": fullest, "found": areFound,
	"foundcount": foundCount, "leftcount": leftCount, "tobefound": toBeFound, "patternsof": patternsOf,
	// what a review says of a move (review.go)
	"stepof": stepOf, "waswrong": wasWrong, "wasright": wasRight, "takenback": wentBy(Back), "replacedafter": wentBy(Replaced), "removedafter": wentBy(Removed), "rightcamenext": rightCameNext, "stoodwrong": stoodWrong,
	"wasstruck": wasStruck, "belongs": belongs, "foreign": foreign, "openhere": openHere, "waited": waited, "crossedout": crossedOut,
	// what it sums up of a game (summary.go)
	"guesses": guesses, "failed": failed, "mistakes": mistakes, "nonewrong": noneWrong, "helped": helped, "made": made, "showndigits": shownDigits, "byself": bySelf, "entered": rightEntered,
	"hardest": hardest, "waitat": waitAt, "pace": pace, "singleat": singleAt, "openat": openAt, "houseat": houseAt, "unfillable": unfillable,
	"wrongdigitat": wrongDigitAt, "struckat": struckAt, "typedat": typedAt, "solvedall": solvedAll, "moveof": moveOf, "momentof": momentOf,
	// legends (legends.go)
	"decides": each(puzzle.Base, isPlace), "allthere": each(puzzle.Cover, (*Proof).there), "placesofdigits": each(puzzle.Cover, isPlace), "fishfins": each(puzzle.Fin, isFishFin),
	"keepsfromtwo": each(puzzle.Fin, isExtra), "guards": each(puzzle.Fin, isGuard), "blocks": blockCell, "oneison": oneIsOn, "atmostoneoff": atMostOneOff,
	"onin": inChain(puzzle.On), "offin": inChain(puzzle.Off), "onecolour": inColours(puzzle.On), "othercolour": inColours(puzzle.Off), "offofone": offOfOne, "farplace": ofRectangle(puzzle.On, puzzle.Off), "nearplace": ofRectangle(puzzle.Off, puzzle.On), "issure": each(puzzle.On, isSure),
	"eliminatedhere": each(puzzle.Eliminate, func(p *Proof, k puzzle.Candidate) bool { return contains(p.Eliminate, k) }),
	"placedhere":     each(puzzle.Placement, func(p *Proof, k puzzle.Candidate) bool { return contains(p.Place, k) }),
	"outside":        cellsAre(puzzle.Fin, isOutside), "opencorner": cellsAre(puzzle.Fin, isOpenCorner), "goneearlier": cellsAre(puzzle.Off, isRuledOut),
	"cellmeets": cellMeets, "housemeets": houseMeets, "basehouse": tinted("house.base", false), "basecages": tinted("house.base", true), "coverhouse": tinted("house.cover", false), "covercages": tinted("house.cover", true), "istrue": isTrue, "linkshown": shows("house.link"),
	"setsshown": shows("set"), "groupson": shows("group.on"), "groupsoff": shows("group.off"), "groups": shows("group"), "starts": shows("start"), "stops": shows("end"),
	"strongshown": linksShown(true), "weakshown": linksShown(false),
	// notations (notation_lines.go, notation_sets.go, notation_chains.go)
	"asmanycells": asManyCells, "hiddenin": hiddenIn, "lockedto": lockedTo, "fishline": fishLine, "turbotline": turbotLine, "kitesline": kitesLine,
	"emptyline": emptyLine, "remoteline": remoteLine, "coloursline": coloursLine, "medusaline": medusaLine, "wwingline": wWingLine, "xywingline": xyWingLine,
	"patterndigits": patternDigits, "finsline": finsLine, "setsline": setsLine, "commonsline": commonsLine, "shownwith": shownWith, "alignedline": alignedLine,
	"targetsline": targetsLine, "sectorsline": sectorsLine, "patternline": patternLine, "guardsline": guardsLine, "chainline": chainLine,
	"fishdigit": fishDigit, "digitsline": digitsLine, "wingofsets": wingOfSets, "petalsline": petalsLine, "excludersline": excludersLine,
	"startsline": startsLine, "endline": endLine,
	"cageline": cageLine, "innieline": innieLine, "diagonalline": diagonalLine, // notation_cages.go
}
