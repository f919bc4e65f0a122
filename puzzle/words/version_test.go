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
		{"", nil, Version},
		{"(devel)", nil, Version},
		{"v3.2.1", nil, "3.2.1"},
		{"v0.0.0-20261121204502-e804b36aabbc", nil, Version + " (e804b36aabbc)"},
		{"v0.1.1-0.20261121204502-e804b36aabbc+dirty", nil, Version + " (e804b36aabbc)"},
		{"(devel)", []debug.BuildSetting{{Key: "vcs.revision", Value: "e804b36aabbccddeeff00112233445566778899a"}}, Version + " (e804b36aabbc)"},
		{"v0.1.1-0.20261121204502-e804b36aabbc+dirty", []debug.BuildSetting{
			{Key: "vcs.revision", Value: "e804b36aabbccddeeff00112233445566778899a"}, {Key: "vcs.modified", Value: "true"},
		}, Version + " (e804b36aabbc+)"},
	} {
		info := &debug.BuildInfo{Main: debug.Module{Path: "sudoku", Version: tt.module}, Settings: tt.vcs}
		if got := built(info).String(); got != tt.want {
			t.Errorf("%s %v: %s, want %s", tt.module, tt.vcs, got, tt.want)
		}
	}
}
