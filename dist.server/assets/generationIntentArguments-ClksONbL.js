// src/offline/generation/generationIntentArguments.ts
/** Start, cancel and changes of one generation go in order. */
function generationEntity(refCode) {
	return `generation:${refCode}`;
}
function pollEntity(generator) {
	return `generation-poll:${generator}`;
}
var READ_ENTITY = "generation-read";
export { generationEntity as n, pollEntity as r, READ_ENTITY as t };
