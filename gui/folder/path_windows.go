package folder

// addressRoot is before the path in the address of a file, and not a part of it: file:///C:/a.sdk.
const addressRoot = "/"
