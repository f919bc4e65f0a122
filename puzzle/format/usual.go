package format

import (
	"slices"
	"strings"
)

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

// usualWord is a word of such sentences: one that begins as usual may go on with another rule.
var usualWord = compileLater(`^(a|all|an|and|any|appears?|apply|basic|be|board|box(es)?|blocks?|by|can|cannot|cells?|class?ic(al)?|columns?|complete|contains?|digits?|each|empty|enter|every|exactly|fill|from|grid|has|have|hold|house|in|into|is|must|no|normal|numbers?|of|once|one|only|or|place|put|regions?|regular|repeats?|repeated|rows?|rules?|single|so|standard|subgrids?|such|sudoku|that|the|there|through|to|using|usual|with|without|write|` +
	`alle|aus|das|dem|den|die|ein(e|en|er|em)?|es|feld(er)?|genau|gelten|gitter|in|jede[mnrs]?|kasten|kastens|kein(e|er)?|klassisch(e|en|es)|kommen|kommt|mal|normal(e|en|es)|oder|quadrat|regeln?|regionen|schreibe|setze|so|spalten?|standard|sudoku|sudokuregeln|trage|ein|und|von|bis|vor|vorkommen|vorkommt|dass|zahlen?|zeilen?|ziffern?|einmal|enthalten|enthält|üblich(e|en|es)|x|` +
	`[标准普通常规一般经典适用数独则每在行列和及与个宫填入到至都字的出现只仅次恰好且并使得内中格包含能各从由将所有九小方空恰须必要各不重复` +
	`\x{6a19}\x{6e96}\x{7d93}\x{898f}\x{5247}\x{9069}\x{6578}\x{7368}\x{8207}\x{500b}\x{5bae}\x{73fe}\x{50c5}\x{4e26}\x{5167}\x{5c07}\x{5f9e}\x{7a7a}\x{9808}\x{5fc5}\x{91cd}\x{8907}]+)$`)

// wordBreak is what parts words.
var wordBreak = compileLater(`[^\p{L}]+`)

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
		if n++; !usualRule().MatchString(sentence) || slices.ContainsFunc(wordBreak().Split(sentence, -1), isUnusualWord) {
			return false
		}
	}
	return n > 0
}

func isUnusualWord(word string) bool { return word != "" && !usualWord().MatchString(word) }

// rulesText returns what is kept of a text of rules: nothing of one that is usual.
func rulesText(text string) string {
	if isUsual(text) {
		return ""
	}
	return strings.TrimSpace(text)
}
