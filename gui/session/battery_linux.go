package session

import "os"

// OnBattery reports whether the computer runs on its battery, as far as the system says.
func OnBattery() bool { return onBattery(os.DirFS("/sys/class/power_supply")) }
