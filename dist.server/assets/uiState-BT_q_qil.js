import { r as atom } from "./useSharedAtom-DXF4lI95.js";
import { d as oneOf, l as nullable, m as record, n as boolean, r as count, s as leniently, t as Unreadable, u as number } from "./readers-Bmq-ZCRK.js";
import { t as LANGUAGES } from "./languages-DstpWIH-.js";
// src/ui/state/uiState.ts
var THEMES = [
	"light",
	"dark",
	"system"
];
var TOAST_POSITIONS = [
	"top-left",
	"top-center",
	"top-right",
	"bottom-left",
	"bottom-center",
	"bottom-right"
];
/** Limits of a sidebar's width in px (specification part 1, section 9). */
var SIDEBAR_WIDTH = {
	default: 300,
	min: 200,
	max: 800
};
/** Brings any number into the allowed widths; what is no number becomes the default. */
function clampSidebarWidth(width) {
	if (!Number.isFinite(width)) return SIDEBAR_WIDTH.default;
	return Math.min(SIDEBAR_WIDTH.max, Math.max(SIDEBAR_WIDTH.min, Math.round(width)));
}
/**
* What a person may set for themselves, with the defaults of specification part 1, section 9. Its autosave interval is
* none of them while no editor saves at intervals: drafts are saved as they are typed.
*/
var DEFAULT_PREFERENCES = {
	toastPosition: "top-right",
	/** Base duration in ms; a type's own duration keeps its proportion to it. 0: toasts stay. */
	toastDuration: 5e3,
	animationsEnabled: true,
	reducedMotion: false,
	highContrast: false,
	compactMode: false,
	showTooltips: true
};
var DEFAULT_SIDEBAR = {
	open: false,
	width: SIDEBAR_WIDTH.default,
	pinned: false
};
var LONGEST_TOAST = 6e4;
/** ms. */
function readToastDuration(value) {
	const duration = count(value);
	if (duration > LONGEST_TOAST) throw new Unreadable("too long");
	return duration;
}
var readPreferences = record({
	toastPosition: leniently(oneOf(TOAST_POSITIONS), DEFAULT_PREFERENCES.toastPosition),
	toastDuration: leniently(readToastDuration, DEFAULT_PREFERENCES.toastDuration),
	animationsEnabled: leniently(boolean, DEFAULT_PREFERENCES.animationsEnabled),
	reducedMotion: leniently(boolean, DEFAULT_PREFERENCES.reducedMotion),
	highContrast: leniently(boolean, DEFAULT_PREFERENCES.highContrast),
	compactMode: leniently(boolean, DEFAULT_PREFERENCES.compactMode),
	showTooltips: leniently(boolean, DEFAULT_PREFERENCES.showTooltips)
});
var readSidebar = record({
	open: leniently(boolean, DEFAULT_SIDEBAR.open),
	width: leniently((value) => clampSidebarWidth(number(value)), DEFAULT_SIDEBAR.width),
	pinned: leniently(boolean, DEFAULT_SIDEBAR.pinned)
});
/**
* A choice of this page that belongs to the person: when it was made (epoch ms), and whether it has been taken over
* into the preferences that follow them from device to device.
*/
var choiceParts = {
	at: count,
	isTaken: boolean
};
var DEFAULT_UI_STATE = record({
	theme: leniently(oneOf(THEMES), "dark"),
	choices: leniently(record({
		/** Of the theme above. */
		theme: leniently(nullable(record(choiceParts)), null),
		/** The language itself is kept where the browser's is found (#i18n/browserLanguage.ts). */
		language: leniently(nullable(record({
			...choiceParts,
			value: oneOf(LANGUAGES)
		})), null)
	}), {
		theme: null,
		language: null
	}),
	preferences: leniently(readPreferences, DEFAULT_PREFERENCES),
	sidebars: leniently(record({ left: leniently(readSidebar, DEFAULT_SIDEBAR) }), { left: DEFAULT_SIDEBAR }),
	modes: leniently(record({
		focus: leniently(boolean, false),
		debug: leniently(boolean, false)
	}), {
		focus: false,
		debug: false
	})
})({});
var uiStateAtom = atom(DEFAULT_UI_STATE);
export { uiStateAtom as a, clampSidebarWidth as i, SIDEBAR_WIDTH as n, TOAST_POSITIONS as r, DEFAULT_UI_STATE as t };
