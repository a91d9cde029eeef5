import { t as Choice_module_default } from "./Choice.module-D2rNwfSW.js";
import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Switch_module_default = { row: "_row_1gvr5_2" };
// src/ui/Switch.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A setting that takes effect at once. */
function Switch({ children, description, isSelected, onChange, isDisabled = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: classNames(Choice_module_default.choice, Switch_module_default.row),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Choice_module_default.words,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children }), description === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Choice_module_default.description,
				children: description
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "checkbox",
			role: "switch",
			"aria-checked": isSelected,
			className: Choice_module_default.track,
			checked: isSelected,
			disabled: isDisabled,
			onChange: (event) => onChange(event.currentTarget.checked)
		})]
	});
}
export { Switch as t };
