package single

import (
	"io"
	"net"
	"os"
)

// otherUserActions are attacks that another user may try.
var otherUserActions = map[string]func(path string){
	"connect": func(path string) {
		c, err := net.Dial("unix", path)
		if err != nil {
			println(err.Error())
			return
		}
		_ = send(c, []string{"/a"})
		b, _ := io.ReadAll(c)
		os.Stdout.WriteString("received " + string(b))
	},
	"listen": func(path string) {
		l, err := net.Listen("unix", path)
		if err == nil {
			err = os.Chmod(path, 0o666)
		}
		if err != nil {
			println(err.Error())
			return
		}
		os.Stdout.WriteString("listening\n")
		c, _ := l.Accept()
		b, _ := io.ReadAll(c)
		os.Stdout.WriteString("received " + string(b))
	},
}
