package speech

import (
	"context"
	"encoding/base64"
	"strings"
	"testing"
	"unicode/utf16"
)

func TestParseSay(t *testing.T) {
	for line, want := range map[string]systemVoice{
		"Alex                en_US    # Most people recognize me by my voice.": {"Alex", "en_US"},
		"Bad News            en_US    # The light":                             {"Bad News", "en_US"},
		"Eddy (Chinese (China mainland)) zh_CN    # 你好":                        {"Eddy (Chinese (China mainland))", "zh_CN"},
		"": {}, "Alex": {}, "# en_US": {},
	} {
		if got, ok := parseSay(line); got != want || ok != (want.name != "") {
			t.Errorf("%q: %v %v", line, got, ok)
		}
	}
}

func TestSayArguments(t *testing.T) {
	for v, want := range map[Voice]string{
		{}:                             "-r 175 -f -",
		{Rate: 100}:                    "-r 306 -f -",
		{Rate: -100, Name: "Bad News"}: "-r 43 -f - -v Bad News",
	} {
		if got := strings.Join(sayCommand().speak(v), " "); got != want {
			t.Errorf("%+v: %s, want %s", v, got, want)
		}
	}
}

// What a voice is called is nothing that a shell takes for anything else.
func TestPowershell(t *testing.T) {
	for _, v := range []Voice{{}, {Name: "It's 'me'; exit", Rate: -100}, {Lang: "zh-Hans", Rate: 55}, {Lang: "x'y"}} {
		args := powershell().speak(v)
		b, err := base64.StdEncoding.DecodeString(args[len(args)-1])
		if err != nil {
			t.Fatal(err)
		}
		var units []uint16
		for i := 0; i+1 < len(b); i += 2 {
			units = append(units, uint16(b[i])|uint16(b[i+1])<<8)
		}
		text := string(utf16.Decode(units))
		quoted := "'" + strings.ReplaceAll(v.Name, "'", "''") + "'"
		if strings.Count(text, "'")%2 != 0 || !strings.Contains(text, "$s.Speak(") || v.Name != "" && !strings.Contains(text, quoted) {
			t.Errorf("%v: %s", v, text)
		}
	}
	if v, ok := parseVoice("Microsoft Zira Desktop\ten-US"); !ok || v != (systemVoice{"Microsoft Zira Desktop", "en-US"}) {
		t.Error(v, ok)
	}
	if _, ok := parseVoice("a message"); ok {
		t.Error("a line without a language is a voice")
	}
}

// TestCommand: a program that speaks is run for each text, and ends with the context.
func TestCommand(t *testing.T) {
	c := &command{program: "/bin/sh", speak: func(Voice) []string { return []string{"-c", "cat >/dev/null; exit 3"} }}
	if err := c.say(t.Context(), "x", Voice{}); err == nil {
		t.Error("no error")
	}
	c.speak = func(Voice) []string { return []string{"-c", "exec sleep 60"} }
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := c.say(ctx, "x", Voice{}); err == nil {
		t.Error("it goes on")
	}
}
