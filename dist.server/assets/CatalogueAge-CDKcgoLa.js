import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans } from "./dist-CJ0y7q9j.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as AgeNote } from "./AgeNote-DKF3a6oN.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/features/shop/CatalogueAge.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var CatalogueAge_module_default = {
	age: "_age_1rlva_3",
	more: "_more_1rlva_14"
};
// src/features/shop/CatalogueAge.tsx
var import_jsx_runtime = require_jsx_runtime();
var never = () => () => void 0;
/** Says that what is shown is a copy of this device's, and of when: „stan z 12:40". Nothing when it is fresh. */
function CatalogueAge({ keptSince }) {
	const isOnDevice = (0, import_react.useSyncExternalStore)(never, () => true, () => false);
	if (keptSince === null || !isOnDevice) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgeNote, {
		since: keptSince,
		className: CatalogueAge_module_default.age,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: CatalogueAge_module_default.more,
			children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "PbU-13",
				message: ["kopia z\xA0tego urządzenia; ceny i\xA0dostępność sprawdzimy przy zamówieniu"]
			})]
		})
	});
}
export { CatalogueAge as t };
