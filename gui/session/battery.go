package session

import (
	"io/fs"
	"path"
	"strings"
)

// onBattery reads what Linux says about power supplies in a folder such as
// /sys/class/power_supply: whether the computer runs on its battery now. Batteries of
// devices, such as that of a mouse, don't count.
func onBattery(sys fs.FS) bool {
	read := func(dir, name string) string {
		b, _ := fs.ReadFile(sys, path.Join(dir, name))
		return strings.TrimSpace(string(b))
	}
	supplies, _ := fs.ReadDir(sys, ".")
	draining := false
	for _, s := range supplies {
		dir := s.Name()
		if read(dir, "scope") == "Device" {
			continue
		}
		switch read(dir, "type") {
		case "Mains", "USB":
			if read(dir, "online") == "1" {
				return false
			}
		case "Battery":
			draining = draining || read(dir, "status") == "Discharging"
		}
	}
	return draining
}
