package screen

// A fact is a line of a summary: a name and a value.
type fact struct{ Name, Value string }
