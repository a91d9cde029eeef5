// src/domain/readers.ts
/** The value is not what its reader reads. */
var Unreadable = class extends Error {
	name = "Unreadable";
};
function must(value, is, what) {
	if (is(value)) return value;
	throw new Unreadable(`not ${what}`);
}
var isString = (value) => typeof value === "string";
var isBoolean = (value) => typeof value === "boolean";
var isNumber = (value) => Number.isFinite(value);
var isInteger = (value) => Number.isSafeInteger(value);
var isCount = (value) => isInteger(value) && value >= 0;
var isList = (value) => Array.isArray(value);
/** True for whatever has fields: no list, no null. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
var string = (value) => must(value, isString, "a string");
var boolean = (value) => must(value, isBoolean, "a boolean");
/** A number that is finite. */
var number = (value) => must(value, isNumber, "a number");
var integer = (value) => must(value, isInteger, "an integer");
/** A whole number, 0 or more. */
var count = (value) => must(value, isCount, "a count");
/** One of these words. */
function oneOf(words) {
	const isOne = (value) => words.some((word) => word === value);
	return (value) => must(value, isOne, `one of ${words.join(", ")}`);
}
function nullable(reader) {
	return (value) => value === null ? null : reader(value);
}
function list(reader) {
	return (value) => must(value, isList, "a list").map((item) => reader(item));
}
/** What is missing is `missing`; what is there has to be readable. */
function withDefault(reader, missing) {
	return (value) => value === void 0 ? missing : reader(value);
}
/** What is missing or makes no sense is `otherwise`: never throws. */
function leniently(reader, otherwise) {
	return (value) => {
		try {
			return reader(value);
		} catch {
			return otherwise;
		}
	};
}
function record(fields, optional = {}) {
	const always = Object.entries(fields);
	const sometimes = Object.entries(optional);
	return (value) => {
		const given = must(value, isRecord, "an object");
		const read = {};
		for (const [name, reader] of always) read[name] = reader(given[name]);
		for (const [name, reader] of sometimes) if (given[name] !== void 0) read[name] = reader(given[name]);
		return read;
	};
}
/** What the first of two readers reads, or else the second. */
function either(one, other) {
	return (value) => {
		try {
			return one(value);
		} catch {
			return other(value);
		}
	};
}
/** The value, or null when it makes no sense. */
function readOrNull(reader, value) {
	return leniently(reader, null)(value);
}
/** The text of a JSON document as a value, or null for anything else. */
function readJson(reader, text) {
	if (text === null || text === void 0) return null;
	try {
		return reader(JSON.parse(text));
	} catch {
		return null;
	}
}
export { integer as a, list as c, oneOf as d, readJson as f, withDefault as g, string as h, either as i, nullable as l, record as m, boolean as n, isRecord as o, readOrNull as p, count as r, leniently as s, Unreadable as t, number as u };
