package session

import (
	"strings"
	"testing"
	"testing/fstest"
)

// A line is what a computer has: supplies with type, online or status, and scope.
func TestOnBattery(t *testing.T) {
	for line := range strings.Lines(`
		                                                     | no
		AC:Mains:0 BAT0:Battery:Discharging                  | yes
		AC:Mains:1 BAT0:Battery:Discharging                  | no
		AC:Mains:1 BAT0:Battery:Charging                     | no
		BAT0:Battery:Discharging                             | yes
		BAT0:Battery:Full                                    | no
		BAT0:Battery:Unknown BAT1:Battery:Discharging        | yes
		hid:Battery:Discharging:Device                       | no
		AC:Mains:0 BAT0:Battery:Discharging port:USB:1       | no
		AC:Mains:0                                           | no`) {
		supplies, want, ok := strings.Cut(line, "|")
		if !ok {
			continue
		}
		sys := fstest.MapFS{}
		for s := range strings.FieldsSeq(supplies) {
			f := append(strings.Split(s, ":"), "")
			put := func(name, text string) { sys[f[0]+"/"+name] = &fstest.MapFile{Data: []byte(text + "\n")} }
			put("type", f[1])
			put("online", f[2])
			put("status", f[2])
			if f[3] != "" {
				put("scope", f[3])
			}
		}
		if got := onBattery(sys); got != (strings.TrimSpace(want) == "yes") {
			t.Errorf("%s: %v", strings.TrimSpace(supplies), got)
		}
	}
}
