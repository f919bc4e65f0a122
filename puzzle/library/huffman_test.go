package library

import (
	"bytes"
	"compress/flate"
	"io"
	"math/rand/v2"
	"testing"
)

// FuzzPacked: what is packed is read by flate and by unpack, and what is damaged by the latter.
func FuzzPacked(f *testing.F) {
	all := make([]byte, 256)
	for i := range all {
		all[i] = byte(i)
	}
	for _, text := range [][]byte{nil, []byte("a"), all, textOf("数独", shuffled(20, 1)), bytes.Repeat([]byte("."), 1000)} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		b := lineCodes().pack(nil, text)
		if got, err := io.ReadAll(flate.NewReader(bytes.NewReader(b))); err != nil || !bytes.Equal(got, text) {
			t.Errorf("flate reads %q of %q, %v", got, text, err)
		}
		if got := lineCodes().unpack(b); !lineCodes().packs(b) || !bytes.Equal(got, text) {
			t.Errorf("%q of %q", got, text)
		}
		lineCodes().unpack(text)
	})
}

// TestPackedDamage: a damaged byte costs a few bytes of the text, wherever it is.
func TestPackedDamage(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	text := textOf("x", shuffled(300, 1))
	packed := lineCodes().pack(nil, text)
	if len(packed) > 6*len(text)/10 {
		t.Errorf("%d bytes of %d", len(packed), len(text))
	}
	worst := 0
	for range 1000 {
		b := bytes.Clone(packed)
		b[rng.IntN(len(b))] ^= byte(1 << rng.IntN(8))
		got := lineCodes().unpack(b)
		if !lineCodes().packs(b) {
			t.Fatal("is not known as packed")
		}
		begin, end := 0, 0
		for begin < min(len(got), len(text)) && got[begin] == text[begin] {
			begin++
		}
		for end < min(len(got), len(text))-begin && got[len(got)-1-end] == text[len(text)-1-end] {
			end++
		}
		worst = max(worst, len(text)-begin-end)
	}
	if worst > 60 {
		t.Error(worst, "bytes are lost")
	}
	t.Log(worst, "bytes at most")
}

func BenchmarkPack(b *testing.B) {
	text := textOf("x", shuffled(8000, 1))
	packed := lineCodes().pack(nil, text)
	b.Run("pack", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			lineCodes().pack(packed[:0], text)
		}
	})
	b.Run("unpack", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			lineCodes().unpack(packed)
		}
	})
}
