// src/domain/contact/tidyText.ts
/** One line of typed text without the spaces nobody meant. */
function tidyText(text) {
	return text.trim().replaceAll(/\s+/g, " ");
}
export { tidyText as t };
