// Package theme holds the colours and text sizes of the window, and a theme made from
// them for the toolkit's own widgets. Sizes are in toolkit units.
package theme

import "image/color"

// A Palette holds the colours of one theme, named for their use. Every text has a
// contrast of at least 4.5 on every background it is used on, large digits and shapes of
// 3.
type Palette struct {
	Surfaces
	Inks
	Lines
	Digits
	Tints
	Verdicts
	Roles
	Cell                 [10]CellColour
	HighContrast, IsDark bool
}

// Surfaces are what lies under everything: the window; cells, cards and buttons; wells and a
// paused board.
type Surfaces struct{ Ground, Surface, Sunk color.NRGBA }

// Inks are the colours of text.
type Inks struct {
	Text, Text2, Text3 color.NRGBA // text and givens; secondary; disabled
	Accent, OnAccent   color.NRGBA // the primary button and links; text on it
}

// Lines are those of borders, between cells and between boxes.
type Lines struct{ Hair, Thin, Thick color.NRGBA }

// Digits are those of the player.
type Digits struct {
	Entry, Mark color.NRGBA
	Thumb       color.NRGBA // entries in thumbnails; the state also stands in words
}

// Tints mark cells while a game is played.
type Tints struct {
	Peer, Same         color.NRGBA // tint of peers; tile under the same digit
	Band               color.NRGBA // along diagonals that are houses; in high contrast the lines of its edges
	Select, SelectFill color.NRGBA // ring; fill in the ring, hover
	Bad, BadFill       color.NRGBA // conflict; its tint
}

// Verdicts say how many solutions a puzzle has: exactly one; many.
type Verdicts struct{ Good, Warn color.NRGBA }

// Roles are those of cells, candidates and houses in a hint.
type Roles struct {
	On, OnText, Off     color.NRGBA // disc, digit in it, ring
	Elim, ElimFill, Fin color.NRGBA // struck candidate, its tile; diamond
	Base, BaseLine      color.NRGBA // base house; its bar, strong links
	Cover, CoverLine    color.NRGBA // cover house, suggested change; its dashes
}

// A CellColour is one of the colours 1 to 9 that players give to cells: a fill
// and the line of its pattern.
type CellColour struct{ Fill, Line color.NRGBA }

