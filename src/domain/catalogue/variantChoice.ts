import { slugOf } from './foldPolish.ts'
import type { Product, ProductVariant } from './product.ts'

export interface OptionValue {
  readonly value: string
  readonly isChosen: boolean
  /** The variant this value leads to: the one that keeps the most of the present choice; null when there is none. */
  readonly variant: ProductVariant | null
  /** Whether that variant differs from the present choice in this option alone. */
  readonly fitsChoice: boolean
}

export interface OptionGroup {
  readonly name: string
  readonly values: readonly OptionValue[]
}

/** How a variant is named in an address: its option values ("a5-bialy"), unique within its product's own options. */
export function variantKey(variant: ProductVariant): string {
  return slugOf(variant.selectedOptions.map(({ value }) => value).join(' '))
}

/** The variant an address names; else the first that can be bought, else the first. Null for a product without any. */
export function chosenVariant(product: Product, key: string | undefined): ProductVariant | null {
  const named =
    key === undefined ? undefined : product.variants.find((variant) => variantKey(variant) === key)
  return named ?? product.variants.find((variant) => variant.availableForSale) ?? product.variants[0] ?? null
}

function valueOf(variant: ProductVariant, name: string): string | undefined {
  return variant.selectedOptions.find((option) => option.name === name)?.value
}

/** How many options two variants agree in. */
function agreement(one: ProductVariant, other: ProductVariant): number {
  return one.selectedOptions.filter(({ name, value }) => valueOf(other, name) === value).length
}

/** The variant with this value that changes the least of the present choice, one that can be bought before another. */
function variantWith(
  product: Product,
  chosen: ProductVariant,
  name: string,
  value: string,
): ProductVariant | null {
  const candidates = product.variants.filter((variant) => valueOf(variant, name) === value)
  const best = candidates.toSorted(
    (one, other) =>
      agreement(other, chosen) - agreement(one, chosen) ||
      Number(other.availableForSale) - Number(one.availableForSale),
  )
  return best[0] ?? null
}

/**
 * The options with a choice, in the order of the storefront. Options with a single value are left out, and so is the
 * storefront's "Default Title" of a product with a single form.
 */
export function optionGroups(product: Product, chosen: ProductVariant): readonly OptionGroup[] {
  return chosen.selectedOptions
    .map(({ name, value: present }) => {
      const values = new Set(product.variants.flatMap((variant) => valueOf(variant, name) ?? []))
      return {
        name,
        values: [...values].map((value) => {
          const variant = variantWith(product, chosen, name, value)
          const kept = variant === null ? 0 : agreement(variant, chosen)
          return {
            value,
            isChosen: value === present,
            variant,
            fitsChoice: kept >= chosen.selectedOptions.length - (value === present ? 0 : 1),
          }
        }),
      }
    })
    .filter(({ values }) => values.length > 1)
}

/** The state of a product's page as its address holds it: `?wariant=druk-z-koperta&prezent=…`. */
export interface ProductSearch {
  wariant?: string | undefined
  /** A gift begun on this device, by its id. */
  prezent?: string | undefined
}

const GIFT_ID = /^[\da-f]{32}$/u

/** Reads any junk of an address into a sensible, canonical state; never throws. */
export function readProductSearch(input: Readonly<Record<string, unknown>>): ProductSearch {
  const { wariant, prezent } = input
  const key = typeof wariant === 'string' || typeof wariant === 'number' ? slugOf(String(wariant)) : ''
  return {
    wariant: key === '' ? undefined : key,
    prezent: typeof prezent === 'string' && GIFT_ID.test(prezent) ? prezent : undefined,
  }
}
