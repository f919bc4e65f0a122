package format

import (
	"bytes"
	"context"
)

// An allowance limits the total size that the links of one text unpack to: a few packed
// bytes can unpack to a thousand times as many. Up to a multiple of its length a link's
// size doesn't count, so that the number of ordinary links is not limited. The zero value
// has spent nothing.
type allowance struct {
	spent int
	ctx   context.Context // nil: nothing stops the unpacking
}

const (
	ordinary    = 8         // unpacked characters for each of a link that don't count; links of the sites have 2 to 5
	maxUnpacked = 512 << 10 // characters of one link; puzzles are far smaller
	maxExtra    = 3 << 20   // characters that count, of all links of a text
	sniffExtra  = 1 << 20   // of these, for detecting the layout
)

// sniffing returns the allowance for detecting the layout. The lines are read again later.
func sniffing(ctx context.Context) allowance { return allowance{maxExtra - sniffExtra, ctx} }

// stopped reports whether nobody waits for the links any more. Unpacking one asks every
// stopEvery steps.
func (a *allowance) stopped() bool { return a.ctx != nil && a.ctx.Err() != nil }

const stopEvery = 1 << 12

// most returns how many characters a link of that length may unpack to.
func (a *allowance) most(packed int) int {
	return min(maxUnpacked, maxExtra-a.spent+ordinary*packed)
}

// spend counts the size that a link has unpacked to.
func (a *allowance) spend(packed, unpacked int) {
	a.spent = max(0, a.spent+unpacked-ordinary*packed)
}

// tooLargeError returns the error for a link that would unpack to more than most.
func tooLargeError(most int) error {
	if most < maxUnpacked {
		return errLinkTooLarge
	}
	return ErrBrokenLink
}

// mayPack reports whether lines may hold a link that has to be unpacked. In text that is
// not ASCII the name of a site may be written in full-width characters.
func mayPack(text []byte) bool {
	for _, kind := range packedKinds {
		if bytes.Contains(text, []byte(kind)) {
			return true
		}
	}
	if bytes.IndexByte(text, '/') < 0 && !bytes.Contains(text, []byte("／")) {
		return false
	}
	for _, site := range packingSites {
		if bytes.Contains(text, []byte(site)) {
			return true
		}
	}
	return !isASCII(text)
}

// packedKinds are the beginnings of packed puzzles that may stand without an address.
var packedKinds = []string{"fpuz", "scl", "ctc"}

// packingSites are parts of the addresses of links that have to be unpacked.
var packingSites = append([]string{penpaSite, fpuzzlesSite}, padSites...)