func hex(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

func cellColour(fill, line uint32) CellColour { return CellColour{hex(fill), hex(line)} }

// Light is dark text on paper.
var Light = Palette{
	Surfaces: Surfaces{Ground: hex(0xF6F5F1), Surface: hex(0xFFFFFF), Sunk: hex(0xECEAE3)},
	Inks: Inks{
		Text: hex(0x1B1E23), Text2: hex(0x565B63), Text3: hex(0x858A91),
		Accent: hex(0x1A4FA0), OnAccent: hex(0xFFFFFF),
	},
	Lines:  Lines{Hair: hex(0xDAD7CE), Thin: hex(0x96928A), Thick: hex(0x23262B)},
	Digits: Digits{Entry: hex(0x1A4FA0), Mark: hex(0x3E444C), Thumb: hex(0xA3BCE6)},
	Tints: Tints{
		Peer: hex(0xF1EFE9), Same: hex(0xCFDFF5), Band: hex(0xE7E4DC), Select: hex(0x1A4FA0), SelectFill: hex(0xE9F0FA),
		Bad: hex(0xB3261E), BadFill: hex(0xFBE4E0),
	},
	Verdicts: Verdicts{Good: hex(0x1B6B45), Warn: hex(0x7A5D00)},
	Roles: Roles{
		On: hex(0x0B6B57), OnText: hex(0xFFFFFF), Off: hex(0x7D3600),
		Elim: hex(0xB3261E), ElimFill: hex(0xFBE4E0), Fin: hex(0x471A73),
		Base: hex(0xE1EAF7), BaseLine: hex(0x1A4FA0), Cover: hex(0xF8EBD2), CoverLine: hex(0x7A5D00),
	},
	Cell: lightCells,
}

var lightCells = [10]CellColour{
	1: cellColour(0xFBE3A6, 0xC99A1E),
	2: cellColour(0xCFE8C5, 0x5D9A47),
	3: cellColour(0xBFE3E6, 0x2E8C96),
	4: cellColour(0xB9CDF5, 0x4A74C4),
	5: cellColour(0xEADDF8, 0x8E62BD),
	6: cellColour(0xFADAE4, 0xC65A80),
	7: cellColour(0xF8CBA6, 0xCF7A33),
	8: cellColour(0xCBC9C2, 0x85817A),
	9: cellColour(0xD9E77C, 0x96A017),
}

// Dark is for the evening.
var Dark = Palette{
	Surfaces: Surfaces{Ground: hex(0x15171B), Surface: hex(0x1D2025), Sunk: hex(0x101216)},
	Inks: Inks{
		Text: hex(0xECE9E2), Text2: hex(0xA9ADB4), Text3: hex(0x71767E),
		Accent: hex(0x8FB8FF), OnAccent: hex(0x0E1A2E),
	},
	Lines:  Lines{Hair: hex(0x30343B), Thin: hex(0x666C75), Thick: hex(0xA4A8AE)},
	Digits: Digits{Entry: hex(0x8FB8FF), Mark: hex(0xC3C6CB), Thumb: hex(0x2C4568)},
	Tints: Tints{
		Peer: hex(0x262A30), Same: hex(0x2C4568), Band: hex(0x30353D), Select: hex(0x8FB8FF), SelectFill: hex(0x233047),
		Bad: hex(0xFF9D93), BadFill: hex(0x47211F),
	},
	Verdicts: Verdicts{Good: hex(0x7FD3A6), Warn: hex(0xF0BE62)},
	Roles: Roles{
		On: hex(0x86E8CF), OnText: hex(0x0C221C), Off: hex(0xEC8B4E),
		Elim: hex(0xFF8F84), ElimFill: hex(0x47211F), Fin: hex(0xE4D2FF),
		Base: hex(0x253349), BaseLine: hex(0x8FB8FF), Cover: hex(0x3A2F1A), CoverLine: hex(0xF5D27A),
	},
	Cell: [10]CellColour{
		1: cellColour(0x574510, 0xA5872F),
		2: cellColour(0x2A4A22, 0x5C9A4B),
		3: cellColour(0x12393D, 0x3C8D96),
		4: cellColour(0x2A447A, 0x5B80C8),
		5: cellColour(0x3D2858, 0x8C67B8),
		6: cellColour(0x5A2639, 0xB75E7C),
		7: cellColour(0x54300F, 0xBE7A41),
		8: cellColour(0x46484C, 0x7D8189),
		9: cellColour(0x2B3204, 0x8B9530),
	},
	IsDark: true,
}

// HighContrast is black on white. It has few tints: frames replace them, and cell
// colours are only a frame with a black pattern.
var HighContrast = Palette{
	Surfaces: Surfaces{Ground: hex(0xFFFFFF), Surface: hex(0xFFFFFF), Sunk: hex(0xFFFFFF)},
	Inks: Inks{
		Text: hex(0x000000), Text2: hex(0x1F1F1F), Text3: hex(0x595959),
		Accent: hex(0x0000C8), OnAccent: hex(0xFFFFFF),
	},
	Lines:  Lines{Hair: hex(0x000000), Thin: hex(0x6B6B6B), Thick: hex(0x000000)},
	Digits: Digits{Entry: hex(0x0000C8), Mark: hex(0x000000), Thumb: hex(0x000000)},
	Tints: Tints{
		Peer: hex(0xE6E6E6), Same: hex(0xFFE96B), Band: hex(0x6B6B6B), Select: hex(0x0000C8), SelectFill: hex(0xFFFFFF),
		Bad: hex(0xA80000), BadFill: hex(0xFFFFFF),
	},
	Verdicts: Verdicts{Good: hex(0x00522B), Warn: hex(0x5C4400)},
	Roles: Roles{
		On: hex(0x00522B), OnText: hex(0xFFFFFF), Off: hex(0x7A3300),
		Elim: hex(0xA80000), ElimFill: hex(0xFFFFFF), Fin: hex(0x471A73),
		Base: hex(0xE6E6E6), BaseLine: hex(0x0000C8), Cover: hex(0xFFF6D6), CoverLine: hex(0x5C4400),
	},
	Cell: inBlack(lightCells), HighContrast: true,
}

func inBlack(cells [10]CellColour) [10]CellColour {
	for i := range cells {
		cells[i].Line = hex(0x000000)
	}
	return cells
}
