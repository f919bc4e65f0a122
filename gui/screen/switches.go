package screen

import "slices"

// Names of the settings that are on or off, and nothing more.
const (
	PrefClean     = "clean"
	PrefSingles   = "singles" // a round of singles can be placed
	PrefAuto      = "auto"    // new games keep their candidates
	PrefSame      = "show.same"
	PrefPeers     = "show.peers"
	PrefConflicts = "show.conflicts"
	PrefLeft      = "show.left"     // dots for the digits still to place
	PrefCheck     = "check"         // wrong digits are marked as I play
	PrefPatterns  = "show.patterns" // in cell colours
	PrefTinted    = "show.tinted"   // a colour for each digit
	PrefSums      = "show.sums"     // of the cage at hand, at once where they don't say too much
	PrefClock     = "show.clock"
	PrefAway      = "clock.away" // the clock stops while another window has the focus
	PrefStill     = "motion.reduced"
	PrefOwnFiles  = "files.own" // files are chosen on the program's own page even where the desktop has a dialog
)

// A Switch is such a setting, and its row on the page of settings.
type Switch struct {
	Name    string
	Heading string // the key of that under which the row stands
	Text    string // its key
	Off     bool   // it is off until the player turns it on
}

// Switches lists them in the order of their rows.
var Switches = []Switch{
	{PrefClean, "settings.entry", "action.clean", false},
	{PrefSingles, "settings.entry", "settings.singles", false},
	{PrefAuto, "settings.entry", "settings.auto", true},
	{PrefSame, "settings.seeing", "settings.same", false},
	{PrefPeers, "settings.seeing", "settings.peers", false},
	{PrefConflicts, "settings.seeing", "settings.conflicts", false},
	{PrefLeft, "settings.seeing", "settings.left", false},
	{PrefCheck, "settings.seeing", "settings.check", true},
	{PrefPatterns, "settings.seeing", "settings.patterns", false},
	{PrefTinted, "settings.seeing", "action.tinted", true},
	{PrefSums, "settings.seeing", "settings.cages", false},
	{PrefClock, "settings.clock", "settings.showclock", false},
	{PrefAway, "settings.clock", "settings.away", false},
	{PrefStill, "settings.look", "settings.still", true},
	{PrefOwnFiles, "settings.look", "settings.ownfiles", true},
}

// off lists the other switches that are off until they are turned on.
var off = []string{PrefHoDoKu, PrefFirst, PrefFixed, PrefPen, PrefAloud}

func isOff(name string) bool {
	return slices.Contains(off, name) || slices.ContainsFunc(Switches, func(s Switch) bool { return s.Name == name && s.Off })
}
