package page

// A Fact is a line of a summary: a name and a value.
type Fact struct{ Name, Value string }
