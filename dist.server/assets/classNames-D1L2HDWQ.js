// src/ui/classNames.ts
/** Joins the class names that are there. */
function classNames(...names) {
	return names.filter((name) => name !== void 0 && name !== false && name !== "").join(" ");
}
export { classNames as t };
