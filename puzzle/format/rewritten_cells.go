package format

// rewriteCells writes lists of cells with the digit first, or with nothing between cell and digit, as lists
// such as r1c2=3.
func rewriteCells(text string) string {
	return replaceAll(text, []dress{
		{bulletedCell, "$1"}, {digitFirst, "$2=$1"}, {digitJoined, "$2=$1"}, {cellAlone, "$1=$2"},
	})
}

var (
	bulletedCell = compileLater(`(?mi)^[ \t]*[-*•][ \t]+((?:[1-9][ \t]+(?:at|in|@)[ \t]+)?r[1-9]c[1-9]\b)`)
	digitFirst   = compileNames(`(?i)\b(?:{place}[ \t]+(?:an?[ \t]+)?)?([1-9])[ \t]*(?:at|in|into|@)[ \t]*(r[1-9]c[1-9]\b|\([1-9],[ ]?[1-9]\)|row[ ][1-9],?[ ](?:col|column)[ ][1-9]\b)`)
	digitJoined  = compileLater(`(?i)\b([1-9])(r[1-9]c[1-9])\b`)
	cellAlone    = compileLater(`(?mi)^[ \t]*(r[1-9]c[1-9])[ \t]+([1-9])[ \t]*[,;.]?[ \t]*$`)
)

// rewriteAssigned writes the assignments of a program to the cells of one matrix as such a list: rows come
// first in all languages.
func rewriteAssigned(text string) string {
	found := assigned().FindAllStringSubmatch(text, -1)
	if len(found) < fewUnclear {
		return text
	}
	for _, m := range found {
		if m[1] != found[0][1] || isAnswer(m[1]) {
			return text
		}
	}
	return replaceAll(text, []dress{{emptyMatrix, ""}, {assigned, "\n($2,$3)=$4"}})
}

var (
	assigned    = compileLater(`\b([A-Za-z_]\w*)[ \t]*[\[(][ \t]*([0-9])[ \t]*(?:,|\][ \t]*\[)[ \t]*([0-9])[ \t]*[\])][ \t]*=[ \t]*([1-9])\b[ \t]*;?`)
	emptyMatrix = compileLater(`(?m)^[ \t]*\w+[ \t]*=[ \t]*(?:\w+\.)?(?:zeros|nan|NaN|Array)\((?:[^()\n]|\([^()\n]*\))*\)[ \t]*;?[ \t]*$`)
)
