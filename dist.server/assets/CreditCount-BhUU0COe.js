import { n as Trans } from "./dist-CJ0y7q9j.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var CreditCount_module_default = { count: "_count_1f5mj_2" };
// src/ui/CreditCount.tsx
var import_jsx_runtime = require_jsx_runtime();
/** „3 kredyty”, on one line. */
function CreditCount({ value }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: CreditCount_module_default.count,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "0g9wR0",
			message: [[
				"value",
				"plural",
				{
					offset: void 0,
					one: ["#", "\xA0kredyt"],
					few: ["#", "\xA0kredyty"],
					many: ["#", "\xA0kredytów"],
					other: ["#", "\xA0kredytu"]
				}
			]],
			values: { value }
		})
	});
}
export { CreditCount as t };
