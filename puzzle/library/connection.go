package library

import (
	"context"
	"database/sql/driver"
)

// A connector makes connections that last until they are closed. A pool gives up one on which a
// statement was interrupted, and with it the temporary tables: what can be undone, and what is
// being restored.
type connector struct {
	of   driver.Driver
	name string
}

// Driver implements driver.Connector.
func (c connector) Driver() driver.Driver { return c.of }

// Connect implements driver.Connector.
func (c connector) Connect(context.Context) (driver.Conn, error) {
	made, err := c.of.Open(c.name)
	if err != nil {
		return nil, err
	}
	return lasting{made.(driverConn)}, nil
}

// A driverConn is what the pool uses of a connection.
type driverConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
}

type lasting struct{ driverConn }

// ResetSession implements driver.SessionResetter.
func (lasting) ResetSession(context.Context) error { return nil }

// IsValid implements driver.Validator.
func (lasting) IsValid() bool { return true }
