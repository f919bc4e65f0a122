package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// solo writes the kernel for one grid. A register is a band and each of its first
// nine doublewords a digit: where it can go, in three rows of nine bits that a
// spare bit parts.
type solo struct {
	m   [3]VecVirtual // the bands
	all VecVirtual    // what a full band would be
}

// three repeats a row of nine bits for the rows of a band.
func three(row uint32) uint32 { return row | row<<10 | row<<20 }

// doubles is a constant of 16 equal doublewords.
func doubles(name string, v uint32) Mem {
	if m, ok := known[name]; ok {
		return m
	}
	m := GLOBL(name, RODATA|NOPTR)
	for i := range 16 {
		DATA(4*i, U32(v))
	}
	known[name] = m
	return m
}

func z(op func(...Op), args ...Op) VecVirtual {
	v := ZMM()
	op(append(args, v)...)
	return v
}

func right(n int, v Op) VecVirtual { return z(VPSRLD, U8(n), v) }
func left(n int, v Op) VecVirtual  { return z(VPSLLD, U8(n), v) }
func both(a, b Op) VecVirtual      { return z(VPANDD, a, b) }
func either(a, b Op) VecVirtual    { return z(VPORD, a, b) }

// tern returns the table's function of a, b and c.
func tern(table int, a, b, c Op) VecVirtual {
	v := z(VMOVDQA32, a)
	VPTERNLOGD(U8(table), c, b, v)
	return v
}

const (
	pick3  = first&second | ^first&0xFF&third // second where first, else third
	strike = first &^ second
)

func (s *solo) write() {
	TEXT("propagate", NOSPLIT, "func(state *uint32, open *uint32) (end uint32)")
	Pragma("noescape")
	state := Load(Param("state"), GP64())
	for b := range s.m {
		s.m[b] = ZMM()
		VMOVDQU32(Mem{Base: state, Disp: 64 * b}, s.m[b])
	}
	s.all = ZMM()
	VMOVDQU32(doubles("all30", three(0x1FF)), s.all)
	digits, k := K(), K()
	mask := GP32()
	MOVL(U32(0x1FF), mask)
	KMOVW(mask, digits)

	Label("again")
	was := s.m
	s.rows()
	s.columns()
	least := z(VPMINUD, s.m[0], s.m[1])
	VPMINUD(s.m[2], least, least)
	VPTESTNMD(least, least, digits, k)
	KORTESTW(k, k)
	JNZ(LabelRef("dead"))
	s.hidden()
	one, two := s.naked()
	bad := tern(all3, one[0], one[1], one[2])
	VPCMPD(U8(4), s.all, bad, k)
	KORTESTW(k, k)
	JNZ(LabelRef("dead"))
	s.clear(one, two)
	diff := z(VPXORD, was[0], s.m[0])
	VPTERNLOGD(U8(first|second^third), s.m[1], was[1], diff)
	VPTERNLOGD(U8(first|second^third), s.m[2], was[2], diff)
	VPTESTMD(diff, diff, k)
	for b := range was {
		VMOVDQA32(s.m[b], was[b])
	}
	KORTESTW(k, k)
	JNZ(LabelRef("again"))
	s.finish(state, two)
}

// match returns what of p lies on one of the six ways to match its three lines,
// the rows of bits, with three crossings that are step bits apart.
func match(p VecVirtual, step int, firstTwo, firstOne Mem) VecVirtual {
	next := either(right(10, p), left(20, p))
	after := either(right(20, p), left(10, p))
	one, two := ZMM(), ZMM()
	VMOVDQU32(firstTwo, one)
	VMOVDQU32(firstOne, two)
	by1 := func(v VecVirtual) VecVirtual { return tern(pick3, one, right(step, v), left(2*step, v)) }
	by2 := func(v VecVirtual) VecVirtual { return tern(pick3, two, right(2*step, v), left(step, v)) }
	even := both(by1(next), by2(after))
	way := tern(first&second|third, by2(next), by1(after), even)
	return both(p, way)
}

