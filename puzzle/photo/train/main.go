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
	pages := flag.Int("pages", 2600, "drawn pages")
	epochs := flag.Int("epochs", 7, "times that each cell is seen")
	seed := flag.Uint64("seed", 1, "seed of everything drawn by lot")
	find := flag.Bool("locate", false, "print where the grids of the pictures lie, for places.txt, and train nothing")
	flag.Parse()
	if *find {
		if err := locate(*photos, os.Stdout); err != nil {
			log.Fatal(err)
		}
		return
	}
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
	var held []example
	if photos != "" {
		var more []example
		if more, held, err = photographed(photos); err != nil {
			return err
		}
		log.Printf("%d cells of photos to train, %d held out", len(more), len(held))
		for range 6 {
			data = append(data, more...)
		}
	}
	n := net.New()
	start(n, seed)
	t := newTrainer(n, seed)
	for epoch := range epochs {
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
