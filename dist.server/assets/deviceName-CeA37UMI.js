// src/api/session/deviceName.ts
/** As browsers call themselves, most telling first: each also claims to be those after it. */
var BROWSERS = [
	[/\bEdg(?:A|iOS)?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/(?:Chrome|CriOS)\//, "Chrome"],
	[/\bSafari\//, "Safari"]
];
var SYSTEMS = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b/, "Mac"],
	[/\bLinux\b/, "Linux"]
];
/** This device in a few words, for its owner to tell it from the others: „Chrome, Windows”. */
function deviceName(userAgent = navigator.userAgent) {
	const nameIn = (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
	return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== void 0).join(", ");
}
export { deviceName as t };
