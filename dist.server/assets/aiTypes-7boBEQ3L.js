import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
import { t as Cake } from "./cake-PLYOhPDK.js";
import { t as Heart } from "./heart-B5_T2IcP.js";
import { t as HeartHandshake } from "./heart-handshake-tNIZNYKv.js";
import { t as MailOpen } from "./mail-open-Btnu0Uad.js";
// node_modules/lucide-react/dist/esm/icons/briefcase-business.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "briefcase-business",
	size: 24,
	node: [
		["path", {
			d: "M12 12h.01",
			key: "1mp3jc"
		}],
		["path", {
			d: "M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2",
			key: "1ksdt3"
		}],
		["path", {
			d: "M22 13a18.15 18.15 0 0 1-20 0",
			key: "12hx5q"
		}],
		["rect", {
			width: "20",
			height: "14",
			x: "2",
			y: "6",
			rx: "2",
			key: "i6l2r4"
		}]
	]
};
__iconData.node;
var BriefcaseBusiness = createLucideIcon(__iconData);
// src/features/shop/ai/aiTypes.ts
/** The five kinds of text Iskra writes, as the screens present them. */
var AI_TYPE_TEXTS = {
	greeting_card: {
		icon: MailOpen,
		name: 
		/** i18n */
		{
			id: "rQw_3k",
			message: ["Kartki"]
		},
		promise: 
		/** i18n */
		{
			id: "C6IKFP",
			message: ["Grafika i\xA0kilka zdań z\xA0miejscem na słowa dla jednej osoby. Jako plik od razu, a\xA0wiele także z\xA0drukiem."]
		}
	},
	thank_you_note: {
		icon: HeartHandshake,
		name: 
		/** i18n */
		{
			id: "Eh7S11",
			message: ["Podziękowania"]
		},
		promise: 
		/** i18n */
		{
			id: "7vAQ3S",
			message: ["Dla nauczycielki, lekarza, gości i\xA0rodziców. Mają miejsce na to, za co dziękujesz."]
		}
	},
	love_letter: {
		icon: Heart,
		name: 
		/** i18n */
		{
			id: "uSXPtR",
			message: ["Listy miłosne"]
		},
		promise: 
		/** i18n */
		{
			id: "XnLCAj",
			message: ["Z\xA0miejscem na Wasze wspomnienia, bez lukru z\xA0internetu. Od pierwszego wyznania po rocznicę."]
		}
	},
	birthday_message: {
		icon: Cake,
		name: 
		/** i18n */
		{
			id: "VGVhNk",
			message: ["Życzenia urodzinowe"]
		},
		promise: 
		/** i18n */
		{
			id: "RckaAc",
			message: ["Krótkie, do skopiowania na telefon. Z\xA0miejscem na żart, który zrozumie tylko solenizant."]
		}
	},
	business_email: {
		icon: BriefcaseBusiness,
		name: 
		/** i18n */
		{
			id: "7ShWmw",
			message: ["Listy biznesowe"]
		},
		promise: 
		/** i18n */
		{
			id: "frSBlt",
			message: ["Oferta, przypomnienie o\xA0płatności, odpowiedź na reklamację. Uprzejmie i\xA0konkretnie."]
		}
	}
};
export { AI_TYPE_TEXTS as t };
