package photo

import (
	"bytes"
	"context"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"sudoku/puzzle"
)

// TestPhones: a page of each of the formats that phones write is read, and found again after a
// damaged file of it.
func TestPhones(t *testing.T) {
	want, _ := puzzle.ParseGrid(givensOfPage)
	for _, name := range []string{"page.heic", "page.avif"} {
		b, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		for i := len(b) / 3; i < len(b); i += len(b) / 3 {
			spoiled := bytes.Clone(b)
			for k := range min(200, len(b)-i) {
				spoiled[i+k] ^= 0x5a
			}
			_, _ = Decode(spoiled)
		}
		p, err := Decode(b)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if all, err := Read(context.Background(), p, countTwo()); err != nil || len(all) != 1 || all[0].Givens != want {
			t.Errorf("%s: %d grids, %v", name, len(all), err)
		}
	}
}

// turnedHEIC is a HEIC file that says that its picture is to be turned a quarter
// to the left.
func turnedHEIC(file []byte) []byte {
	b := bytes.Clone(file)
	grow := func(box string, by uint32) int {
		at := bytes.Index(b, []byte(box)) - 4
		binary.BigEndian.PutUint32(b[at:], binary.BigEndian.Uint32(b[at:])+by)
		return at
	}
	grow("meta", 10)
	grow("iprp", 10)
	ipco := grow("ipco", 9)
	ipma := grow("ipma", 1)
	data := bytes.Index(b, []byte("iloc")) + 16 // where it stands where the data are
	binary.BigEndian.PutUint32(b[data:], binary.BigEndian.Uint32(b[data:])+10)
	last := ipma + int(binary.BigEndian.Uint32(b[ipma:])) - 1 // after the three properties of the picture
	b[last-4]++
	b = append(b[:last:last], append([]byte{0x84}, b[last:]...)...)
	end := ipco + int(binary.BigEndian.Uint32(b[ipco:])) - 9
	return append(b[:end:end], append([]byte("\x00\x00\x00\x09irot\x01"), b[end:]...)...)
}

// TestTurnedHEIC: a picture is turned as its file says.
func TestTurnedHEIC(t *testing.T) {
	p, err := Decode(turnedHEIC(samples()["heic"]))
	if err != nil || p.g.w != 70 || p.g.h != 100 || p.g.p[0] < 185 || p.g.p[70*99] > 60 {
		t.Errorf("%+v, %v", p, err)
	}
}
