package speech

import (
	"context"
	"fmt"
	"os/exec"
	"strings"

	"sudoku/gui/early"
)

// A command speaks with a program that is run for each text, which it reads from its input.
type command struct {
	program string
	speak   func(Voice) []string // its arguments
	list    []string             // its arguments to list the voices
	parse   func(line string) (systemVoice, bool)
}

func (c *command) say(ctx context.Context, text string, v Voice) error {
	cmd := exec.CommandContext(ctx, c.program, c.speak(v)...)
	cmd.Stdin, cmd.Env = strings.NewReader(text), early.Environ()
	hide(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %.200s", c.program, err, out)
	}
	return nil
}

func (c *command) stop(context.Context) {} // the context ended the program

func (c *command) voices(ctx context.Context) (list []systemVoice, err error) {
	cmd := exec.CommandContext(ctx, c.program, c.list...)
	cmd.Env = early.Environ()
	hide(cmd)
	out, err := cmd.Output()
	for line := range strings.Lines(string(out)) {
		if v, ok := c.parse(strings.TrimSpace(line)); ok {
			list = append(list, v)
		}
	}
	return list, err
}

func (c *command) close() {}
