import type { ProductOption } from '../tables.ts'
import type { VariantRow } from './loadProducts.ts'

// Shopify's encoding v1 of the existing combinations of options: places of values, as a tree. `:` goes down to the next
// option, `,` ends a branch, a space separates values, `-` spans neighbours in the last option.

/** The places of a variant's values among those of the options; null when one isn't listed. */
export function placesOf(options: readonly ProductOption[], variant: VariantRow): readonly number[] | null {
  const places = options.map(({ name, values }) => {
    const own = variant.selectedOptions.find((option) => option.name === name)
    return own ? values.indexOf(own.value) : -1
  })
  return places.includes(-1) ? null : places
}

/** Compares combinations by their first difference. */
export function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((place, index) => place !== other[index])
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0)
}

/** Numbers in rising order, neighbours as a span: 0, 1, 2, 4 → `0-2 4`. */
function encodeSpans(places: readonly number[]): string {
  const spans: { from: number; to: number }[] = []
  for (const place of places) {
    const last = spans.at(-1)
    if (last && place === last.to + 1) last.to = place
    else if (place !== last?.to) spans.push({ from: place, to: place })
  }
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}

function encodeTree(sorted: readonly (readonly number[])[]): string {
  if (sorted.every((places) => places.length <= 1)) return encodeSpans(sorted.flat())
  const branches = Map.groupBy(sorted, ([first]) => first)
  return [...branches]
    .map(([first, branch]) => `${first}:${encodeTree(branch.map((places) => places.slice(1)))},`)
    .join('')
}

/** The combinations of these variants, encoded; null for no variant. */
export function encodeVariants(
  options: readonly ProductOption[],
  variants: readonly VariantRow[],
): string | null {
  const combinations = variants.flatMap((variant) => {
    const places = placesOf(options, variant)
    return places === null || places.length === 0 ? [] : [places]
  })
  if (combinations.length === 0) return null
  return `v1_${encodeTree(combinations.toSorted(comparePlaces))}`
}
