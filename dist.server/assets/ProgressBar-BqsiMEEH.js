import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { T as useFormat } from "../renderPage.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/ProgressBar.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var ProgressBar_module_default = {
	progress: "_progress_1h3gd_2",
	words: "_words_1h3gd_8",
	value: "_value_1h3gd_16",
	track: "_track_1h3gd_20",
	fill: "_fill_1h3gd_31",
	description: "_description_1h3gd_47"
};
// src/ui/ProgressBar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How far real work has come. */
function ProgressBar({ label, value, description }) {
	const id = (0, import_react.useId)();
	const format = useFormat();
	const percent = Math.min(100, Math.max(0, value));
	const shown = format.number(percent / 100, {
		style: "percent",
		maximumFractionDigits: 0
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ProgressBar_module_default.progress,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: ProgressBar_module_default.words,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					id,
					children: label
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: ProgressBar_module_default.value,
					"aria-hidden": "true",
					children: shown
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
				className: "visually-hidden",
				"aria-labelledby": id,
				max: 100,
				value: percent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: ProgressBar_module_default.track,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: ProgressBar_module_default.fill,
					style: { transform: `scaleX(${percent / 100})` }
				})
			}),
			description === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ProgressBar_module_default.description,
				children: description
			})
		]
	});
}
export { ProgressBar as t };
