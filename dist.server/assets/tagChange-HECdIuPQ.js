// src/offline/generation/cleanTags.ts
/** Tags as they are kept: trimmed, none empty or too long, each once whatever its letters' case. */
function cleanTags(tags) {
	const seen = /* @__PURE__ */ new Map();
	for (const tag of tags) {
		const text = tag.trim().slice(0, 40).trim();
		const key = text.toLocaleLowerCase("pl");
		if (text !== "" && !seen.has(key)) seen.set(key, text);
	}
	return [...seen.values()].slice(0, 20);
}
// src/offline/generation/tagChange.ts
/** The tags after a change. */
function changedTags(tags, { added, removed }) {
	return cleanTags([...tags.filter((tag) => !removed.includes(tag)), ...added]);
}
export { cleanTags as n, changedTags as t };
