import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { t as Button_module_default } from "./Button.module-mx924N--.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/Button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A verb to press: the browser's own button. */
function Button({ variant = "secondary", icon, children, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PressableButton, {
		...rest,
		variant,
		children: [rest.isPending === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Button_module_default.waiting,
			"aria-hidden": "true"
		}) : icon, children]
	});
}
/** What `Button` and `IconButton` share. */
function PressableButton(props) {
	const { onPress, isDisabled = false, isPending, variant, size = "medium", className, type, ...rest } = props;
	function press(event) {
		if (isPending === true) {
			event.preventDefault();
			return;
		}
		event.currentTarget.focus({ preventScroll: true });
		onPress?.();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		...rest,
		type: type ?? "button",
		className: classNames(Button_module_default.button, className),
		"data-variant": variant,
		"data-size": size,
		disabled: isDisabled,
		"data-work": isPending === void 0 ? void 0 : "",
		"aria-busy": isPending === true || void 0,
		"aria-disabled": isPending === true || void 0,
		onClick: press
	});
}
export { PressableButton as n, Button as t };
