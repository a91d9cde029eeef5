var Choice_module_default = {
	choice: "_choice_18ltf_3",
	box: "_box_18ltf_17",
	track: "_track_18ltf_82",
	words: "_words_18ltf_126",
	description: "_description_18ltf_132"
};
export { Choice_module_default as t };
