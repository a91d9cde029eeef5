import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Badge_module_default = { badge: "_badge_1ix9g_2" };
// src/ui/Badge.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One or two words about the thing it stands on. */
function Badge({ tone, icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: Badge_module_default.badge,
		"data-tone": tone,
		children: [icon, children]
	});
}
export { Badge as t };
