//go:build !(linux || freebsd || netbsd || openbsd || windows)

package portal

import (
	"context"
	"os/exec"

	"sudoku/gui/early"
)

// ShowFile shows a file in the Finder.
func ShowFile(ctx context.Context, _, path string) error {
	cmd := exec.CommandContext(ctx, "open", "-R", "--", path)
	cmd.Env = early.Environ()
	return cmd.Run()
}
