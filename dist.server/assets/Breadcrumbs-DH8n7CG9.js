import { t as Link } from "./link-ClfPTuwV.js";
import { r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// node_modules/lucide-react/dist/esm/icons/chevron-right.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "chevron-right",
	size: 24,
	node: [["path", {
		d: "m9 18 6-6-6-6",
		key: "mthhwq"
	}]]
};
__iconData.node;
var ChevronRight = createLucideIcon(__iconData);
var Breadcrumbs_module_default = {
	list: "_list_1sdjn_2",
	item: "_item_1sdjn_10",
	mark: "_mark_1sdjn_16",
	link: "_link_1sdjn_21",
	here: "_here_1sdjn_34"
};
// src/ui/Breadcrumbs.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The way from the top of the site to here; the last one is this page. */
function Breadcrumbs({ items }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": _t(
			/** i18n */
			{
				id: "Wb3zvd",
				message: ["Okruszki"]
			}
		),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: Breadcrumbs_module_default.list,
			children: items.map((item, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: Breadcrumbs_module_default.item,
				children: [index === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
					className: Breadcrumbs_module_default.mark,
					size: 14
				}), item.to === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-current": "page",
					className: Breadcrumbs_module_default.here,
					children: item.label
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: item.to,
					...item.params === void 0 ? {} : { params: item.params },
					className: Breadcrumbs_module_default.link,
					children: item.label
				})]
			}, item.label))
		})
	});
}
export { ChevronRight as n, Breadcrumbs as t };
