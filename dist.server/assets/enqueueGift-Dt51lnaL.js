import { n as ownTimeZone } from "./timeZone-B7K9s8gj.js";
import { n as enqueue } from "./enqueue-CzSFM3W9.js";
import { t as currentOwner } from "./owner-BCVJoIrS.js";
import { t as isGuest } from "./owners-DssIpnU-.js";
// src/domain/gifts/personalizationBody.ts
/** A gift in the server's words, with the days of where this runs. */
function personalizationBody(line, gift) {
	return {
		product_id: line.productId,
		cart_item_id: line.id,
		recipient_name: gift.recipientName,
		recipient_email: gift.recipientEmail,
		recipient_phone: gift.recipientPhone,
		message: gift.message,
		delivery_date: gift.deliveryDate,
		time_zone: ownTimeZone(),
		occasion: gift.occasion,
		special_instructions: gift.specialInstructions,
		gift_wrap: gift.giftWrap,
		anonymous_sender: gift.anonymousSender,
		words: gift.words ?? null
	};
}
// src/offline/gifts/giftIntentArguments.ts
/** Each gift is about itself: one that is refused holds back no other. */
var giftEntity = (lineId) => `personalization:${lineId}`;
// src/offline/gifts/enqueueGift.ts
/**
* Asks for the gift of a line to reach the server, inside the caller's transaction. A guest's stays on this device
* (specification part 1, section 6) until it is ordered: `isOrdered` says that its checkout is being opened.
*/
async function enqueueGift(stores, row, { isOrdered = false } = {}) {
	const { personalization } = row;
	if (personalization === void 0) return;
	if (!isOrdered && isGuest(await currentOwner(stores))) return;
	const entity = giftEntity(row.id);
	await enqueue(stores, {
		kind: "personalization.save",
		entity,
		coalesceKey: entity,
		arguments: {
			body: personalizationBody(row, personalization),
			title: row.title,
			isOrdered
		}
	});
}
export { enqueueGift as t };
