import { n as Trans } from "./dist-CJ0y7q9j.js";
import { t as Mail } from "./mail-gtN2sJtt.js";
import { t as confirmNewsletter } from "./newsletterCalls-CpQtc75U.js";
import { t as LetterLinkScreen } from "./LetterLinkScreen-CTzImDqs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
import { sn as Route } from "../renderPage.js";
// src/features/newsletter/ConfirmScreen.tsx
var import_jsx_runtime = require_jsx_runtime();
/** /newsletter/confirm: the second half of signing up. */
function ConfirmScreen({ token }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LetterLinkScreen, {
		token,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, { size: 26 }),
		question: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "7wdMUx",
			message: ["Zapisać Cię na newsletter?"]
		}),
		lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "kLzDKd",
			message: ["Kilka listów w\xA0miesiącu: nowe wzory, pomysły na okazje i\xA0rabaty. Nic więcej."]
		}),
		verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "Zu5cYR",
			message: ["Tak, zapisz mnie"]
		}),
		act: confirmNewsletter,
		done: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "crqoPo",
			message: ["Jesteś na liście"]
		}),
		doneLead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "4YzoB6",
			message: ["Każdy list ma na dole link, którym można się wypisać."]
		})
	});
}
// src/routes/newsletter.confirm.tsx?tsr-split=component---loader
function Confirm() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmScreen, { token: Route.useSearch().token ?? null });
}
export { Confirm as component };
