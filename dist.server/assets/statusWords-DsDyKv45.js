// src/features/generation/words/statusWords.ts
/** Where a generation stands, in a word. */
var STATUS_WORDS = {
	pending: {
		label: 
		/** i18n */
		{
			id: "pFBzZH",
			message: ["Czeka"]
		},
		tone: "neutral"
	},
	processing: {
		label: 
		/** i18n */
		{
			id: "88xbdz",
			message: ["Powstaje"]
		},
		tone: "generated"
	},
	completed: {
		label: 
		/** i18n */
		{
			id: "ph38UP",
			message: ["Gotowe"]
		},
		tone: "success"
	},
	failed: {
		label: 
		/** i18n */
		{
			id: "amhAWa",
			message: ["Nie udało się"]
		},
		tone: "danger"
	},
	cancelled: {
		label: 
		/** i18n */
		{
			id: "knIYGk",
			message: ["Anulowane"]
		},
		tone: "neutral"
	}
};
export { STATUS_WORDS as t };
