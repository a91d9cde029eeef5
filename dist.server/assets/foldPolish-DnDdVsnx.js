// src/domain/catalogue/foldPolish.ts
/**
* Text as it is compared: lower case, Polish letters and other diacritics folded to plain ones (ą→a, ł→l),
* everything else than letters and digits a single space. Folding twice changes nothing.
*/
function foldPolish(text) {
	return text.normalize("NFKD").replace(/\p{Mark}+/gu, "").toLowerCase().replace(/\p{Mark}+/gu, "").replace(/ł/g, "l").replace(/[^\p{Letter}\p{Number}]+/gu, " ").trim();
}
/** The words of a text, folded, in their order. */
function foldedWords(text) {
	const folded = foldPolish(text);
	return folded === "" ? [] : folded.split(" ");
}
/** A text as part of an address: "Kartki i życzenia" → "kartki-i-zyczenia". */
function slugOf(text) {
	return foldedWords(text).join("-");
}
export { foldedWords as n, slugOf as r, foldPolish as t };
