/** A phrase that ends before this share of the preview would leave too little of the text. */
var LEAST_SHARE = .45;
/**
* The beginning of a text, at most `PREVIEW_LENGTH` characters long with its "…". It ends with a whole sentence, else
* with a whole phrase, else with a whole word, whichever there is. Characters are what a person counts: a letter made
* of several code points is never cut through.
*/
function previewText(text) {
	const characters = [...new Intl.Segmenter("pl", { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
	if (characters.length <= 150) return {
		text,
		isCut: false
	};
	const room = characters.slice(0, 149);
	const next = characters[149] ?? "";
	const end = endOf(room, next, /[.!?]/u) ?? endOf(room, next, /[,;:–—]/u) ?? wordEnd(room, next);
	return {
		text: `${room.slice(0, end).join("").trimEnd().replace(/[.,;:!?–—-]+$/u, "")}…`,
		isCut: true
	};
}
/** Behind the last of these signs that a space follows, if that is far enough. */
function endOf(room, next, sign) {
	const place = room.findLastIndex((character, index) => sign.test(character) && /\s/u.test(room[index + 1] ?? next));
	return place < 150 * LEAST_SHARE ? null : place + 1;
}
function wordEnd(room, next) {
	const lastSpace = room.findLastIndex((character) => /\s/u.test(character));
	return lastSpace > 0 && !/\s/u.test(next) ? lastSpace : room.length;
}
export { previewText as t };
