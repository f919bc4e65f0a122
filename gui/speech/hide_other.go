//go:build !windows

package speech

import "os/exec"

// hide lets a program run without a window of its own, which it has on Windows only.
func hide(*exec.Cmd) {}
