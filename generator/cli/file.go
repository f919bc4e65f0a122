package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeFile makes a file of what write writes: whole, or not at all. What the
// file held before stays until then.
func writeFile(name string, write func(io.Writer) error) error {
	if to, err := filepath.EvalSymlinks(name); err == nil {
		name = to
	}
	info, err := os.Stat(name)
	if err == nil && !info.Mode().IsRegular() { // a device or a pipe: not to be replaced
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return errors.Join(write(f), f.Close())
	}
	part := filepath.Join(filepath.Dir(name), fmt.Sprintf(".%s.%d.part", filepath.Base(name), os.Getpid()))
	f, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, permissions(info))
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		os.Remove(part)
		return err
	}
	if err := os.Rename(part, name); err != nil {
		os.Remove(part)
		return err
	}
	return nil
}

// permissions are those of the file to be replaced, if there is one.
func permissions(info fs.FileInfo) fs.FileMode {
	if info == nil {
		return 0o666
	}
	return info.Mode().Perm()
}
