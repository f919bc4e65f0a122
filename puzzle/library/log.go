package library

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"slices"

	"sudoku/puzzle/store"
)

// The log has pages that were changed, each in a frame behind a header:
// https://www.sqlite.org/fileformat2.html, section 4. The sum of a frame goes on from that of the frame
// before, so SQLite reads it up to the first damaged one. What the header of a frame says its sum is
// does for the frame behind it, too.

// A walLog is a file that was written beside a database.
type walLog struct {
	in    io.ReaderAt
	order binary.ByteOrder // in which sums take bytes
	salt  uint64           // that all frames have which were written since the log began anew
}

// A logFrame is a frame of transactions that were completed.
type logFrame struct {
	at     int64 // where its page is
	number int64 // of the page, from 0
	whole  bool
}

// withLog writes a database with all that is whole of its log into a new file, and returns its
// path; that of the database if there is no log. spoiled is the pages in place of which there are
// older ones, or none, the newest first.
func withLog(path, to string) (name string, spoiled [][]byte, err error) {
	log, err := store.Open(path + "-wal")
	if err != nil {
		return path, nil, nil // none, or no file
	}
	defer log.Close()
	in, err := store.Open(path)
	if err != nil {
		return "", nil, err
	}
	defer in.Close()
	frames := framesOf(log)
	if len(frames) == 0 {
		return path, nil, nil
	}
	out, err := os.OpenFile(to, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return "", nil, err
	}
	size, err := io.Copy(out, in)
	if err == nil {
		spoiled, err = apply(out, size, log, frames)
	}
	return to, spoiled, errors.Join(err, out.Close())
}

// apply writes the pages of frames into a database of a size.
func apply(out *os.File, size int64, in io.ReaderAt, frames []logFrame) (spoiled [][]byte, err error) {
	pages := size/pageSize + int64(len(frames)) // there were no more, unless the database was cut
	done := map[int64]bool{}
	for _, frame := range slices.Backward(frames) {
		page := make([]byte, pageSize)
		if done[frame.number] {
			continue
		}
		if _, err := in.ReadAt(page, frame.at); err != nil {
			return nil, err
		}
		if !frame.whole || frame.number >= pages {
			spoiled = append(spoiled, page)
			continue
		}
		done[frame.number] = true
		if _, err := out.WriteAt(page, frame.number*pageSize); err != nil {
			return nil, err
		}
	}
	return spoiled, nil
}

// framesOf lists the frames of a log, up to the end of the last transaction.
func framesOf(in io.ReaderAt) (best []logFrame) {
	var sum [8]byte
	if _, err := in.ReadAt(sum[:], 24); err != nil {
		return nil
	}
	// What the header says may be damaged: of the salt, which each frame has, and of the order.
	for _, at := range []int64{16, walHeader + 8, walHeader + frameStep + 8, walHeader + 2*frameStep + 8} {
		for _, order := range []binary.ByteOrder{binary.LittleEndian, binary.BigEndian} {
			l := walLog{in, order, saltAt(in, at)}
			if list := l.frames(sumIn(sum[:])); len(list) > len(best) {
				best = list
			}
		}
	}
	return best
}

// saltAt reads what a log has as long as it isn't begun anew, 0 if there is nothing.
func saltAt(in io.ReaderAt, at int64) uint64 {
	var b [8]byte
	if _, err := in.ReadAt(b[:], at); err != nil {
		return 0
	}
	return binary.BigEndian.Uint64(b[:])
}

// frames lists the frames behind a header with a sum.
func (l *walLog) frames(before [2]uint32) (list []logFrame) {
	b, end := make([]byte, frameStep), 0
	for at := int64(walHeader); ; at += frameStep {
		if _, err := l.in.ReadAt(b, at); err != nil {
			return list[:end]
		}
		if salt := binary.BigEndian.Uint64(b[8:]); salt>>32 != l.salt>>32 && uint32(salt) != uint32(l.salt) {
			before = sumIn(b[16:])
			continue
		}
		f := logFrame{at: at + frameHeader, number: int64(binary.BigEndian.Uint32(b)) - 1}
		f.whole = l.sum(l.sum(before, b[:8]), b[frameHeader:]) == sumIn(b[16:]) && f.number >= 0
		before = sumIn(b[16:])
		if list = append(list, f); binary.BigEndian.Uint32(b[4:]) > 0 { // of the database, after a transaction
			end = len(list)
		}
	}
}

// sumIn reads a sum from a header.
func sumIn(b []byte) [2]uint32 {
	return [2]uint32{binary.BigEndian.Uint32(b), binary.BigEndian.Uint32(b[4:])}
}

// sum goes on with a sum over bytes, a multiple of eight.
func (l *walLog) sum(s [2]uint32, b []byte) [2]uint32 {
	for ; len(b) >= 8; b = b[8:] {
		s[0] += l.order.Uint32(b) + s[1]
		s[1] += l.order.Uint32(b[4:]) + s[0]
	}
	return s
}
