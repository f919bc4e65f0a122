package session

import (
	"bytes"
	"os/exec"
)

// OnBattery reports whether the computer runs on its battery, as far as the system says.
func OnBattery() bool {
	said, err := exec.Command("/usr/bin/pmset", "-g", "ps").Output()
	return err == nil && bytes.Contains(said, []byte("'Battery Power'"))
}
