import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var PriceSums_module_default = {
	sums: "_sums_1wdrs_2",
	row: "_row_1wdrs_8",
	amount: "_amount_1wdrs_31",
	total: "_total_1wdrs_36",
	tax: "_tax_1wdrs_41"
};
// src/ui/PriceSums.tsx
var import_jsx_runtime = require_jsx_runtime();
var NAMES = {
	goods: 
	/** i18n */
	{
		id: "zrlyZw",
		message: ["Produkty"]
	},
	discount: 
	/** i18n */
	{
		id: "eXSJPr",
		message: ["Rabat"]
	},
	shipping: 
	/** i18n */
	{
		id: "XS_ajP",
		message: ["Dostawa"]
	}
};
/** What a purchase comes to, part by part, in the same words wherever it stands. */
function PriceSums({ sums, isEstimate = false }) {
	const { i18n } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: PriceSums_module_default.sums,
		children: [sums.rows.map(({ kind, amount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: PriceSums_module_default.row,
			"data-kind": kind,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: i18n._(NAMES[kind]) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: PriceSums_module_default.amount,
				children: amount ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
					id: "Fe493i",
					message: ["za darmo"]
				})
			})]
		}, kind)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: PriceSums_module_default.row,
			"data-kind": "total",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: isEstimate ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "V6Y9WW",
				message: ["Razem szacunkowo"]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "Pq-jXy",
				message: ["Razem"]
			}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", {
				className: PriceSums_module_default.total,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: PriceSums_module_default.amount,
					children: sums.total
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxWithin, { tax: sums.tax })]
			})]
		})]
	});
}
/** „w tym podatek 2,14 zł”, under the total it is in; nothing where there is none. */
function TaxWithin({ tax }) {
	if (tax === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: PriceSums_module_default.tax,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "cd6BQf",
			message: ["w\xA0tym podatek ", ["tax"]],
			values: { tax }
		})
	});
}
export { TaxWithin as n, PriceSums as t };
