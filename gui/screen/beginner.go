package screen

// startsUntilSettled is the start of the program from which on the player is no beginner.
const startsUntilSettled = 10

// Beginner reports whether the player has not finished a game yet, nor done anything that counts
// like one: seen a solution, imported puzzles, restored a backup, started the program ten times.
func (p Preferences) Beginner() bool { return !p.BoolWithFallback(PrefSettled, false) }

// Settle notes that the player is no beginner any more.
func (p Preferences) Settle() {
	if p.Beginner() {
		p.SetBool(PrefSettled, true)
	}
}

// CountStart counts a start of the program while the player is a beginner.
func (p Preferences) CountStart() {
	if !p.Beginner() {
		return
	}
	n := p.FloatWithFallback(PrefStarts, 0) + 1
	p.SetFloat(PrefStarts, n)
	if n >= startsUntilSettled {
		p.Settle()
	}
}
