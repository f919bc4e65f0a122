package logic

import "sudoku/puzzle"

var seniorExocet = &Technique{
	ID: "senior-exocet", Term: "Senior Exocet", Level: puzzle.Extreme, Score: 470,
	find:        findSeniorExocet,
	explanation: explanation{texts: []string{"exocet"}, args: exocetArgs, legend: "places"},
}
