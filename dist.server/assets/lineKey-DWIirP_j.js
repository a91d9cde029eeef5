// src/domain/cart/lineKey.ts
/**
* The line attribute that tells a personalised line from others of its variant. Its value is the local line's
* id: opaque, because what a person wrote stays on the device (specification part 1, section 6). The leading
* underscore keeps it out of the checkout's sight.
*/
var LINE_ATTRIBUTE = "_line";
/** The line attribute of a wrapped line; its value is always "1". */
var GIFT_WRAP_ATTRIBUTE = "_gift_wrap";
/** The attributes a local line travels with. */
function lineAttributes(line) {
	if (line.personalization === void 0 && line.print === void 0) return [];
	const attributes = [{
		key: LINE_ATTRIBUTE,
		value: line.id
	}];
	if (line.personalization?.giftWrap === true) attributes.push({
		key: GIFT_WRAP_ATTRIBUTE,
		value: "1"
	});
	return attributes;
}
/** The identity by which a local line and a line of the storefront's cart are the same one. */
function lineKey(line) {
	return keyOf(line.variantId, lineAttributes(line));
}
/** The same identity, read from the storefront's side. Attributes of others don't take part. */
function remoteLineKey(line) {
	return keyOf(line.variant.id, line.attributes);
}
function keyOf(variantId, attributes) {
	const valueOf = (key) => attributes.find((attribute) => attribute.key === key)?.value ?? "";
	return JSON.stringify([
		variantId,
		valueOf(LINE_ATTRIBUTE),
		valueOf(GIFT_WRAP_ATTRIBUTE)
	]);
}
/** Whether two additions of one variant are the same line: both plain, or personalised alike. */
function isSameLine(one, other) {
	return one.variantId === other.variantId && canonical(one.personalization) === canonical(other.personalization) && canonical(one.print) === canonical(other.print);
}
function canonical(own) {
	if (own === void 0) return "";
	return JSON.stringify(Object.entries(own).toSorted(([one], [other]) => one < other ? -1 : 1));
}
export { remoteLineKey as i, lineAttributes as n, lineKey as r, isSameLine as t };
