package speech

import (
	"fmt"
	"regexp"
)

// normalRate is how many words a minute the voices of macOS speak.
const normalRate = 175

// sayCommand speaks with the command say of macOS.
func sayCommand() *command {
	return &command{program: "/usr/bin/say", list: []string{"-v", "?"}, parse: parseSay, speak: func(v Voice) []string {
		args := []string{"-r", fmt.Sprint(normalRate * (100 + v.Rate*3/4) / 100), "-f", "-"}
		if v.Name != "" {
			args = append(args, "-v", v.Name)
		}
		return args
	}}
}

// A line of say -v '?': the name, which may have spaces, the language, and a sentence after #.
var sayLine = regexp.MustCompile(`^(.+?)\s+([a-z]{2,3}[_-]\S+)\s+#`)

func parseSay(line string) (systemVoice, bool) {
	m := sayLine.FindStringSubmatch(line)
	if m == nil {
		return systemVoice{}, false
	}
	return systemVoice{m[1], m[2]}, true
}
