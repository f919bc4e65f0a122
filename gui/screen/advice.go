package screen

import (
	"slices"
	"strings"

	"sudoku/puzzle/game"
)

// Advice is what a new player is told below the pad, one line at a time, until it was done
// or dismissed. The text of NAME is "advice.NAME" in the catalogue; its key is that of an
// action.
type Advice string

const (
	AdviseMarks  Advice = "marks"
	AdviseHint   Advice = "hint"
	AdviseFilter Advice = "filter"
	AdviseKeys   Advice = "keys"

	// adviseBegin stands under the first board until the first key, whatever else is advised.
	adviseBegin Advice = "begin"
)

var advices = []struct {
	Advice
	action string
}{{AdviseMarks, ""}, {AdviseHint, "hint"}, {AdviseFilter, "show.1"}, {AdviseKeys, "keys"}}

// States of the setting PrefAdvice: advice is given, followed by what is known already; or
// none.
const (
	adviceOn  = "on"
	adviceOff = "off"
)

// BeginAdvice decides whether a player is told anything: not one who has played before.
// It does nothing if that was decided earlier.
func (p Preferences) BeginAdvice(played func() bool) {
	if p.String(PrefAdvice) != "" {
		return
	}
	state := adviceOn
	if played() {
		state = adviceOff
	}
	p.SetString(PrefAdvice, state)
}

// Learned drops an advice for good: the player has done it, or has dismissed it.
func (p Preferences) Learned(a Advice) {
	known := strings.Fields(p.String(PrefAdvice))
	if len(known) > 0 && known[0] == adviceOn && !slices.Contains(known, string(a)) {
		p.SetString(PrefAdvice, strings.Join(append(known, string(a)), " "))
	}
}

// advice returns the advice to give, "" if there is none, and its action.
func (p Preferences) advice() (a Advice, action string) {
	known := strings.Fields(p.String(PrefAdvice))
	if len(known) == 0 || known[0] != adviceOn {
		return "", ""
	}
	for _, a := range advices {
		if !slices.Contains(known, string(a.Advice)) {
			return a.Advice, a.action
		}
	}
	return "", ""
}

// beginText says how to begin, under the first board of all; "" later.
func beginText(a *App) string {
	known := strings.Fields(a.Prefs().String(PrefAdvice))
	if len(known) == 0 || known[0] != adviceOn || slices.Contains(known, string(adviseBegin)) {
		return ""
	}
	b := a.Base()
	return b.T("advice.begin", "key", b.Kit.Tips("hint")(0).Keys)
}

// HasBegun says that a key was pressed over a game, or its board: how to begin is never said again.
func HasBegun(a *App) {
	if a.HasGame() && beginText(a) != "" {
		a.Prefs().Learned(adviseBegin)
		a.Refresh()
	}
}

// learnedBy drops the advice that a move follows.
func (p Preferences) learnedBy(m game.Move) {
	if m.Action == game.Corner || m.Action == game.Centre {
		p.Learned(AdviseMarks)
	}
}

// adviceText returns the advice to give while the board accepts moves, "" if there is none.
func adviceText(app *App) string {
	a, action := app.Prefs().advice()
	if a == "" {
		return ""
	}
	b := app.Base()
	return b.T("advice."+string(a), "key", b.Kit.Tips(action)(0).Keys)
}
