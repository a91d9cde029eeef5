import { r as slugOf } from "./foldPolish-DnDdVsnx.js";
import { t as GIFT_DAYS } from "./giftDays-Ci0-EKPc.js";
// src/domain/wording/writtenText.ts
/** The text with another way to say one of its sentences; what stood there comes back after all others. */
function replaceSentence(written, place) {
	const sentences = written.sentences.map((sentence, at) => {
		const [text, ...rest] = sentence.others;
		return at !== place || text === void 0 ? sentence : {
			...sentence,
			text,
			others: [...rest, sentence.text]
		};
	});
	return {
		...written,
		sentences
	};
}
/** Which paragraph a sentence stands in. */
var PARAGRAPH = {
	greeting: 0,
	opening: 1,
	memory: 1,
	bond: 1,
	heart: 2,
	more: 2,
	wish: 3,
	closing: 3
};
/** The sentences by paragraphs, each with its place among all. */
function paragraphsOf({ sentences }) {
	const placed = sentences.map((sentence, place) => ({
		sentence,
		place
	}));
	return [
		0,
		1,
		2,
		3
	].map((paragraph) => placed.filter(({ sentence }) => PARAGRAPH[sentence.slot] === paragraph)).filter((some) => some.length > 0);
}
/** A written text as it goes into a card: paragraphs with an empty line between, the signature last. */
function plainText(written) {
	return [...paragraphsOf(written).map((some) => some.map(({ sentence }) => sentence.text).join(" ")), ...written.signature === "" ? [] : [written.signature]].join("\n\n");
}
// src/domain/wording/loadWordsmith.ts
var LANGUAGES = {
	pl: async () => (await import("./polish-Bs95PrF0.js")).polish,
	en: async () => (await import("./english-C1A0sT9S.js")).english
};
/** Who writes in a language: rules and words come when they are first asked for. Rejects where they can't be had. */
async function loadWordsmith(language) {
	const [{ wordsmithOf }, words] = await Promise.all([import("./wordsmith-DuKEO20u.js"), LANGUAGES[language]()]);
	return wordsmithOf(words);
}
// src/domain/wording/requestFor.ts
/** What is asked of the rules for a product until somebody asks for something else. */
function requestFor({ aiType, aiCategory, aiCategoryKey }, given) {
	const type = aiType ?? "greeting_card";
	const key = slugOf(aiCategoryKey ?? aiCategory ?? "");
	const occasion = GIFT_DAYS.find((day) => slugOf(day) === key) ?? "";
	const isBusiness = type === "business_email";
	return {
		type,
		occasion,
		relation: type === "love_letter" ? "druga-polowka" : PARENTS[occasion] ?? "",
		tone: isBusiness ? "plain" : "warm",
		length: "medium",
		address: isBusiness ? "formal" : "informal",
		...given,
		seed: 0
	};
}
/** Days that tell whom the words are for. */
var PARENTS = {
	"Dzień Matki": "mama",
	"Dzień Ojca": "tata"
};
export { replaceSentence as a, plainText as i, loadWordsmith as n, paragraphsOf as r, requestFor as t };
