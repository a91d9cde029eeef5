import { t as Breadcrumbs } from "./Breadcrumbs-DH8n7CG9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var PageHeader_module_default = {
	header: "_header_xl0kf_2",
	row: "_row_xl0kf_9",
	words: "_words_xl0kf_17",
	lead: "_lead_xl0kf_26",
	actions: "_actions_xl0kf_32"
};
// src/ui/PageHeader.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The top of a screen: where one is, its name (the page's only h1), what it is for and what one can do. */
function PageHeader({ title, lead, breadcrumbs, actions }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: PageHeader_module_default.header,
		children: [breadcrumbs === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { items: breadcrumbs }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: PageHeader_module_default.row,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: PageHeader_module_default.words,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: title }), lead === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: PageHeader_module_default.lead,
					children: lead
				})]
			}), actions === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: PageHeader_module_default.actions,
				children: actions
			})]
		})]
	});
}
export { PageHeader as t };
