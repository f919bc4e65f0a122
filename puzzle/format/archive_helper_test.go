package format_test

import (
	"archive/zip"
	"bytes"
	"compress/gzip"
	"testing"
)

// zipped returns a zip file of names and texts.
func zipped(t testing.TB, list ...string) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(list); i += 2 {
		w, err := z.Create(list[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(list[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func gzipped(t testing.TB, text string) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if _, err := z.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
