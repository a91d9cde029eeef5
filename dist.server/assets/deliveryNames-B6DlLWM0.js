import { r as STANDARD_DAYS } from "./shippingMethods-C4Dz1uNd.js";
import { n as CARRIER_NAMES } from "./carriers-DKMSppoB.js";
// src/ui/deliveryNames.ts
var COUNTRY_NAMES = {
	PL: 
	/** i18n */
	{
		id: "NtA8vW",
		message: ["Polska"]
	},
	CZ: 
	/** i18n */
	{
		id: "TG74c7",
		message: ["Czechy"]
	},
	DE: 
	/** i18n */
	{
		id: "czrCpF",
		message: ["Niemcy"]
	},
	LT: 
	/** i18n */
	{
		id: "dpMbT8",
		message: ["Litwa"]
	},
	SK: 
	/** i18n */
	{
		id: "bZtzAQ",
		message: ["Słowacja"]
	}
};
var SHIPPING_NAMES = {
	standard: 
	/** i18n */
	{
		id: "0oLqFQ",
		message: ["Kurier"]
	},
	locker: 
	/** i18n */
	{
		id: "l0uhTX",
		message: ["Automat paczkowy"]
	},
	express: 
	/** i18n */
	{
		id: "wkWjzd",
		message: ["Kurier ekspresowy"]
	}
};
/** How long each takes and where it ends. */
var SHIPPING_TIMES = {
	standard: 
	/** i18n */
	{
		id: "iAIgh2",
		message: [
			["0"],
			"–",
			["1"],
			" dni robocze, pod drzwi"
		],
		values: {
			0: STANDARD_DAYS.earliest,
			1: STANDARD_DAYS.latest
		}
	},
	locker: 
	/** i18n */
	{
		id: "ftIBYA",
		message: ["2\xA0dni robocze, odbiór o\xA0dowolnej porze"]
	},
	express: 
	/** i18n */
	{
		id: "3kNYQB",
		message: ["następny dzień roboczy, do 12:00"]
	}
};
/** How far a parcel is, as its buyer and whoever sends it call it. */
var PARCEL_STATE_WORDS = {
	ordered: 
	/** i18n */
	{
		id: "7wqIf2",
		message: ["Przyjęta"]
	},
	made: 
	/** i18n */
	{
		id: "yT7uFx",
		message: ["Przygotowana"]
	},
	sent: 
	/** i18n */
	{
		id: "g1jt-W",
		message: ["Wysłana"]
	},
	delivered: 
	/** i18n */
	{
		id: "3HxsNi",
		message: ["Doręczona"]
	}
};
var OTHER_CARRIER = (
/** i18n */
{
	id: "7-Ebv6",
	message: ["Inny przewoźnik"]
});
/** A carrier as people call it. */
function carrierName(carrier, i18n) {
	return carrier === "other" ? i18n._(OTHER_CARRIER) : CARRIER_NAMES[carrier];
}
export { carrierName as a, SHIPPING_TIMES as i, PARCEL_STATE_WORDS as n, SHIPPING_NAMES as r, COUNTRY_NAMES as t };
