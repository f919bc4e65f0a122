// Package packed is how texts and files stand in the program compressed (RFC 1951, DEFLATE).
// What is packed lies beside its source as FILE.z, which command pack writes; a test says when
// that was forgotten.
package packed

import (
	"bytes"
	"compress/flate"
	"io"
	"strings"
)

// Text returns the text that was packed; 7 ms for a million bytes. Data that is damaged
// panics, for it is part of the program.
func Text(data string) string {
	text, err := Read(data)
	if err != nil {
		panic(err)
	}
	return text
}

// Read is [Text] for data that may be damaged.
func Read(data string) (string, error) {
	var text strings.Builder
	text.Grow(3 * len(data))
	_, err := io.Copy(&text, flate.NewReader(strings.NewReader(data)))
	return text.String(), err
}

// Pack returns a text packed as small as can be, the same bytes each time.
func Pack(text string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // nothing fails in memory
	}
	return b.Bytes()
}
