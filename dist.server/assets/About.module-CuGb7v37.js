var About_module_default = {
	things: "_things_1t0pn_2",
	thing: "_thing_1t0pn_2",
	icon: "_icon_1t0pn_20",
	words: "_words_1t0pn_30",
	heading: "_heading_1t0pn_36",
	actions: "_actions_1t0pn_40",
	contact: "_contact_1t0pn_46",
	cards: "_cards_1t0pn_56",
	facts: "_facts_1t0pn_61",
	form: "_form_1t0pn_76",
	sent: "_sent_1t0pn_82"
};
export { About_module_default as t };
