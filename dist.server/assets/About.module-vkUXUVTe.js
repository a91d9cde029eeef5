var About_module_default = {
	credit: "_credit_1b5e5_2",
	things: "_things_1b5e5_7",
	thing: "_thing_1b5e5_7",
	icon: "_icon_1b5e5_25",
	words: "_words_1b5e5_35",
	heading: "_heading_1b5e5_41",
	actions: "_actions_1b5e5_45",
	contact: "_contact_1b5e5_51",
	cards: "_cards_1b5e5_61",
	facts: "_facts_1b5e5_66",
	form: "_form_1b5e5_81",
	sent: "_sent_1b5e5_87"
};
export { About_module_default as t };
