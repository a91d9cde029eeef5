import { r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as Star } from "./star-DxhNy6vw.js";
import { t as Rating_module_default } from "./Rating.module-BnmLFEGD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/Stars.tsx
var import_jsx_runtime = require_jsx_runtime();
var STARS = [
	1,
	2,
	3,
	4,
	5
];
/** The stars that one opinion gives. */
function Stars({ value }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: Rating_module_default.rating,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "visually-hidden",
			children: _t(
				/** i18n */
				{
					id: "pKIIaE",
					message: [
						"Ocena ",
						["value"],
						" na 5"
					],
					values: { value }
				}
			)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Rating_module_default.stars,
			"aria-hidden": "true",
			children: STARS.map((star) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
				className: Rating_module_default.star,
				size: 15,
				fill: star <= value ? "currentColor" : "none"
			}, star))
		})]
	});
}
export { Stars as t };
