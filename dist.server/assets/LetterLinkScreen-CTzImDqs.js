import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as Trans } from "./dist-CJ0y7q9j.js";
import { Sr as useServices, tr as ButtonLink, vr as CircleCheck } from "../renderPage.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as ApiError } from "./apiError-BVRB6s9R.js";
import { t as Button } from "./Button-BS8EKtfW.js";
import { t as EntryCard } from "./EntryCard-BpnBXy9g.js";
import { t as FailureNote } from "./FailureNote-Bg1Ck8EH.js";
import { t as useSubmission } from "./useSubmission-FnOf46R6.js";
import { n as LinkSpentCard, t as useLinkToken } from "./useLinkToken-uOs3y1lf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/features/newsletter/LetterLinkScreen.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* What a newsletter's link leads to: one question and one button. Mail programs open links on their own to look at
* them, so opening it alone does nothing.
*/
function LetterLinkScreen(props) {
	const { act, icon, question, lead, verb, done, doneLead } = props;
	const { productApi } = useServices();
	const token = useLinkToken(props.token);
	const [outcome, setOutcome] = (0, import_react.useState)(token === null ? "spent" : "open");
	const submission = useSubmission(async (signal) => {
		if (token === null) return;
		try {
			await act(await productApi(), { token }, { signal });
			setOutcome("done");
		} catch (error) {
			if (error instanceof ApiError && error.code === "LINK_INVALID") setOutcome("spent");
			else throw error;
		}
	});
	if (outcome === "spent") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpent, { lead: props.spentLead ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignUpAnew, {}) });
	if (outcome === "done") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
		isNews: true,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
		tone: "success",
		title: done,
		lead: doneLead,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToShop, {})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
		icon,
		title: question,
		lead,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: submission.failure }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			variant: "primary",
			size: "large",
			isPending: submission.isPending,
			onPress: () => submission.submit(),
			children: submission.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
				id: "dbw-e9",
				message: ["Chwileczkę…"]
			}) : verb
		})]
	});
}
function SignUpAnew() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
		id: "30NIqD",
		message: ["Mógł być już użyty albo został skopiowany nie w\xA0całości. Zapisać się od nowa można na dole każdej strony."]
	});
}
function LinkSpent({ lead }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSpentCard, {
		lead,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToShop, {})
	});
}
function ToShop() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
		to: "/sklep",
		size: "large",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
			id: "mLytgS",
			message: ["Idź do sklepu"]
		})
	});
}
export { LetterLinkScreen as t };