// rows strikes what lies on no way through the rows and boxes of its band. The
// three bands are matched in one register: bit b of a box's row is band b.
func (s *solo) rows() {
	boxRow := doubles("boxRow", three(0x49))
	var in [3]VecVirtual
	for b, m := range s.m {
		v := tern(either3, m, right(1, m), right(2, m))
		in[b] = z(VPANDD, boxRow, v)
	}
	p := tern(either3, in[0], left(1, in[1]), left(2, in[2]))
	keep := match(p, 3, doubles("boxes01", three(0x3F)), doubles("boxes0", three(7)))
	for b := range s.m {
		k := keep
		if b > 0 {
			k = right(b, keep)
		}
		k = z(VPANDD, boxRow, k)
		s.m[b] = both(s.m[b], z(VPSUBD, k, left(3, k)))
	}
}

// columns does the same with the columns and boxes of stacks: row b of bits is
// band b.
func (s *solo) columns() {
	row := doubles("row", 0x1FF)
	var in [3]VecVirtual
	for b, m := range s.m {
		in[b] = z(VPANDD, row, tern(either3, m, right(10, m), right(20, m)))
	}
	p := tern(either3, in[0], left(10, in[1]), left(20, in[2]))
	keep := match(p, 1, doubles("cols01", three(0xDB)), doubles("boxRow", three(0x49)))
	for b := range s.m {
		k := keep
		if b > 0 {
			k = right(10*b, keep)
		}
		k = z(VPANDD, row, k)
		s.m[b] = both(s.m[b], tern(either3, k, left(10, k), left(20, k)))
	}
}

// filled returns all bits of the rows in which v has any.
func (s *solo) filled(v VecVirtual) VecVirtual {
	spare := z(VPANDD, doubles("spare", three(0x200)), z(VPADDD, s.all, v))
	return z(VPSUBD, right(9, spare), spare)
}

// hidden strikes the other digits from cells that are the only place of a digit in
// its row.
func (s *solo) hidden() {
	var single, any [3]VecVirtual
	lowest := doubles("lowest", three(1))
	for b, m := range s.m {
		more := both(m, z(VPSUBD, lowest, m))
		single[b] = tern(strike, m, s.filled(more), m)
	}
	for b := range any {
		any[b] = spread(VPORD, single[b])
	}
	for b := range s.m {
		s.m[b] = tern(first&^second|third, s.m[b], any[b], single[b])
	}
}

// turns are the four shuffles that bring every lane to every other.
var turns = [4]func(v VecVirtual) VecVirtual{
	func(v VecVirtual) VecVirtual { return z(VSHUFI32X4, U8(0x4E), v, v) },
	func(v VecVirtual) VecVirtual { return z(VSHUFI32X4, U8(0xB1), v, v) },
	func(v VecVirtual) VecVirtual { return z(VPSHUFD, U8(0x4E), v) },
	func(v VecVirtual) VecVirtual { return z(VPSHUFD, U8(0xB1), v) },
}

// spread joins all lanes.
func spread(op func(...Op), v VecVirtual) VecVirtual {
	for _, turn := range turns {
		v = z(op, turn(v), v)
	}
	return v
}

// naked returns the cells with one candidate or more and those with two or more.
func (s *solo) naked() (one, two [3]VecVirtual) {
	for b, m := range s.m {
		one[b] = m
		for i, turn := range turns {
			o := turn(one[b])
			if i == 0 {
				two[b] = both(one[b], o)
			} else {
				t := tern(either3, two[b], turn(two[b]), both(one[b], o))
				two[b] = t
			}
			one[b] = either(one[b], o)
		}
	}
	return
}

// clear strikes the digit of a cell that has no other from the rest of its row.
func (s *solo) clear(one, two [3]VecVirtual) {
	for b, m := range s.m {
		x := tern(first&second&^third, m, one[b], two[b])
		// m less what is filled but not x
		s.m[b] = tern(first&(^second&0xFF|third), m, s.filled(x), x)
	}
}

