import { n as Trans, r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as Link } from "./link-ClfPTuwV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var SearchSuggestions_module_default = {
	suggestions: "_suggestions_1ysfv_2",
	suggestion: "_suggestion_1ysfv_2"
};
// src/features/shop/SearchSuggestions.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Words that surely find something in a shop of gifts for occasions. */
var SUGGESTED_WORDS = [
	(
	/** i18n */
	{
		id: "NepHsp",
		message: ["urodziny"]
	}),
	(
	/** i18n */
	{
		id: "QXx5uw",
		message: ["kubek"]
	}),
	(
	/** i18n */
	{
		id: "0S2xpu",
		message: ["podziękowanie"]
	}),
	(
	/** i18n */
	{
		id: "CGA8fa",
		message: ["kurs"]
	}),
	(
	/** i18n */
	{
		id: "XIq9JX",
		message: ["plakat"]
	})
];
/** What to search for instead. */
function SearchSuggestions({ linkTo }) {
	const { i18n } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: SearchSuggestions_module_default.suggestions,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "-Hql0H",
			message: ["Może:"]
		}), SUGGESTED_WORDS.map((message) => i18n._(message)).map((word) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			...linkTo(word),
			className: SearchSuggestions_module_default.suggestion,
			children: word
		}, word))]
	});
}
export { SearchSuggestions as n, SearchSuggestions_module_default as r, SUGGESTED_WORDS as t };
