var EmptyState_module_default = {
	state: "_state_asas4_3",
	icon: "_icon_asas4_12",
	title: "_title_asas4_27",
	description: "_description_asas4_31",
	action: "_action_asas4_37"
};
export { EmptyState_module_default as t };
