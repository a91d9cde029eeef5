import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
import { t as RotateCcwClock } from "./rotate-ccw-clock-BNEXG5rb.js";
import { t as Images } from "./images-wCsIUxna.js";
import { t as ReceiptText } from "./receipt-text-C0lLyTPb.js";
import { t as ShieldCheck } from "./shield-check-oN8j2McQ.js";
import { t as SlidersHorizontal } from "./sliders-horizontal-DjuuT2L9.js";
import { t as Star } from "./star-DxhNy6vw.js";
// node_modules/lucide-react/dist/esm/icons/circle-user.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "circle-user",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["circle", {
			cx: "12",
			cy: "10",
			r: "3",
			key: "ilqhr7"
		}],
		["path", {
			d: "M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662",
			key: "154egf"
		}]
	],
	aliases: ["user-circle"]
};
__iconData$1.node;
var CircleUser = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/id-card.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "id-card",
	size: 24,
	node: [
		["path", {
			d: "M13 19a4 4 0 00-8 0",
			key: "cugzd5"
		}],
		["path", {
			d: "M16 10h2",
			key: "8sgtl7"
		}],
		["path", {
			d: "M16 14h2",
			key: "epxaof"
		}],
		["circle", {
			cx: "9",
			cy: "12",
			r: "3",
			key: "u3jwor"
		}],
		["rect", {
			x: "2",
			y: "5",
			width: "20",
			height: "14",
			rx: "2",
			key: "qneu4z"
		}]
	]
};
__iconData.node;
var IdCard = createLucideIcon(__iconData);
// src/features/account/frame/accountPlaces.ts
var ACCOUNT_PLACES = {
	history: {
		to: "/historia",
		icon: RotateCcwClock,
		label: 
		/** i18n */
		{
			id: "3p_fpe",
			message: ["Historia"]
		},
		about: 
		/** i18n */
		{
			id: "1-euFe",
			message: ["Wszystko, co powstało z\xA0Twoich opisów"]
		}
	},
	gallery: {
		to: "/profil/galeria",
		icon: Images,
		label: 
		/** i18n */
		{
			id: "Ki8IBc",
			message: ["Galeria"]
		},
		about: 
		/** i18n */
		{
			id: "4kVNe2",
			message: ["Twoje zdjęcia i\xA0albumy"]
		}
	},
	account: {
		to: "/ustawienia/konto",
		icon: CircleUser,
		label: 
		/** i18n */
		{
			id: "L1Yep5",
			message: ["Konto"]
		},
		about: 
		/** i18n */
		{
			id: "mOJ3Gz",
			message: ["Imię, adres e-mail, kopia Twoich danych, usunięcie konta"]
		}
	},
	profile: {
		to: "/profil",
		icon: IdCard,
		label: 
		/** i18n */
		{
			id: "DDwdL4",
			message: ["Profil"]
		},
		about: 
		/** i18n */
		{
			id: "gIwv7M",
			message: ["Co inni widzą o\xA0Tobie i\xA0pod jakim adresem"]
		}
	},
	security: {
		to: "/ustawienia/bezpieczenstwo",
		icon: ShieldCheck,
		label: 
		/** i18n */
		{
			id: "CaQzoi",
			message: ["Bezpieczeństwo"]
		},
		about: 
		/** i18n */
		{
			id: "530F2W",
			message: ["Hasło, klucze dostępu, zalogowane urządzenia"]
		}
	},
	billing: {
		to: "/ustawienia/rozliczenia",
		icon: ReceiptText,
		label: 
		/** i18n */
		{
			id: "13PpS4",
			message: ["Rozliczenia"]
		},
		about: 
		/** i18n */
		{
			id: "uko4_b",
			message: ["Dane do zamówień i\xA0faktur, Twoje zamówienia"]
		}
	},
	reviews: {
		to: "/opinie",
		icon: Star,
		label: 
		/** i18n */
		{
			id: "WVubHy",
			message: ["Moje opinie"]
		},
		about: 
		/** i18n */
		{
			id: "yijoGL",
			message: ["Oceny tego, co masz z\xA0Iskry"]
		}
	},
	preferences: {
		to: "/preferences",
		icon: SlidersHorizontal,
		label: 
		/** i18n */
		{
			id: "1F3GWv",
			message: ["Preferencje"]
		},
		about: 
		/** i18n */
		{
			id: "u73MtU",
			message: ["Wygląd, język, listy od nas"]
		}
	}
};
/** The pages of the settings. */
var PLACE_NAMES = [
	"account",
	"profile",
	"security",
	"billing",
	"reviews",
	"preferences"
];
/** Where the account's own page leads. */
var HOME_PLACE_NAMES = [
	"history",
	"gallery",
	...PLACE_NAMES
];
export { HOME_PLACE_NAMES as n, PLACE_NAMES as r, ACCOUNT_PLACES as t };
