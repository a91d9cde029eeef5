import { r as slugOf } from "./foldPolish-DnDdVsnx.js";
// src/domain/addresses/addressPattern.ts
function parsePattern(text) {
	return text.split("/").filter((part) => part !== "").map((part) => part.startsWith("$") ? {
		kind: "parameter",
		name: part.slice(1)
	} : {
		kind: "words",
		words: part.split("|")
	});
}
/** The pattern's own address: the first word of each segment, parameters filled in. */
function writeAddress(pattern, parameters = /* @__PURE__ */ new Map()) {
	return `/${pattern.map((segment) => segment.kind === "words" ? segment.words[0] : parameters.get(segment.name) ?? `$${segment.name}`).join("/")}`;
}
/**
* The parameters of a path that a pattern takes, exactly as the path has them, or null. Words are compared as they
* are written or, with `as: 'name'`, as people write them: without regard to case, Polish letters or `_` for `-`.
*/
function matchPath(pattern, segments, { as }) {
	if (pattern.length !== segments.length) return null;
	const read = as === "own" ? decodeSegment : (segment) => slugOf(decodeSegment(segment));
	const parameters = /* @__PURE__ */ new Map();
	for (const [index, segment] of pattern.entries()) {
		const given = segments[index] ?? "";
		if (segment.kind === "parameter") parameters.set(segment.name, given);
		else if (!segment.words.includes(read(given))) return null;
	}
	return parameters;
}
/** Sorts patterns so that the one with a word where another has a parameter comes first, as the router does. */
function compareSpecificity(one, other) {
	const shape = (pattern) => pattern.map(({ kind }) => kind === "words" ? "0" : "1").join("");
	return shape(one).localeCompare(shape(other));
}
/**
* The segments of a path; null for one that is no address of ours whatever it names: it holds characters that
* a browser would have encoded, or steps out of its place.
*/
function segmentsOf(path) {
	if (!path.startsWith("/") || /[\\?#\s\p{Cc}]/u.test(path)) return null;
	const segments = path.split("/").filter((segment) => segment !== "");
	return segments.some((segment) => /^\.{1,2}$/.test(decodeSegment(segment))) ? null : segments;
}
/** A malformed escape stands for itself. */
function decodeSegment(segment) {
	return decodeOrNull(segment) ?? segment;
}
/** Null for a malformed escape. */
function decodeOrNull(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return null;
	}
}
export { segmentsOf as a, parsePattern as i, decodeOrNull as n, writeAddress as o, matchPath as r, compareSpecificity as t };
