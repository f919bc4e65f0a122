package phototest

// none is no colour.
const none = 1 << 31

// looks are how boards look on screens: dark on light and light on dark, boxes by lines, by
// shade or by gaps, the player's digits in another colour, weight, shade, or on other paper.
var looks = []struct {
	page, cell, shade, tint         uint32
	thin, thick                     uint32
	line, heavy, gap, boxGap, round float64
	given, own, wrong, note         uint32
	bold, rows                      bool
	high                            float64
	chosen, peers, same             uint32
}{
	{page: 0xffffff, cell: 0xffffff, shade: none, tint: none, thin: 0xbfc6d4, thick: 0x344861, line: 0.02, heavy: 0.05,
		given: 0x344861, own: 0x325aaf, wrong: 0xe55c6c, note: 0x6e7c8c, high: 0.48, chosen: 0xbbdefb, peers: 0xe2ebf3, same: 0xc3d7ea},
	{page: 0x1b1b1f, cell: 0x2a2a30, shade: none, tint: none, thin: none, thick: none, gap: 0.07, boxGap: 0.1, round: 0.16,
		given: 0xf2f2f2, own: 0x7fc8ff, wrong: 0xff6b6b, note: 0x9a9aa5, bold: true, high: 0.42, chosen: 0x44536a, peers: 0x33333c, same: 0x3d4654},
	{page: 0xf4f1ea, cell: 0xffffff, shade: 0xe6dfd0, tint: none, thin: none, thick: none,
		given: 0x222222, own: 0x9a5b1e, wrong: 0xcc2222, note: 0x777777, bold: true, rows: true, high: 0.45, chosen: 0xffd98a, peers: none, same: 0xffeec4},
	{page: 0x000000, cell: 0x000000, shade: none, tint: none, thin: 0x333333, thick: 0x999999, line: 0.02, heavy: 0.04,
		given: 0xffffff, own: 0xffd60a, wrong: 0xff453a, note: 0xaeaeb2, high: 0.45, chosen: 0x2c4a2e, peers: 0x1c1c1e, same: 0x3a3210},
	{page: 0xf5f5f5, cell: 0xffffff, shade: none, tint: 0xcdcdcd, thin: 0x888888, thick: 0x222222, line: 0.02, heavy: 0.04,
		given: 0x000000, own: 0x000000, wrong: 0xff0000, note: 0x444444, high: 0.36, chosen: 0xa9c8f0, peers: none, same: none},
	{page: 0xfdf6e3, cell: 0xfdf6e3, shade: none, tint: none, thin: 0x93a1a1, thick: 0x586e75, line: 0.02, heavy: 0.06,
		given: 0x073642, own: 0x073642, wrong: 0x073642, note: 0x657b83, bold: true, high: 0.5, chosen: 0xeee8d5, peers: none, same: none},
	{page: 0x121212, cell: 0x121212, shade: none, tint: 0x3a3a3c, thin: 0x5a5a5c, thick: 0xd8d8d8, line: 0.02, heavy: 0.04,
		given: 0xffffff, own: 0xf0f0f0, wrong: 0xff8080, note: 0xc8c8c8, bold: true, high: 0.46, chosen: 0x8a6d1f, peers: none, same: none},
	{page: 0xffffff, cell: 0xffffff, shade: 0xdfe8f3, tint: none, thin: none, thick: 0x7f93ad, heavy: 0.03,
		given: 0x14243d, own: 0x3d7be0, wrong: 0xe0453d, note: 0x666677, high: 0.44, chosen: 0xffe08a, peers: none, same: 0xc9e2c2},
	{page: 0x0f1b33, cell: 0x1c2c50, shade: none, tint: none, thin: none, thick: none, gap: 0.09, boxGap: 0.14, round: 0.22,
		given: 0xffffff, own: 0xffb454, wrong: 0xff5d73, note: 0x9fb3e0, high: 0.42, chosen: 0x3c5fb0, peers: none, same: 0x34508f},
	{page: 0xe8f5e9, cell: 0xffffff, shade: none, tint: none, thin: 0xd8e8d9, thick: 0x2e7d32, line: 0.02, heavy: 0.05,
		given: 0x1b1b1b, own: 0x888888, wrong: 0xd32f2f, note: 0x2e7d32, rows: true, high: 0.52, chosen: 0xa5d6a7, peers: 0xf1f8e9, same: 0xc8e6c9},
	{page: 0x263238, cell: 0x37474f, shade: 0x2f3d44, tint: none, thin: none, thick: 0x90a4ae, heavy: 0.03,
		given: 0xeceff1, own: 0x80deea, wrong: 0xef9a9a, note: 0xb0bec5, high: 0.4, chosen: 0x00695c, peers: none, same: 0x455a64},
	{page: 0xffffff, cell: 0xf3e5f5, shade: none, tint: none, thin: 0xffffff, thick: 0x8e24aa, line: 0.03, heavy: 0.04,
		given: 0x4a148c, own: 0x00838f, wrong: 0xc62828, note: 0x6a4a7a, bold: true, high: 0.5, chosen: 0xffe082, peers: 0xede7f6, same: 0xd1c4e9},
}
