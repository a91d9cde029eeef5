import { n as Trans } from "./dist-CJ0y7q9j.js";
import { T as useFormat } from "../renderPage.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Price_module_default = {
	price: "_price_kp7zt_2",
	now: "_now_kp7zt_21",
	lowest: "_lowest_kp7zt_29",
	before: "_before_kp7zt_36"
};
// src/ui/Price.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A price, with the earlier one beside it when it has been lowered. */
function Price({ price, compareAtPrice = null, from = false, isLowest = false, size = "medium" }) {
	const format = useFormat();
	const amount = format.money(price);
	const isLowered = compareAtPrice !== null && compareAtPrice.currencyCode === price.currencyCode && compareAtPrice.amount > price.amount;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: Price_module_default.price,
		"data-size": size,
		"data-lowered": isLowered ? "" : void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Price_module_default.now,
			children: [isLowered ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "visually-hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "ucoXLZ",
					message: ["Cena teraz:"]
				}), " "]
			}) : null, from ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "zX6oVB",
				message: ["od ", ["amount"]],
				values: { amount }
			}) : amount]
		}), isLowered ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Price_module_default.before,
			children: [isLowest ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("small", {
				className: Price_module_default.lowest,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "KCi2IT",
					message: ["najniższa cena z\xA030\xA0dni przed obniżką:"]
				}), " "]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "visually-hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "RrEx7_",
					message: ["Cena wcześniej:"]
				}), " "]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("s", { children: format.money(compareAtPrice) })]
		}) : null]
	});
}
export { Price as t };
