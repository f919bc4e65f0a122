package cli

import (
	"strings"
	"testing"
	"time"
)

// daily writes one puzzle: that of the date and level, or of today and its weekday.
func TestDaily(t *testing.T) {
	_, monday, _ := try(t, "", "daily", "--date", "2026-11-23")
	for _, tt := range []struct {
		args   string
		status int
		out    string
	}{
		{"--date 2026-11-23 --difficulty easy", 0, monday},
		{"--date 2026-11-23 --to line", 0, monday},
		{"--date 2026-11-23 --to rows", 0, in("rows", strings.TrimSpace(monday))},
		{"--date 2026-02-30", 2, ""},
		{"--date today", 2, ""},
		{"--difficulty fiendish", 2, ""},
		{"puzzles.txt", 2, ""},
	} {
		status, out, errs := try(t, "", append([]string{"daily"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != tt.out || (status == 0) != (errs == "") {
			t.Errorf("daily %s: status %d, %q, %q", tt.args, status, out, errs)
		}
	}
	before := time.Now().Format(time.DateOnly)
	_, out, _ := try(t, "", "daily", "--format", "tsv")
	if after := time.Now().Format(time.DateOnly); !strings.HasPrefix(out, before+"\t") && !strings.HasPrefix(out, after+"\t") {
		t.Errorf("of %s: %q", before, out)
	}
}
