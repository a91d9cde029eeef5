import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var Skeleton_module_default = {
	skeleton: "_skeleton_1vy9d_2",
	sheen: "_sheen_1vy9d_1"
};
// src/ui/Skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Keeps the place of something on its way. Silent: the region it stands in says that it is busy. */
function Skeleton({ width, height, shape = "text" }) {
	const isLine = shape === "text" && height === void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		"aria-hidden": "true",
		className: Skeleton_module_default.skeleton,
		"data-shape": shape,
		"data-line": isLine ? "" : void 0,
		style: {
			width,
			height
		}
	});
}
export { Skeleton as t };
