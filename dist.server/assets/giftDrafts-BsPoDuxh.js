import { n as RECIPIENTS } from "./giftNames-DJ7Y0cDQ.js";
import { t as AI_PRODUCT_TYPES } from "./product-Co9MxqaW.js";
import { D as unknown, H as safeParse, S as record, T as transform, a as boolean, g as optional, h as object, p as nullable, r as _enum, u as int, v as partialRecord, w as string, y as pipe } from "./schemas-Byd15vnh.js";
import { t as GIFT_DAYS } from "./giftDays-Ci0-EKPc.js";
import { a as TONES, n as LENGTHS, r as SLOTS, t as ADDRESSES } from "./wording-CHskZvGx.js";
import { n as writeOwnedDraft, t as readOwnedDrafts } from "./ownedDrafts-Dmu0BgbH.js";
// src/domain/wording/writingSchema.ts
/** What somebody asked the rules to write, as it is kept. */
var writingSchema = object({
	isOpen: boolean(),
	request: object({
		type: _enum(AI_PRODUCT_TYPES),
		occasion: _enum(["", ...GIFT_DAYS]),
		relation: _enum(["", ...RECIPIENTS]),
		tone: _enum(TONES),
		length: _enum(LENGTHS),
		address: _enum(ADDRESSES),
		name: string(),
		memory: string(),
		sender: string(),
		seed: int()
	}),
	variant: nullable(int()),
	turns: partialRecord(_enum(SLOTS), int())
});
// src/offline/gifts/giftDrafts.ts
var wordsSchema = object({
	given: record(string(), string()),
	text: nullable(string())
});
var detailsSchema = object({
	recipientName: string(),
	recipientEmail: string(),
	recipientPhone: string(),
	message: string(),
	deliveryDate: string(),
	occasion: string(),
	specialInstructions: string(),
	giftWrap: boolean(),
	anonymousSender: boolean()
});
var draftSchema = object({
	words: wordsSchema,
	details: detailsSchema,
	/** It went into the cart as it was then, and on from there: it isn't offered as begun any more. */
	wasInCart: boolean(),
	/** What the rules were asked to write; null where they weren’t, or by an earlier release. */
	writing: pipe(optional(unknown()), transform((stored) => safeParse(writingSchema, stored).data ?? null))
});
var prefixOf = (handle) => `gift:${handle}:`;
/** The gifts that whoever uses this device has begun of a product, a guest included. */
function readGiftDrafts(db, handle) {
	return readOwnedDrafts(db, prefixOf(handle), draftSchema);
}
/** Stores a gift as `writeOwnedDraft` does. */
function writeGiftDraft(db, { handle, id, owner }, draft) {
	return writeOwnedDraft(db, {
		name: `${prefixOf(handle)}${id}`,
		owner
	}, draft);
}
export { writeGiftDraft as n, readGiftDrafts as t };
