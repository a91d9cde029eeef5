import { isVariantAvailable, type LoadedProduct, type VariantRow } from './loadProducts.ts'
import { comparePlaces, placesOf } from './optionCodes.ts'

/** The arguments of the fields that find variants by their options. */
export interface OptionArguments {
  readonly selectedOptions?: readonly { readonly name: string; readonly value: string }[] | null
  readonly ignoreUnknownOptions?: boolean | null
  readonly caseInsensitiveMatch?: boolean | null
}

/** The form in which two names or two values are compared. */
function comparerOf(options: OptionArguments): (one: string, other: string) => boolean {
  return (one, other) =>
    options.caseInsensitiveMatch === true ? one.toLowerCase() === other.toLowerCase() : one === other
}

/** The wanted options; unknown names are ignored when that is asked for too. */
function wantedOptions(product: LoadedProduct, options: OptionArguments) {
  const same = comparerOf(options)
  const names = product.row.options.map((option) => option.name)
  return (options.selectedOptions ?? []).filter(
    (option) => options.ignoreUnknownOptions !== true || names.some((name) => same(name, option.name)),
  )
}

/** The variant with all of the options. */
export function variantWithOptions(product: LoadedProduct, options: OptionArguments): VariantRow | null {
  const same = comparerOf(options)
  const wanted = wantedOptions(product, options)
  if (wanted.length === 0) return null
  const fits = (variant: VariantRow) =>
    wanted.every((option) =>
      variant.selectedOptions.some((own) => same(own.name, option.name) && same(own.value, option.value)),
    )
  return product.variants.find(fits) ?? null
}

/** The first variant that can be bought; when none can, the first. */
export function firstAvailableVariant(product: LoadedProduct): VariantRow | null {
  return product.variants.find(isVariantAvailable) ?? product.variants[0] ?? null
}

/** The variants one choice away from the options; from the first available variant when none are given. By id. */
export function adjacentVariants(product: LoadedProduct, options: OptionArguments): readonly VariantRow[] {
  const same = comparerOf(options)
  const given = wantedOptions(product, options)
  const wanted = given.length > 0 ? given : (firstAvailableVariant(product)?.selectedOptions ?? [])
  const isOneAway = (variant: VariantRow) => {
    const agreeing = wanted.filter((option) =>
      variant.selectedOptions.some((own) => same(own.name, option.name) && same(own.value, option.value)),
    )
    return agreeing.length === wanted.length - 1
  }
  return product.variants.filter(isOneAway).toSorted((one, other) => one.id - other.id)
}

/** The variant with this value of an option, and the first values of the other options. */
export function firstVariantWith(product: LoadedProduct, name: string, value: string): VariantRow | null {
  const places = (variant: VariantRow) => placesOf(product.row.options, variant) ?? []
  const having = product.variants.filter((variant) =>
    variant.selectedOptions.some((own) => own.name === name && own.value === value),
  )
  return having.toSorted((one, other) => comparePlaces(places(one), places(other))).at(0) ?? null
}
