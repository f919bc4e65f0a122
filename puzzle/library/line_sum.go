package library

import (
	"hash/crc32"
)

// castagnoli returns the table of the sums, which is made when it is first asked for.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// appendSum ends the line that begins at start.
func appendSum(dst []byte, start int) []byte {
	sum := crc32.Checksum(dst[start:], castagnoli())
	dst = append(dst, " ~"...)
	for shift := 28; shift >= 0; shift -= 4 {
		dst = append(dst, "0123456789abcdef"[sum>>shift&15])
	}
	return append(dst, '\n')
}

// sumOfLine returns what sum returns of the record of a line that appendLine has written.
func sumOfLine(text string) int64 {
	var line [512]byte
	return int64(crc32.Checksum(appendSum(append(line[:0], text...), 0), castagnoli()))
}

// body returns a line without its sum and its end, and whether the sum is right. Without a
// sum it is right if the line end is there.
func body(line []byte) (text []byte, ok bool) {
	n := len(line)
	ended := n > 0 && line[n-1] == '\n'
	if ended {
		n--
	}
	if n > 0 && line[n-1] == '\r' {
		n--
	}
	line = line[:n]
	if n < 10 || line[n-9] != '~' || line[n-10] != ' ' {
		return line, ended
	}
	var sum uint32
	for _, b := range line[n-8:] {
		switch {
		case '0' <= b && b <= '9':
			sum = sum<<4 | uint32(b-'0')
		case 'a' <= b && b <= 'f':
			sum = sum<<4 | uint32(b-'a'+10)
		default:
			return line, false
		}
	}
	return line[:n-10], sum == crc32.Checksum(line[:n-10], castagnoli())
}