// finish stores the state and, for each band, the cells that have two candidates
// or more and those that have two.
func (s *solo) finish(state Register, two [3]VecVirtual) {
	open := Load(Param("open"), GP64())
	end := GP32()
	for b, m := range s.m {
		VMOVDQU32(m, Mem{Base: state, Disp: 64 * b})
		VMOVD(two[b].AsX(), Mem{Base: open, Disp: 4 * b})
	}
	left := tern(either3, two[0], two[1], two[2])
	k := K()
	VPTESTMD(left, left, k)
	KORTESTW(k, k)
	JZ(LabelRef("solved"))
	for b, m := range s.m {
		o, t, h := m, z(VPXORD, m, m), z(VPXORD, m, m)
		for _, turn := range turns {
			o2, t2, h2 := turn(o), turn(t), turn(h)
			h = tern(either3, h, h2, either(both(o, t2), both(t, o2)))
			t = tern(either3, t, t2, both(o, o2))
			o = either(o, o2)
		}
		pairs := z(VPANDND, t, h)
		VMOVD(pairs.AsX(), Mem{Base: open, Disp: 12 + 4*b})
	}
	VZEROUPPER()
	MOVL(U32(2), end)
	Store(end, ReturnIndex(0))
	RET()
	Label("solved")
	VZEROUPPER()
	MOVL(U32(1), end)
	Store(end, ReturnIndex(0))
	RET()
	Label("dead")
	VZEROUPPER()
	XORL(end, end)
	Store(end, ReturnIndex(0))
	RET()
}

// loadGrid writes the kernel that makes a state of a grid: a digit can go where it is
// and where nothing is.
func loadGrid() {
	TEXT("loadGrid", NOSPLIT, "func(grid *byte, state *uint32)")
	Pragma("noescape")
	grid, state := Load(Param("grid"), GP64()), Load(Param("state"), GP64())
	head, tail := ZMM(), YMM()
	VMOVDQU8(Mem{Base: grid}, head)
	VMOVDQU8(Mem{Base: grid, Disp: 81 - 32}, tail)
	noneHead, noneTail := K(), K()
	VPTESTNMB(head, head, noneHead)
	VPTESTNMB(tail, tail, noneTail)
	fill := GP32()
	MOVL(U32(three(0x1FF)), fill)
	for d := range 9 {
		is := z(VMOVDQU8, words("digits"+string(rune('1'+d)), uint16(d+1)*0x0101))
		inHead, inTail := K(), K()
		VPCMPEQB(is, head, inHead)
		VPCMPEQB(is.AsY(), tail, inTail)
		KORQ(noneHead, inHead, inHead)
		KORD(noneTail, inTail, inTail)
		low, high := GP64(), GP64()
		KMOVQ(inHead, low)
		KMOVD(inTail, high.As32())
		SHRQ(U8(15), high) // cells 49 to 63 are in low, too
		for b := range 3 {
			v := GP64()
			MOVQ(low, v)
			switch b {
			case 1:
				SHRQ(U8(27), v)
			case 2:
				SHRQ(U8(54), v)
				SHLQ(U8(10), high)
				ORQ(high, v)
			}
			band := v.As32()
			ANDL(U32(1<<27-1), band)
			PDEPL(fill, band, band)
			MOVL(band, Mem{Base: state, Disp: 64*b + 4*d})
		}
	}
	VZEROUPPER()
	RET()
}

// branch writes the kernel that makes to the state with the lowest digit that from
// has in a cell, and from the one without it.
func branch() {
	TEXT("branch", NOSPLIT, "func(from, to *uint32, band int, cell uint32)")
	Pragma("noescape")
	from, to := Load(Param("from"), GP64()), Load(Param("to"), GP64())
	for b := range 3 {
		v := ZMM()
		VMOVDQU32(Mem{Base: from, Disp: 64 * b}, v)
		VMOVDQU32(v, Mem{Base: to, Disp: 64 * b})
	}
	at := Load(Param("band"), GP64())
	SHLQ(U8(6), at)
	ADDQ(at, from)
	ADDQ(at, to)
	cell := z(VPBROADCASTD, Load(Param("cell"), GP32()))
	was := ZMM()
	VMOVDQU32(Mem{Base: from}, was)
	without := z(VPANDND, was, cell)
	has, lowest := K(), GP32()
	VPTESTMD(was, cell, has)
	KMOVW(has, lowest)
	first := GP32()
	MOVL(lowest, first)
	NEGL(first)
	ANDL(lowest, first)
	KMOVW(first, has)
	VMOVDQA32(without, has, was)
	VMOVDQU32(was, Mem{Base: from})
	VPORD(cell, without, has, without)
	VMOVDQU32(without, Mem{Base: to})
	VZEROUPPER()
	RET()
}
