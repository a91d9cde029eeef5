import { t as EmptyState_module_default } from "./EmptyState.module-HA06SlDc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/EmptyState.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A place with nothing in it yet: what it is for and the one next step. */
function EmptyState({ icon, title, description, action, level = 2 }) {
	const Heading = level === 1 ? "h1" : "h2";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: EmptyState_module_default.state,
		children: [
			icon === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: EmptyState_module_default.icon,
				"aria-hidden": "true",
				children: icon
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
				className: EmptyState_module_default.title,
				children: title
			}),
			description === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: EmptyState_module_default.description,
				children: description
			}),
			action === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: EmptyState_module_default.action,
				children: action
			})
		]
	});
}
export { EmptyState as t };
