package format

// rewriteFortran writes the lists of Fortran with brackets, and leaves out the signs of lines that go on, the
// sizes of matrices and other statements.
func rewriteFortran(text string) string {
	if !goesOn().MatchString(text) && !listOpens().MatchString(text) && !dataList().MatchString(text) {
		return text
	}
	return replaceAll(text, []dress{{goesOn, " "}, {dataList, "$1 = [$2]"}, {listOpens, "["}, {listCloses, "]"}, {listSizes, ""}, {statement, ""}})
}

var (
	goesOn     = compileLater(`&[ \t]*\n[ \t]*&?`)
	dataList   = compileLater(`(?m)^([ \t]*(?:data|DATA)[ \t]+\w+)[ \t]*/([^/()]*)/`)
	statement  = compileLater(`(?mi)^[ \t]*(?:program|module|subroutine|implicit|integer|contains|use|call|print|write|end|!)[^\[\n]*$`)
	listOpens  = compileLater(`\(/`)
	listCloses = compileLater(`/\)`)
	listSizes  = compileLater(`(?m),[ \t]*(?:\[[ \t]*9[ \t]*,[ \t]*9[ \t]*\]|shape\(\w+\)|order[ \t]*=[ \t]*\[[ \t]*[12][ \t]*,[ \t]*[12][ \t]*\])`)
)
