package portal

import (
	"context"
	"syscall"
	"unsafe"
)

// clientAreaAnimation is SPI_GETCLIENTAREAANIMATION: "Animation effects" in the settings.
const clientAreaAnimation = 0x1042

// WatchDesktop tells whether Windows asks for less motion, once.
func WatchDesktop(_ context.Context, told func(Desktop)) error {
	on := int32(1)
	call := syscall.NewLazyDLL("user32.dll").NewProc("SystemParametersInfoW")
	if err := call.Find(); err != nil {
		return err
	}
	if ok, _, err := call.Call(clientAreaAnimation, 0, uintptr(unsafe.Pointer(&on)), 0); ok == 0 {
		return err
	}
	told(Desktop{Still: on == 0})
	return nil
}
