import { r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as Link } from "./link-ClfPTuwV.js";
import { n as ChevronRight } from "./Breadcrumbs-DH8n7CG9.js";
import { t as ACCOUNT_PLACES } from "./accountPlaces-4zLeBTHX.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var PlaceList_module_default = {
	list: "_list_qcnuo_2",
	row: "_row_qcnuo_13",
	icon: "_icon_qcnuo_35",
	words: "_words_qcnuo_46",
	label: "_label_qcnuo_52",
	about: "_about_qcnuo_56",
	mark: "_mark_qcnuo_62"
};
// src/features/account/frame/PlaceList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Places to go to, each with what can be done there: rows for a thumb. */
function PlaceList({ places }) {
	const { i18n } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: PlaceList_module_default.list,
		children: places.map((name) => {
			const { to, icon: Icon, label, about } = ACCOUNT_PLACES[name];
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to,
				className: PlaceList_module_default.row,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: PlaceList_module_default.icon,
						"aria-hidden": "true",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							size: 22,
							strokeWidth: 1.75
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: PlaceList_module_default.words,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: PlaceList_module_default.label,
							children: i18n._(label)
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: PlaceList_module_default.about,
							children: i18n._(about)
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
						size: 20,
						className: PlaceList_module_default.mark,
						"aria-hidden": "true"
					})
				]
			}) }, name);
		})
	});
}
export { PlaceList as t };
