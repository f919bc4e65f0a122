//go:build measure

package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// A screen is a display of our own whose picture is in shared memory, so that reading a
// pixel costs next to nothing.
type screen struct {
	*client
	name   string
	xvfb   *exec.Cmd
	pixels []byte // four bytes each
	wide   int    // in pixels
}

func newScreen(dir string) (*screen, error) {
	out, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	s := &screen{xvfb: exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x900x24",
		"-fbdir", dir, "-noreset", "-nolisten", "tcp")}
	s.xvfb.ExtraFiles = []*os.File{in}
	if err := s.xvfb.Start(); err != nil {
		return nil, err
	}
	in.Close()
	line, _ := io.ReadAll(io.LimitReader(out, 2))
	for !strings.HasSuffix(string(line), "\n") {
		more := make([]byte, 1)
		if _, err := out.Read(more); err != nil {
			return nil, fmt.Errorf("start of Xvfb: %w", err)
		}
		line = append(line, more...)
	}
	s.name = strings.TrimSpace(string(line))
	number, _ := strconv.Atoi(s.name)
	if s.client, err = connect(number); err != nil {
		return nil, err
	}
	return s, s.share(filepath.Join(dir, "Xvfb_screen0"))
}

// share maps the picture, which is in xwd format.
func (s *screen) share(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	b, err := syscall.Mmap(int(f.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return err
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(b[4*i:])) }
	s.wide = field(4)
	s.pixels = b[field(0)+12*field(19):][:field(5)*field(12)]
	return nil
}

func (s *screen) close() {
	s.conn.Close()
	s.xvfb.Process.Kill()
	s.xvfb.Wait()
}

// picture returns the current picture, one number per pixel.
func (s *screen) picture() []uint32 {
	p := make([]uint32, len(s.pixels)/4)
	for i := range p {
		p[i] = s.at(i)
	}
	return p
}

func (s *screen) at(i int) uint32 { return binary.LittleEndian.Uint32(s.pixels[4*i:]) & 0xffffff }

// A probe is a pixel with the colour that it should have.
type probe struct {
	at   int
	want uint32
}

// probesOf chooses pixels that distinguish the picture of a program from others: all
// pixels that are not of the commonest colour have the same chance.
func probesOf(picture []uint32) (probes []probe) {
	count := map[uint32]int{}
	for _, p := range picture {
		count[p]++
	}
	ground, most := uint32(0), 0
	for p, n := range count {
		if p != 0 && n > most {
			ground, most = p, n
		}
	}
	var plain []probe
	for i, p := range picture {
		if p == ground {
			plain = append(plain, probe{i, p})
		} else if p != 0 { // black: the screen without a window
			probes = append(probes, probe{i, p})
		}
	}
	return append(sample(probes, 600), sample(plain, 100)...)
}

// sample returns n of the probes, always the same ones.
func sample(p []probe, n int) []probe {
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	return p[:min(n, len(p))]
}

// shows returns the fraction of the probes that have their colour.
func (s *screen) shows(probes []probe) float64 {
	n := 0
	for _, p := range probes {
		if s.at(p.at) == p.want {
			n++
		}
	}
	return float64(n) / float64(len(probes))
}

// until waits for a condition, polling five thousand times a second.
func until(limit time.Duration, holds func() bool) bool {
	for end := time.Now().Add(limit); !holds(); time.Sleep(200 * time.Microsecond) {
		if time.Now().After(end) {
			return false
		}
	}
	return true
}
