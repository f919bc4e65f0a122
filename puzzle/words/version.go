package words

import (
	"regexp"
	"runtime/debug"
	"strings"
	"sync"
)

// Version is the program's version and Released its date, as the sources have them. A build
// by .ci/build says those of its tag and commit instead, through the linker.
var (
	Version  = "0.1.0"
	Released = "2026-11-21"

	commit string
)

// A Built says what the program was built from.
type Built struct {
	Version string
	Commit  string // "" if that is not known; "+" at its end if the sources differed from it
	Modules int    // that are linked
}

// Origin returns what the program was built from.
func Origin() Built {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Built{Version: Version, Commit: commit}
	}
	b := built(info)
	if commit != "" {
		b.Commit = commit
	}
	return b
}

// Build returns the version, with the commit where that is known.
func Build() string { return Origin().String() }

func (b Built) String() string {
	if b.Commit == "" {
		return b.Version
	}
	return b.Version + " (" + b.Commit + ")"
}

// untagged finds the commit in the version of a module that has no tag.
var untagged = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`-(?:0\.)?\d{14}-([0-9a-f]{12})`) })

// built returns what Go recorded.
func built(info *debug.BuildInfo) Built {
	b := Built{Version: Version, Modules: len(info.Deps)}
	if m := untagged().FindStringSubmatch(info.Main.Version); m != nil {
		b.Commit = m[1]
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			b.Commit = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.modified" && s.Value == "true":
			b.Commit += "+"
		}
	}
	if b.Commit == "" && strings.HasPrefix(info.Main.Version, "v") { // go install sudoku@v1.2.3
		b.Version = info.Main.Version[1:]
	}
	return b
}
