var Button_module_default = {
	button: "_button_1fy40_2",
	waiting: "_waiting_1fy40_127",
	turn: "_turn_1fy40_1"
};
export { Button_module_default as t };
