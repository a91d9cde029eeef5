import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/domain/catalogue/pictureWidths.ts
/** The widths (px) the picture service makes; any other is rounded up to the next of them. */
var PICTURE_WIDTHS = [
	160,
	240,
	320,
	480,
	640,
	960,
	1280,
	1600
];
/** The picture's address at one width of the ladder. Keeps whatever query the address has. */
function pictureUrl(url, width) {
	return addressByWidth(url)(width);
}
/** `srcset` of every width of the ladder up to the first that covers the original. */
function pictureSourceSet(picture) {
	const covering = PICTURE_WIDTHS.find((width) => width >= picture.width) ?? PICTURE_WIDTHS.at(-1) ?? 1600;
	const addressAt = addressByWidth(picture.url);
	return PICTURE_WIDTHS.filter((width) => width <= covering).map((width) => `${addressAt(width)} ${width}w`).join(", ");
}
/** Read once for all widths: a list has two hundred of these addresses. */
function addressByWidth(url) {
	const [address = "", hash] = url.split("#", 2);
	const [path = "", query = ""] = address.split("?", 2);
	const parameters = new URLSearchParams(query);
	parameters.delete("width");
	const others = parameters.size === 0 ? "" : `${parameters.toString()}&`;
	return (width) => `${path}?${others}width=${width}${hash === void 0 ? "" : `#${hash}`}`;
}
var Picture_module_default = { picture: "_picture_tys6j_2" };
// src/ui/Picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A picture in the width it is shown at; its place is kept and coloured until it is there. */
function Picture({ picture, sizes, priority = false, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: classNames(Picture_module_default.picture, className),
		src: pictureUrl(picture.url, 640),
		srcSet: pictureSourceSet(picture),
		sizes,
		width: picture.width,
		height: picture.height,
		alt: picture.altText,
		loading: priority ? "eager" : "lazy",
		fetchPriority: priority ? "high" : "auto",
		decoding: priority ? "sync" : "async",
		style: { aspectRatio: `${picture.width} / ${picture.height}` }
	});
}
export { PICTURE_WIDTHS as n, pictureUrl as r, Picture as t };
