package photo_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/draw"

	"sudoku/puzzle/photo"
)

// costFile names the picture that a process of its own reads, so that what it takes can be
// measured.
const costFile = "SUDOKU_COST_FILE"

// TestCost tells what pictures of 2 and of 12 megapixels cost: one photo in ten of the folder, made
// larger.
func TestCost(t *testing.T) {
	if name := os.Getenv(costFile); name != "" {
		readOnce(t, name)
		return
	}
	list := append(shownPictures(t, "printed"), shownPictures(t, "mixed")...)
	for _, pixels := range []float64{2e6, 12e6} {
		var spent, longest time.Duration
		var memory int64
		n := 0
		for i := 0; i < len(list); i += 10 {
			name := filepath.Join(t.TempDir(), "photo.jpg")
			enlarge(t, list[i].file, name, pixels)
			d, m := costOf(t, name)
			if d > 2*spent/time.Duration(n+1) && n > 2 {
				t.Logf("%s: %v", list[i].file, d)
			}
			spent, longest, memory, n = spent+d, max(longest, d), max(memory, m), n+1
		}
		t.Logf("%2.0f megapixels: %d photos, %v of processor time each, %v at most; %d MB at most, the program included",
			pixels/1e6, n, spent/time.Duration(n), longest, memory>>10)
	}
}

func readOnce(t *testing.T, name string) {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := photo.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := photo.ReadPage(context.Background(), p, uniquely()); err != nil {
		t.Fatal(err)
	}
	status, _ := os.ReadFile("/proc/self/status")
	_, most, _ := strings.Cut(string(status), "VmHWM:") // what wait tells counts the parent's memory too
	fmt.Println("memory", strings.Fields(most)[0])
}

// costOf reads a picture in a process of its own: its processor time, and the most memory that it
// had, in kB.
func costOf(t *testing.T, name string) (time.Duration, int64) {
	c := exec.Command(os.Args[0], "-test.run=^TestCost$")
	c.Env = append(os.Environ(), costFile+"="+name)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatal(err, string(out))
	}
	var most int64
	if _, err := fmt.Sscan(strings.TrimPrefix(string(out), "memory "), &most); err != nil {
		t.Fatal(err, string(out))
	}
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime(), most
}

// enlarge writes a photo as a JPEG file of about so many pixels.
func enlarge(t *testing.T, from, to string, pixels float64) {
	b, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	m, err := jpeg.Decode(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	size := m.Bounds().Size()
	k := math.Sqrt(pixels / float64(size.X*size.Y))
	large := image.NewRGBA(image.Rect(0, 0, int(k*float64(size.X)), int(k*float64(size.Y))))
	draw.CatmullRom.Scale(large, large.Rect, m, m.Bounds(), draw.Src, nil)
	var out bytes.Buffer
	if err := jpeg.Encode(&out, large, &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, out.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}
