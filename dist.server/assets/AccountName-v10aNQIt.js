import { r as useLingui } from "./dist-CJ0y7q9j.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/form/AccountName.tsx
/** Tells password managers whose password the form asks for; people see the address elsewhere. */ var import_jsx_runtime = require_jsx_runtime();
function AccountName({ email }) {
	const { _: _t } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		hidden: true,
		type: "email",
		name: "username",
		autoComplete: "username",
		"aria-label": _t(
			/** i18n */
			{
				id: "L1Yep5",
				message: ["Konto"]
			}
		),
		value: email,
		readOnly: true
	});
}
export { AccountName as t };
