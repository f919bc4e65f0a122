package session

import (
	"context"
	"time"
)

// asking lets one program at a time be asked for its text.
var asking = make(Semaphore, 1)

// ReadText has read ask another program for a text. Where that can't be interrupted nobody waits for
// it any more when ctx is done or the limit is over.
func ReadText(ctx context.Context, limit time.Duration, read func(context.Context) (string, error)) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	return Detached(ctx, asking, func() (string, error) { return read(ctx) })
}
