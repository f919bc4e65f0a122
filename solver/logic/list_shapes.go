package logic

// shapeRows lists the techniques that only other boards than the classic one have. Each is
// tried where its least cost puts it among the others. To add one, add its row here.
var shapeRows = []row{
	{cageOfOne, full | steps, 1, oneGapCost},
	{cageLast, full | steps, 2, lastDigitCost},
	{cageFew, full | steps, 4, cageCost(4)},
	{innieOne, full | steps, 6, innieCost(6)},
	{cageHidden, full | steps, 7, cageCost(7)},
	{diagonalSeen, full | steps, 6, patternCost},
	{cageSums, full | steps, 8, cageCost(8)},
	{cageLine, full | steps, 8, cageCost(8)},
	{innieTwo, full | steps, 12, innieCost(12)},
	{cageBlocked, full | steps, 14, cageCost(14)},
	{cagePair, full | steps, 16, cageCost(16)},
	{innieFar, full | steps, 16, innieCost(16)},
	{innieMany, full | steps, 28, innieCost(28)},
	{boardNet, full | slow, 110, netCost},
	{innieOutie, full | steps, 30, innieCost(30)},
}
