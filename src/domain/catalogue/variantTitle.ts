/** The storefront's name of the one variant of a product without options. */
const ONLY_VARIANT = 'Default Title'

/** The variant's name as people read it; empty where the product has but one form and its own title says it all. */
export function shownVariantTitle(title: string): string {
  return title === ONLY_VARIANT ? '' : title
}

/** A product with its form, as one name: „Kubek, biały”. */
export function nameWithForm(product: string, variantTitle: string): string {
  const form = shownVariantTitle(variantTitle)
  return form === '' ? product : `${product}, ${form}`
}
