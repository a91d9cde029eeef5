var Rows_module_default = {
	rows: "_rows_1n16z_3",
	row: "_row_1n16z_3",
	plain: "_plain_1n16z_9",
	words: "_words_1n16z_30",
	actions: "_actions_1n16z_41",
	icon: "_icon_1n16z_48",
	title: "_title_1n16z_60",
	muted: "_muted_1n16z_68",
	total: "_total_1n16z_73",
	amount: "_amount_1n16z_78",
	between: "_between_1n16z_84",
	nothing: "_nothing_1n16z_103",
	empty: "_empty_1n16z_109"
};
export { Rows_module_default as t };
