package library

import "database/sql"

// merge keeps the first of the chosen copies of each form.
func (e *edit) merge() error {
	type copied struct {
		id   ID
		form int64
	}
	var list []copied
	err := e.each(chosenCopies, nil, func(rows *sql.Rows) error {
		var c copied
		err := rows.Scan(&c.id, &c.form)
		list = append(list, c)
		return err
	})
	for len(list) > 0 && err == nil {
		n := 1
		for n < len(list) && list[n].form == list[0].form {
			n++
		}
		var copies []kept
		for _, c := range list[:n] {
			k, ok, err := e.puzzle(puzzleByID, int64(c.id))
			if err != nil {
				return err
			}
			if ok && n > 1 {
				copies = append(copies, k)
			}
		}
		err = e.join(copies)
		list = list[n:]
	}
	return err
}

// join keeps the first of copies.
func (e *edit) join(copies []kept) error {
	if len(copies) < 2 {
		return nil
	}
	after := copies[0].record
	for i := range copies[1:] {
		k := &copies[1+i]
		after.absorb(&k.record)
		if err := e.remove(k); err != nil {
			return err
		}
	}
	return e.set(&copies[0], after)
}
