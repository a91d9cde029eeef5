// src/domain/typography/bindNumbers.ts
/**
* A number doesn't part from what it counts: "10 kredytów" stays on one line. The build runs this over every Polish
* message as it is written in ICU form (scripts/inlineMessages.ts).
*/
function bindNumbers(message) {
	return message.replaceAll(/([#\d]) (?=\p{L})/gu, "$1\xA0").replaceAll(/\} (?=(?:kredyt|szt\.|zł))/gu, "}\xA0");
}
/** Text that is read, not copied, on one line: "00-950". */
function unbroken(text) {
	return text.replaceAll(" ", "\xA0").replaceAll("-", "‑");
}
export { unbroken as n, bindNumbers as t };
