// src/domain/orders/blanks.ts
var BLANK = /\{([a-z_]+)\}/g;
/** A text with what was given in place of its `{blanks}`, and `open` wherever nothing was. */
function fillBlanks(text, given, open) {
	return text.replaceAll(BLANK, (_, name) => given[name]?.trim() || open);
}
/** The sentence that a blank stands in, with `open` for all its blanks: what to write there is read from it. */
function sentenceAround(text, name, open) {
	return fillBlanks(text.split(/(?<=[.!?])\s+|\n+/).find((one) => one.includes(`{${name}}`)) ?? "", {}, open);
}
// src/domain/gifts/giftWords.ts
/** The longest text of one's own, in characters. */
var LONGEST_TEXT = 2e3;
var NO_WORDS = {
	given: {},
	text: null
};
/** Whether the giver has written nothing yet. */
function isWordless({ given, text }) {
	return text === null && Object.values(given).every((words) => words.trim() === "");
}
/** How a gift reads; `open` stands for blanks that nothing was given for. */
function giftText(template, { given, text }, open) {
	return text ?? fillBlanks(template, given, open);
}
export { fillBlanks as a, isWordless as i, NO_WORDS as n, sentenceAround as o, giftText as r, LONGEST_TEXT as t };
