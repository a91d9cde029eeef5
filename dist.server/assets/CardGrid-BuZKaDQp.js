import { t as Skeleton } from "./Skeleton-ClnzUomb.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var CardGrid_module_default = {
	room: "_room_5wwst_2",
	grid: "_grid_5wwst_6",
	cell: "_cell_5wwst_24",
	ghost: "_ghost_5wwst_38",
	ghostPicture: "_ghostPicture_5wwst_43"
};
// src/features/generation/media/CardGrid.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Cards in as many columns as there is room for. `children` are list items. */
function CardGrid({ label, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: CardGrid_module_default.room,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: CardGrid_module_default.grid,
			"aria-label": label,
			children
		})
	});
}
/** The shape of a list on its way. */
function CardGridSkeleton({ count = 8 }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: CardGrid_module_default.room,
		"aria-busy": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: CardGrid_module_default.grid,
			children: Array.from({ length: count }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: CardGrid_module_default.ghost,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: CardGrid_module_default.ghostPicture,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
							shape: "box",
							height: "100%"
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: "60%" })
				]
			}, index))
		})
	});
}
export { CardGridSkeleton as n, CardGrid_module_default as r, CardGrid as t };
