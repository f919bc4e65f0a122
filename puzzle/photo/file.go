package photo

import (
	"bytes"
	"io"

	"sudoku/puzzle/words"
)

// maxFile is how large the file of a picture may be, in bytes.
const maxFile = 200 << 20

// ReadFile reads the file of a picture. size is how large it is, which spares memory where it
// is known, else 0. A file of more than 200 MB is an error with a sentence.
func ReadFile(r io.Reader, size int64) ([]byte, error) {
	tooLarge := words.Error("photo.large", "size", maxFile>>20)
	if size > maxFile {
		return nil, tooLarge
	}
	var b bytes.Buffer
	b.Grow(int(max(size, 0)) + bytes.MinRead) // a buffer that grows takes several times the file
	if _, err := b.ReadFrom(io.LimitReader(r, maxFile+1)); err != nil {
		return nil, err
	}
	if b.Len() > maxFile {
		return nil, tooLarge
	}
	return b.Bytes(), nil
}
