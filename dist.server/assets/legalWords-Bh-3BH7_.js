// src/app/document/legalWords.ts
/** What the texts that people agree to are called, for their heads and for the screens themselves. */
var LEGAL_WORDS = {
	"/polityka-prywatnosci": {
		title: 
		/** i18n */
		{
			id: "HMiHVk",
			message: ["Polityka prywatności"]
		},
		description: 
		/** i18n */
		{
			id: "z4YQyW",
			message: ["Co o\xA0Tobie wiemy, po co i\xA0jak długo. I\xA0jak to usunąć."]
		}
	},
	"/regulamin": {
		title: 
		/** i18n */
		{
			id: "OBcb5E",
			message: ["Regulamin"]
		},
		description: 
		/** i18n */
		{
			id: "3JdL1o",
			message: ["Na co się umawiamy, gdy korzystasz z\xA0Iskry. Bez drobnego druku."]
		}
	}
};
export { LEGAL_WORDS as t };
