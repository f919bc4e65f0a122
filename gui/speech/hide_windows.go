package speech

import (
	"os/exec"
	"syscall"
)

// hide lets a program run without a window of its own.
func hide(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
