package library

import (
	"context"
	"database/sql"
	"errors"
	"strings"
)

// A change is a transaction: all that it does is done, or nothing.
type change struct {
	db  *database
	ctx context.Context
	*statements

	saved saved // with this change, if it counts
	loss  *LossError
}

// statements are prepared for as long as a transaction lasts.
type statements struct {
	tx   *sql.Tx
	made map[string]*sql.Stmt

	reworded []rewording // that wait
	bulk     *bulk       // takes the puzzles that are added, nil if each is inserted by itself
	wrote    bool        // something that lasts
	added    int64       // puzzles
	moved    int64       // puzzles, from those of games to others; less those that were moved back or deleted
}

func (s *statements) stmt(query string) (*sql.Stmt, error) {
	if st := s.made[query]; st != nil {
		return st, nil
	}
	st, err := s.tx.Prepare(query)
	if err == nil {
		s.made[query] = st
	}
	return st, err
}

// exec runs a statement, and returns how many rows it changed.
func (s *statements) exec(query string, args ...any) (int64, error) {
	st, err := s.stmt(query)
	if err != nil {
		return 0, err
	}
	r, err := st.Exec(args...)
	if err != nil {
		return 0, err
	}
	n, err := r.RowsAffected()
	s.wrote = s.wrote || n > 0 && !strings.Contains(query, "temp.")
	return n, err
}

// one reads a row of values into to; ok is whether there is one.
func (s *statements) one(query string, args, to []any) (ok bool, err error) {
	st, err := s.stmt(query)
	if err != nil {
		return false, err
	}
	err = st.QueryRow(args...).Scan(to...)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// each calls do with each row of a query; do must not use the database.
func (s *statements) each(query string, args []any, do func(*sql.Rows) error) error {
	st, err := s.stmt(query)
	if err != nil {
		return err
	}
	rows, err := st.Query(args...)
	return eachOf(rows, err, do)
}

func eachOf(rows *sql.Rows, err error, do func(*sql.Rows) error) error {
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := do(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// change runs do in a transaction, as the only writer of all programs.
func (d *database) change(ctx context.Context, do func(*change) error) error {
	if d.fault != nil {
		return d.fault
	}
	return d.soon(ctx, func(c *change) error { return c.counted(do(c)) })
}

// counted counts a change that has written something, unless there was an error.
func (c *change) counted(err error) error {
	if err != nil || !c.wrote {
		return err
	}
	return c.count()
}

// remake is change for what would be made again if it were lost.
func (d *database) remake(ctx context.Context, do func(*change) error) error {
	if d.fault != nil {
		return d.fault
	}
	return d.transact(ctx, do)
}

// transact is change for what may be kept in memory.
func (d *database) transact(ctx context.Context, do func(*change) error) error {
	c, err := d.begin(ctx)
	if err != nil {
		return err
	}
	return c.end(do(c))
}

// soon is transact for what a bulk makes way for: it ends where it is.
func (d *database) soon(ctx context.Context, do func(*change) error) error {
	d.waiting.Add(1)
	c, err := d.begin(ctx)
	d.waiting.Add(-1)
	if err != nil {
		return err
	}
	return c.end(do(c))
}

// begin begins a transaction, which end ends.
func (d *database) begin(ctx context.Context) (*change, error) {
	tx, err := d.writer.BeginTx(ctx, nil)
	if err != nil {
		return nil, cause(ctx, err)
	}
	return &change{db: d, ctx: ctx, statements: &statements{tx: tx, made: map[string]*sql.Stmt{}}}, nil
}

// end commits a transaction, unless there was an error.
func (c *change) end(err error) error {
	if err == nil {
		err = c.reword()
	}
	if err == nil {
		err = c.ctx.Err()
	}
	if err == nil {
		err = c.tx.Commit()
	}
	if err != nil {
		_ = c.tx.Rollback()
		return cause(c.ctx, err)
	}
	if c.wrote {
		c.db.made.Add(1)
	}
	if c.wrote && c.db.fault == nil {
		c.db.note(c)
	}
	return nil
}

// query calls do with each row of a query; do must not use the database.
func (d *database) query(ctx context.Context, query string, args []any, do func(*sql.Rows) error) error {
	rows, err := d.reader.QueryContext(ctx, query, args...)
	return cause(ctx, eachOf(rows, err, do))
}

// cause returns why something failed: because ctx ended, or a sentence.
func cause(ctx context.Context, err error) error {
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return told(err)
}
