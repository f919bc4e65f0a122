// Command train makes the weights of the net that reads cells: puzzle/photo/weights.bin.
//
//	go run ./puzzle/photo/train -photos FOLDER -out puzzle/photo/weights.bin
//
// It needs the packages of fonts.txt. The folder has pictures and their truth.tsv; without
// one the net learns from drawn pages alone. The same fonts, pictures and options give the
// same bytes on amd64, at any number of processors.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"

	"sudoku/puzzle/photo/net"
)

func main() {
	log.SetFlags(log.Ltime)
	out := flag.String("out", "weights.bin", "file to write")
	photos := flag.String("photos", "", "folder of pictures with truth.tsv")
	pages := flag.Int("pages", 2000, "drawn pages")
	epochs := flag.Int("epochs", 8, "times that each cell is seen")
	seed := flag.Uint64("seed", 1, "seed of everything drawn by lot")
	flag.Parse()
	if err := run(*out, *photos, *pages, *epochs, *seed); err != nil {
		log.Fatal(err)
	}
}

// run draws, trains, fits the temperature, reports, and writes the weights.
func run(out, photos string, pages, epochs int, seed uint64) error {
	print, hands, err := fonts()
	if err != nil {
		return err
	}
	log.Printf("%d families in print, %d by hand", len(print), len(hands))
	data := drawn(print, hands, pages, seed)
	log.Printf("%d cells drawn", len(data))
	n := net.New()
	start(n, seed)
	t := newTrainer(n, seed)
	var held []example
	for epoch := range epochs {
		if photos != "" && epoch == epochs/3 { // the net can tell by now which way up they are
			var more []example
			if more, held, err = photographed(photos, n); err != nil {
				return err
			}
			log.Printf("%d cells of photos to train, %d held out", len(more), len(held))
			for range 6 {
				data = append(data, more...)
			}
		}
		log.Printf("epoch %d: loss %.4f", epoch, t.epoch(data, epoch, epochs))
	}
	if held == nil {
		held = drawn(print, hands, 40, seed+1)
	}
	n.Temperature = temperature(n, held)
	report(n, held)
	b := n.Save()
	fmt.Printf("%d bytes, temperature %.3f\n", len(b), n.Temperature)
	return os.WriteFile(out, b, 0o666)
}
