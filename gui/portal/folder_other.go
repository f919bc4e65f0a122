//go:build !(linux || freebsd || netbsd || openbsd || windows)

package portal

import (
	"context"
	"os/exec"
)

// ShowFile shows a file in the Finder.
func ShowFile(ctx context.Context, _, path string) error {
	return exec.CommandContext(ctx, "open", "-R", "--", path).Run()
}
