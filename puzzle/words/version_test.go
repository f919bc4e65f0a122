package words

import (
	"runtime/debug"
	"testing"
)

func TestBuild(t *testing.T) {
	for _, tt := range []struct {
		module string
		vcs    []debug.BuildSetting
		want   string
	}{
		{"", nil, appVersion},
		{"(devel)", nil, appVersion},
		{"v3.2.1", nil, "3.2.1"},
		{"v0.0.0-20261121204502-e804b36aabbc", nil, appVersion + " (e804b36aabbc)"},
		{"v0.1.1-0.20261121204502-e804b36aabbc+dirty", nil, appVersion + " (e804b36aabbc)"},
		{"(devel)", []debug.BuildSetting{{Key: "vcs.revision", Value: "e804b36aabbccddeeff00112233445566778899a"}}, appVersion + " (e804b36aabbc)"},
		{"v0.1.1-0.20261121204502-e804b36aabbc+dirty", []debug.BuildSetting{
			{Key: "vcs.revision", Value: "e804b36aabbccddeeff00112233445566778899a"}, {Key: "vcs.modified", Value: "true"},
		}, appVersion + " (e804b36aabbc+)"},
	} {
		info := &debug.BuildInfo{Main: debug.Module{Path: "sudoku", Version: tt.module}, Settings: tt.vcs}
		if got := built(info).String(); got != tt.want {
			t.Errorf("%s %v: %s, want %s", tt.module, tt.vcs, got, tt.want)
		}
	}
}

// The date is that of the commit, and the tags say how some pictures are decoded.
func TestBuiltWith(t *testing.T) {
	for tags, loads := range map[string]bool{"": true, "nodynamic": false, "headless,nodynamic": false, "nodynamics": true} {
		b := built(&debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "-tags", Value: tags}, {Key: "vcs.time", Value: "2026-11-21T20:45:02Z"}}})
		if b.LoadsCodecs != loads || b.Date != "2026-11-21" {
			t.Errorf("%q: %+v, want LoadsCodecs %v", tags, b, loads)
		}
	}
}
