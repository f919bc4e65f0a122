package words

import (
	"regexp"
	"runtime/debug"
	"strings"
	"sync"
)

// Version is the program's version and Released its date. A test checks that the
// packages agree.
const (
	Version  = "0.1.0"
	Released = "2026-11-21"
)

// Build returns the version with the commit that the program was built from, where Go
// recorded it.
func Build() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Version
	}
	return build(info)
}

// untagged finds the commit in the version of a module that has no tag.
var untagged = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`-(?:0\.)?\d{14}-([0-9a-f]{12})`) })

func build(info *debug.BuildInfo) string {
	commit, changed := "", ""
	if m := untagged().FindStringSubmatch(info.Main.Version); m != nil {
		commit = m[1]
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "+"
		}
	}
	switch {
	case commit != "":
		return Version + " (" + commit + changed + ")"
	case strings.HasPrefix(info.Main.Version, "v"): // go install sudoku@v1.2.3
		return info.Main.Version[1:]
	}
	return Version
}
