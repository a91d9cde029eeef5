import { n as Trans } from "./dist-CJ0y7q9j.js";
import { t as AgeNote } from "./AgeNote-DKF3a6oN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/CopyAge.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The age of what a service said last and can't say now, or not yet; nothing when it is fresh. */
function CopyAge({ since, isOffline }) {
	if (since === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AgeNote, {
		since,
		children: [" · ", isOffline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "q5oLzY",
			message: ["kopia, bez połączenia"]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "Itq68A",
			message: ["sprawdzamy zmiany"]
		})]
	});
}
export { CopyAge as t };
