import { l as hasOpenForm } from "../renderPage.js";
// src/app/worker/openForms.ts
var CHANNEL = "iskra-update";
/** How long (ms) other tabs have to say that somebody is writing in them. */
var PATIENCE = 300;
/** Answers other tabs that want to reload them all whether that would cost somebody their words here. */
function answerOtherTabs() {
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener("message", ({ data }) => {
		if (data.type === "any-open-form" && hasOpenForm()) channel.postMessage({ type: "open-form" });
	});
}
/** True when this tab or another one would lose something written by a reload. */
async function anyTabHasOpenForm() {
	if (hasOpenForm()) return true;
	const channel = new BroadcastChannel(CHANNEL);
	try {
		return await new Promise((resolve) => {
			channel.addEventListener("message", ({ data }) => {
				if (data.type === "open-form") resolve(true);
			});
			channel.postMessage({ type: "any-open-form" });
			setTimeout(() => resolve(false), PATIENCE);
		});
	} finally {
		channel.close();
	}
}
export { answerOtherTabs, anyTabHasOpenForm };
