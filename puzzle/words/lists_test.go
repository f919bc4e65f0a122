package words

import (
	"strings"
	"testing"
)

// TestStatements: texts, with bars between them, and what is said of them in English and Chinese.
func TestStatements(t *testing.T) {
	for line := range strings.Lines(`
Solved              = Solved              = Solved
Solved|Time 3:05.   = Solved. Time 3:05.  = Solved。Time 3:05.
|Solved||Well done! = Solved. Well done!  = Solved。Well done!
已解开|用时 3:05。  = 已解开. 用时 3:05。 = 已解开。用时 3:05。
Wait…|Done          = Wait… Done.         = Wait…Done。
`) {
		of := strings.Split(strings.TrimSpace(line), "=")
		if len(of) != 3 {
			continue
		}
		for i, l := range []Lang{English, Chinese} {
			texts := strings.Split(strings.TrimSpace(of[0]), "|")
			if got, want := l.Statements(texts...), strings.TrimSpace(of[i+1]); got != want {
				t.Errorf("%s in %s: %q, want %q", of[0], l.Code(), got, want)
			}
		}
	}
}
