package words

// Version is the program's version, as About and the version verb say it. A test
// of the checks holds FyneApp.toml to it.
const Version = "0.1.0"
