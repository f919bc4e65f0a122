package photo

import (
	"bytes"
	"image/jpeg"
)

// mostImages is how many pictures of a document are looked at.
const mostImages = 200

// scanned returns the JPEG file of a page in a PDF document, as scanners and cameras put one on each:
// the first that has at least half as many pixels as the largest of them, or nil without any. Pages
// drawn in another way have none.
func scanned(pdf []byte) (best []byte) {
	var files [][]byte
	var sizes []int
	most := 0
	for rest := pdf; len(files) < mostImages; {
		_, after, found := bytes.Cut(rest, []byte("/DCTDecode"))
		if !found {
			break
		}
		rest = after
		_, data, found := bytes.Cut(after[:min(len(after), 2000)], []byte("stream"))
		if !found {
			continue
		}
		file := bytes.TrimLeft(after[min(len(after), 2000)-len(data):], "\r\n")
		c, err := jpeg.DecodeConfig(bytes.NewReader(file))
		if err != nil {
			continue
		}
		files, sizes = append(files, file), append(sizes, c.Width*c.Height)
		most = max(most, c.Width*c.Height)
	}
	for i, n := range sizes {
		if 2*n >= most {
			return files[i]
		}
	}
	return nil
}
