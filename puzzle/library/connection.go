package library

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"sync"
)

// sqliteDriver is the driver that has the functions of package library.
var sqliteDriver = sync.OnceValue(func() driver.Driver {
	db, err := sql.Open("sqlite", "")
	if err != nil {
		panic(err) // the driver takes any name
	}
	defer db.Close()
	return db.Driver()
})

// A connector makes connections that last until they are closed. A pool gives up one on which a
// statement was interrupted, and with it the temporary tables: what can be undone, and what is
// being restored.
type connector struct{ name string }

// Driver implements driver.Connector.
func (connector) Driver() driver.Driver { return sqliteDriver() }

// Connect implements driver.Connector.
func (c connector) Connect(context.Context) (driver.Conn, error) {
	made, err := sqliteDriver().Open(c.name)
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
