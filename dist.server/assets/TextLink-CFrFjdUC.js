import { n as createLink } from "./link-ClfPTuwV.js";
import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var TextLink_module_default = { link: "_link_1uq40_2" };
// src/ui/TextLink.tsx
var import_jsx_runtime = require_jsx_runtime();
function TextAnchor({ tone = "accent", className, children, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		...rest,
		className: classNames(TextLink_module_default.link, className),
		"data-tone": tone,
		children
	});
}
/** A link to another screen inside text. Takes what the router's Link takes. */
var TextLink = createLink(TextAnchor);
export { TextLink as t };
