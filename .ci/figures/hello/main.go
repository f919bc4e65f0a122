// Command hello is the least that a program costs to start.
package main

import "fmt"

func main() { fmt.Println("hello") }
