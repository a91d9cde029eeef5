// src/domain/locales.ts
/** Where each language is written as there: dates, numbers and weeks as in Europe, in English too. */
var LOCALES = {
	pl: "pl-PL",
	en: "en-GB"
};
// src/i18n/languages.ts
/** The interface languages: Polish is the source and the default, English is the other (specification part 1, section 1). */
var LANGUAGES = ["pl", "en"];
/** Each language's name for itself. */
var LANGUAGE_NAMES = {
	pl: "Polski",
	en: "English"
};
/** The language a tag such as `en-GB` or `pl_PL` asks for; null when the interface doesn't have it. */
function languageOf(tag) {
	const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
	return LANGUAGES.find((language) => language === primary) ?? null;
}
/** The locale, with its region, in which a tag's language is written. */
function localeOf(tag) {
	return LOCALES[languageOf(tag) ?? "pl"];
}
export { LOCALES as a, localeOf as i, LANGUAGE_NAMES as n, languageOf as r, LANGUAGES as t };
