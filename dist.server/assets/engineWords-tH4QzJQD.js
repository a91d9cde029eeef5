// src/features/generation/words/engineWords.ts
var KNOWN = {
	"dall-e-3": {
		name: "DALL·E 3",
		goodAt: 
		/** i18n */
		{
			id: "eDpeD0",
			message: ["Trzyma się opisu i\xA0dobrze pisze krótkie napisy."]
		}
	},
	midjourney: {
		name: "Midjourney",
		goodAt: 
		/** i18n */
		{
			id: "bTp5JE",
			message: ["Malarski nastrój, światło i\xA0faktura."]
		}
	},
	"stable-diffusion": {
		name: "Stable Diffusion",
		goodAt: 
		/** i18n */
		{
			id: "7-H2Or",
			message: ["Szybki i\xA0tani: dobry do wielu prób."]
		}
	},
	runway: {
		name: "Runway",
		goodAt: 
		/** i18n */
		{
			id: "yuIZ9m",
			message: ["Płynny ruch i\xA0filmowe ujęcia."]
		}
	},
	pika: {
		name: "Pika",
		goodAt: 
		/** i18n */
		{
			id: "7bLDyO",
			message: ["Krótkie, żywe animacje."]
		}
	},
	"stable-video": {
		name: "Stable Video",
		goodAt: 
		/** i18n */
		{
			id: "BI_N5j",
			message: ["Spokojny ruch za mniej kredytów."]
		}
	},
	"iskra-obraz": {
		name: "Iskra Obraz",
		goodAt: 
		/** i18n */
		{
			id: "nrEbte",
			message: ["Kartki, wzory i\xA0pejzaże rysowane regułami. To nie AI."]
		}
	},
	"iskra-wideo": {
		name: "Iskra Wideo",
		goodAt: 
		/** i18n */
		{
			id: "_f1yFm",
			message: ["Animowane kartki i\xA0scenki z\xA0muzyką, rysowane regułami. To nie AI."]
		}
	},
	"iskra-muzyka": {
		name: "Iskra Muzyka",
		goodAt: 
		/** i18n */
		{
			id: "ASb8s3",
			message: ["Muzyka komponowana i\xA0grana według reguł. To nie AI."]
		}
	}
};
/** The words for an engine. One we have none for goes by the name a server offers it under, else by its id. */
function engineWords(id, offeredName) {
	return KNOWN[id] ?? {
		name: offeredName ?? id,
		goodAt: void 0
	};
}
export { engineWords as t };
