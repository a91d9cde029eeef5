import { S as initialsOf } from "../renderPage.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Avatar_module_default = { avatar: "_avatar_1bt0e_2" };
// src/features/account/frame/Avatar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Somebody by their initials. Decoration: the name stands beside it. */
function Avatar({ name, size = "medium" }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Avatar_module_default.avatar,
		"data-size": size,
		"aria-hidden": "true",
		children: initialsOf(name)
	});
}
export { Avatar as t };
