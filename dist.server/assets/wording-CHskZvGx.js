// src/domain/wording/wording.ts
var TONES = [
	"warm",
	"playful",
	"heartfelt",
	"solemn",
	"plain"
];
var LENGTHS = [
	"short",
	"medium",
	"long"
];
var ADDRESSES = ["informal", "formal"];
/** What a sentence of a text is there for. */
var SLOTS = [
	"greeting",
	"opening",
	"memory",
	"bond",
	"heart",
	"more",
	"wish",
	"closing"
];
/** Which sentences a length has, besides the greeting; a memory only where one was given. */
var SLOTS_OF_LENGTH = {
	short: [
		"opening",
		"memory",
		"bond",
		"wish"
	],
	medium: [
		"opening",
		"memory",
		"bond",
		"heart",
		"wish"
	],
	long: [
		"opening",
		"memory",
		"bond",
		"heart",
		"more",
		"wish",
		"closing"
	]
};
export { TONES as a, SLOTS_OF_LENGTH as i, LENGTHS as n, SLOTS as r, ADDRESSES as t };
