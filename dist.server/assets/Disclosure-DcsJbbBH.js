import { t as ChevronDown } from "./chevron-down-BtYHYNUI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Disclosure_module_default = {
	disclosure: "_disclosure_1ah6r_2",
	summary: "_summary_1ah6r_6",
	arrow: "_arrow_1ah6r_22",
	content: "_content_1ah6r_32"
};
// src/ui/Disclosure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Content behind its title. The browser's own: its find-in-page opens it too. */
function Disclosure({ title, children, defaultExpanded = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: Disclosure_module_default.disclosure,
		open: defaultExpanded,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: Disclosure_module_default.summary,
			children: [title, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
				className: Disclosure_module_default.arrow,
				size: 20
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Disclosure_module_default.content,
			children
		})]
	});
}
export { Disclosure as t };
