package format

import "strings"

// usualRules are the sentences by which texts of rules say that they are those of classic sudoku,
// in lower case and without the point.
var usualRules = []string{
	// English
	`(the )?(normal|standard|classic|classical|regular|usual|basic) (rules of )?sudoku( rules)?( apply)?`,
	`sudoku( rules( apply)?)?`,
	`(fill|complete) (the|each|every) (empty )?(grid|cells?|board) (with|using) (the )?(digits|numbers) (from )?1[ -–]*(to|through)?[ ]*[469],? (so|such) that (each|every|no) .*(row|column|box|region|block|house).*`,
	`fill (in )?(each|every|all|the) (empty )?cells? with (a |the )?(digits?|numbers?) (from )?1[ -–]*(to|through)?[ ]*[469]`,
	`(place|put|enter|write) (the )?(digits|numbers|a digit|a number) (from )?1[ -–]*(to|through)?[ ]*[469] (in|into|once in) (each|every|all).*(row|column|box|region|block).*`,
	`(each|every) (row|column|box|region|block|house)[^.]*(contains?|must contain|has|have|hold)[^.]*(digits?|numbers?)? ?(from )?1[ -–]*(to|through)?[ ]*[469]( exactly)?( once)?`,
	// German
	`(es gelten )?(die )?(normalen?|üblichen?|klassischen?|standard) ?-?sudoku-?regeln( gelten)?`,
	`(klassisches |normales )?sudoku`,
	`(trage|schreibe|setze) die (ziffern|zahlen) (von )?1 bis [469] (so )?.*(zeile|spalte|block|kasten|region).*`,
	`in jeder zeile,? (jeder )?spalte und (in )?jedem (block|kasten|3x3-block|3x3-kasten)[^.]*(ziffern|zahlen)? ?(von )?1 bis [469][^.]*`,
	// Chinese
	`(标准|普通|常规|一般|\x{7d93}典|经典|\x{6a19}\x{6e96})?(数独|\x{6578}\x{7368})(规则|\x{898f}\x{5247})?(适用|\x{9069}用)?`,
	`(每|在每)(一)?行、?(每)?(一)?列(和|、|及|\x{8207}|与)?(每)?(一)?(个|\x{500b})?(宫|\x{5bae}).*1.?(到|至|-|–|~|～)?.?[469].*`,
}

var usualRule = compileLater(`^(` + strings.Join(usualRules, `|`) + `)$`)

// unusualWord is a word of other rules, behind which a sentence that begins as usual may go on.
var unusualWord = compileLater(`\b(diagonals?|knights?|kings?|cages?|sums?|consecutive|thermo\w*|arrows?|but|except|also|too|even|odd|gr[ea]y|shaded|marked|lines?|circles?|dots?|clones?|not|may|diagonalen?|springer\w*|aber|auch|gerade|ungerade|außer|nicht)\b|对角|\x{5c0d}角|马步|\x{99ac}步|连续|\x{9023}\x{7e8c}|笼|\x{7c60}|不`)

// sentenceEnd ends a sentence of rules.
var sentenceEnd = compileLater(`[.!?;]+(\s+|$)|[。！？；\n\r]+`)

// isUsual reports whether each sentence of a text says that the rules are those of classic sudoku.
// A text without sentences says nothing.
func isUsual(text string) bool {
	n := 0
	for _, sentence := range sentenceEnd().Split(text, -1) {
		if sentence = strings.Trim(strings.ToLower(strings.Join(strings.Fields(sentence), " ")), " -–•*\"'“”:"); sentence == "" {
			continue
		}
		if n++; !usualRule().MatchString(sentence) || unusualWord().MatchString(sentence) {
			return false
		}
	}
	return n > 0
}

// rulesText returns what is kept of a text of rules: nothing of one that is usual.
func rulesText(text string) string {
	if isUsual(text) {
		return ""
	}
	return strings.TrimSpace(text)
}
