// src/domain/catalogue/variantTitle.ts
/** What the storefront calls the one variant of a product without options. */
var ONLY_VARIANT = "Default Title";
/** The variant's name as people read it; empty where the product has but one form and its own title says it all. */
function shownVariantTitle(title) {
	return title === ONLY_VARIANT ? "" : title;
}
export { shownVariantTitle as t };
