package format

import "testing"

func TestHTMLValue(t *testing.T) {
	for tag, want := range map[string]string{
		`<input value="5">`:                              "5",
		`<input VALUE='5' maxlength="1">`:                "5",
		`<input value=5>`:                                "5",
		`<input name=a value = 5 />`:                     "5",
		`<input data-value="7" disabled value="5">`:      "5",
		`<input title="set value=3 here" value="&#53;">`: "&#53;",
		`<input title='a > b' value="5"/>`:               "5",
		"<input\n\tvalue=\"5\"\n>":                       "5",
		`<input value="">`:                               "",
		`<input name="value">`:                           "",
		`<input>`:                                        "",
	} {
		if got, _ := htmlValue(tag, "value"); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}
