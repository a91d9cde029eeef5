import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/Card.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var Card_module_default = {
	card: "_card_1nvt8_2",
	header: "_header_1nvt8_21",
	words: "_words_1nvt8_29",
	title: "_title_1nvt8_35",
	lead: "_lead_1nvt8_39"
};
// src/ui/Card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One matter under its heading. */
function Card({ title, lead, actions, tone = "neutral", children }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: Card_module_default.card,
		"aria-labelledby": id,
		"data-tone": tone,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
			className: Card_module_default.header,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Card_module_default.words,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id,
					className: Card_module_default.title,
					children: title
				}), lead === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: Card_module_default.lead,
					children: lead
				})]
			}), actions]
		}), children]
	});
}
export { Card_module_default as n, Card as t };
