package words

import (
	"cmp"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
)

// What the linker writes into a build by .ci/build: the version of the tag, and the commit
// with its date. All are "" in other builds.
var version, released, commit string

// appVersion is the version in FyneApp.toml.
var appVersion = "devel"

// Describe takes the version from the text of FyneApp.toml, which only the program itself can
// hold. It must be called before the other functions here.
func Describe(fyneApp string) {
	if _, rest, ok := strings.Cut(fyneApp, "\nVersion = \""); ok {
		appVersion, _, _ = strings.Cut(rest, `"`)
	}
}

// A Built says what the program was built from.
type Built struct {
	Version     string
	Commit      string // "" if that is not known; "+" at its end if the sources differed from it
	Date        string // of the commit, as 2006-01-02; "" if that is not known
	Modules     int    // that are linked
	LoadsCodecs bool   // it decodes AVIF and HEIC by libraries of the system, where that has them
}

// Origin returns what the program was built from.
func Origin() Built {
	b := Built{Version: appVersion, LoadsCodecs: true}
	if info, ok := debug.ReadBuildInfo(); ok {
		b = built(info)
	}
	return Built{cmp.Or(version, b.Version), cmp.Or(commit, b.Commit), cmp.Or(released, b.Date), b.Modules, b.LoadsCodecs}
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
	b := Built{Version: appVersion, Modules: len(info.Deps), LoadsCodecs: true}
	if m := untagged().FindStringSubmatch(info.Main.Version); m != nil {
		b.Commit = m[1]
	}
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			b.Commit = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.modified" && s.Value == "true":
			b.Commit += "+"
		case s.Key == "vcs.time":
			b.Date, _, _ = strings.Cut(s.Value, "T")
		case s.Key == "-tags":
			b.LoadsCodecs = !slices.Contains(strings.Split(s.Value, ","), "nodynamic")
		}
	}
	if b.Commit == "" && strings.HasPrefix(info.Main.Version, "v") { // go install sudoku@v1.2.3
		b.Version = info.Main.Version[1:]
	}
	return b
}
