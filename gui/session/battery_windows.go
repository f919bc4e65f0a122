package session

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// powerStatus is SYSTEM_POWER_STATUS of Windows.
type powerStatus struct {
	line, battery, percent, saver byte
	left, full                    uint32
}

var getPowerStatus = windows.NewLazySystemDLL("kernel32.dll").NewProc("GetSystemPowerStatus")

// OnBattery reports whether the computer runs on its battery, as far as the system says.
func OnBattery() bool {
	const offline, noBattery = 0, 128
	var s powerStatus
	ok, _, _ := getPowerStatus.Call(uintptr(unsafe.Pointer(&s)))
	return ok != 0 && s.line == offline && s.battery&noBattery == 0
}
