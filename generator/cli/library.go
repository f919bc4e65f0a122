package cli

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"sudoku/puzzle/format"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A libraryCall is a run of the verb library.
type libraryCall struct {
	c                              *call
	collection, sort, layout, form string
	reverse, rate, repair          bool
}

// The actions of the verb library.
var libraryActions = []struct {
	name string
	do   func(*libraryCall, context.Context, *library.Library, []string) error
}{
	{"list", (*libraryCall).list},
	{"import", (*libraryCall).importFiles},
	{"export", (*libraryCall).export},
	{"table", (*libraryCall).table},
	{"games", (*libraryCall).games},
	{"backup", (*libraryCall).backup},
	{"restore", (*libraryCall).restore},
	{"check", (*libraryCall).check},
}

var librarySorts = []string{"added", "rating", "date", "source", "title", "givens", "stars"} // as library.Sort

// libraryVerb is the verb that shows and changes the library.
func libraryVerb(c *call, cmd *cobra.Command) job {
	l := &libraryCall{c: c, sort: librarySorts[0], layout: format.Line.Name}
	c.option(cmd, text{&l.collection, "NAME"}, "collection", "")
	c.usage(cmd.Flags().VarPF(choice{&l.sort, "ORDER", librarySorts}, "sort", "", ""), "cli.flag.sort.library")
	_ = cmd.RegisterFlagCompletionFunc("sort", completeFrom(librarySorts))
	reverse := c.boolOption(cmd, "reverse")
	c.layoutOption(cmd, &l.layout)
	rate, repair := c.boolOption(cmd, "rate"), c.boolOption(cmd, "repair")
	form := c.formOption(cmd, asText)
	return func(ctx context.Context, args []string) error {
		l.form, l.reverse, l.rate, l.repair = *form, *reverse, *rate, *repair
		l.c.boards.any = true
		if len(args) == 0 {
			return newUsageError(cmd, "cli.library.needsaction", "names", words.And(slices.Values(actionNames())))
		}
		at := slices.Index(actionNames(), args[0])
		if at < 0 {
			return newUsageError(cmd, "cli.library.noaction", "name", quoted(args[0]), "names", words.And(slices.Values(actionNames())))
		}
		if args[0] == "restore" && len(args) != 2 {
			return newUsageError(cmd, "cli.library.needsfile")
		}
		lib, err := library.Default(ctx)
		if err != nil {
			return err
		}
		defer lib.Close()
		if err := lib.Fault(); err != nil && args[0] != "check" {
			switch {
			case lib.Readable():
				l.c.say(err)
			case args[0] != "backup" || !errors.Is(err, library.ErrDamaged): // of which the rest is backed up
				return err
			}
		}
		err = libraryActions[at].do(l, ctx, lib, args[1:])
		if args[0] != "check" { // which says it itself
			err = cmp.Or(err, l.sayDamage(ctx, lib))
		}
		return err
	}
}

// sayDamage says what was lost before, and found damaged on the way.
func (l *libraryCall) sayDamage(ctx context.Context, lib *library.Library) error {
	faults, err := lib.Damage(ctx)
	if loss := lib.Loss(); loss != nil {
		if err = errSomeFailed; lib.Fault() == nil { // else it was said
			l.c.say(loss)
		}
	}
	for _, fault := range faults {
		l.c.say(fault)
		err = errSomeFailed
	}
	return err
}

func actionNames() (names []string) {
	for _, a := range libraryActions {
		names = append(names, a.name)
	}
	return names
}

// search finds what the options and the words of a command line ask for.
func (l *libraryCall) search(ctx context.Context, lib *library.Library, words []string) (*library.Result, error) {
	if err := lib.Sync(ctx); err != nil {
		return nil, err
	}
	q := library.Query{Text: strings.Join(words, " "), Sort: library.Sort(slices.Index(librarySorts, l.sort)), Reverse: l.reverse, Names: &library.Names{Lang: l.c.lang}}
	collections, err := lib.Collections(ctx)
	if err != nil {
		return nil, err
	}
	for _, c := range collections {
		if l.collection != "" && strings.EqualFold(c.Name, l.collection) {
			q.Collection = c.ID
		}
	}
	if l.collection != "" && q.Collection == 0 {
		return nil, library.ErrNoCollection
	}
	found, err := lib.Search(ctx, q)
	if err != nil {
		return nil, err
	}
	return found.All(ctx)
}

// each calls do with the puzzles of a result.
func (l *libraryCall) each(ctx context.Context, found *library.Result, do func(*library.Row) error) error {
	const part = 500
	for from := 0; from < found.Len(); from += part {
		rows, err := found.Rows(ctx, from, from+part)
		if err != nil {
			return err
		}
		for i := range rows {
			if err := do(&rows[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// list writes puzzles with what the library knows of them.
func (l *libraryCall) list(ctx context.Context, lib *library.Library, words []string) error {
	found, names, err := l.searchNamed(ctx, lib, words)
	if err != nil {
		return err
	}
	var b []byte
	return l.each(ctx, found, func(r *library.Row) error {
		b = appendRecord(b[:0], l.form, newListed(r, names[r.Collection]), l.c.pen())
		return l.c.write(b)
	})
}

// searchNamed is search with the names of the collections.
func (l *libraryCall) searchNamed(ctx context.Context, lib *library.Library, words []string) (*library.Result, map[library.CollectionID]string, error) {
	found, err := l.search(ctx, lib, words)
	if err != nil {
		return nil, nil, err
	}
	names, err := namesOf(ctx, lib)
	return found, names, err
}

// namesOf returns the names of the collections.
func namesOf(ctx context.Context, lib *library.Library) (map[library.CollectionID]string, error) {
	names := map[library.CollectionID]string{}
	collections, err := lib.Collections(ctx)
	for _, c := range collections {
		names[c.ID] = c.Name
	}
	return names, err
}

// table writes what list writes as CSV with named columns.
func (l *libraryCall) table(ctx context.Context, lib *library.Library, words []string) error {
	found, names, err := l.searchNamed(ctx, lib, words)
	if err != nil {
		return err
	}
	t, err := library.NewTable(writerOf(l.c.write), names)
	if err == nil {
		err = l.each(ctx, found, t.Write)
	}
	return cmp.Or(err, t.Close())
}

// games writes how the games went as CSV with named columns, as the window saves statistics.
func (l *libraryCall) games(ctx context.Context, lib *library.Library, _ []string) error {
	list, err := lib.Played(ctx)
	if err != nil {
		return err
	}
	return library.WriteCSV(writerOf(l.c.write), list)
}

// A writerOf writes by a function.
type writerOf func([]byte) error

func (w writerOf) Write(b []byte) (int, error) {
	if err := w(b); err != nil {
		return 0, err
	}
	return len(b), nil
}

// export writes puzzles in a layout.
func (l *libraryCall) export(ctx context.Context, lib *library.Library, words []string) error {
	found, err := l.search(ctx, lib, words)
	if err != nil {
		return err
	}
	to, _ := format.ByName(l.layout)
	w := &layoutWriter{Format: to}
	refused := false
	err = w.frame(ctx, l.c, func(c *call) error {
		return l.each(ctx, found, func(r *library.Row) error {
			if err := w.Refuses(&r.Puzzle); err != nil {
				c.say(err)
				refused = true
				return nil
			}
			var b []byte
			if w.Apart && w.n.Load() > 0 {
				b = append(b, '\n')
			}
			w.n.Add(1)
			return c.write(w.Append(b, &r.Puzzle))
		})
	})
	if err == nil && refused {
		return errSomeFailed
	}
	return err
}
