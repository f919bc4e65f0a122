package portal

import (
	"context"
	"errors"
	"os/exec"
	"syscall"

	"sudoku/gui/early"
)

// ShowFile shows a file in the Explorer.
func ShowFile(ctx context.Context, _, path string) error {
	cmd := exec.CommandContext(ctx, "explorer.exe")
	cmd.SysProcAttr = &syscall.SysProcAttr{CmdLine: `explorer.exe /select,"` + path + `"`} // its own way to quote
	cmd.Env = early.Environ()
	err := cmd.Run()
	if failed := new(exec.ExitError); errors.As(err, &failed) {
		return nil // it fails also when it shows the folder
	}
	return err
}
