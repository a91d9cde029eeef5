var Purchase_module_default = {
	steps: "_steps_1qfl8_2",
	step: "_step_1qfl8_2",
	turn: "_turn_1qfl8_1",
	number: "_number_1qfl8_31",
	balance: "_balance_1qfl8_35",
	actions: "_actions_1qfl8_42"
};
export { Purchase_module_default as t };
