import { n as Trans } from "./dist-CJ0y7q9j.js";
import { t as RotateCcwClock } from "./rotate-ccw-clock-BNEXG5rb.js";
import { t as classNames } from "./classNames-D1L2HDWQ.js";
import { w as useMomentText } from "../renderPage.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
var AgeNote_module_default = { age: "_age_1rxwk_2" };
// src/ui/AgeNote.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says that what is shown is the last copy of this device, and of when: „Stan z 12:40 · …”. */
function AgeNote({ since, className, children }) {
	const moment = useMomentText(since);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: classNames(AgeNote_module_default.age, className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcwClock, {
			size: 16,
			"aria-hidden": "true"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "t4MXpn",
			message: ["Stan z\xA0", ["moment"]],
			values: { moment }
		}), children] })]
	});
}
export { AgeNote as t };
