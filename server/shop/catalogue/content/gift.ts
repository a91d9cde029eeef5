import type { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import type { Grosze } from '#domain/money.ts'
import type { PersonalHandle } from '#domain/personal/personalHandles.ts'
import type { PictureHandle } from '#domain/prints/printProducts.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalogueProduct.ts'
import type { EnglishPicturedText } from '../english/englishText.ts'
import type { OptionName, OptionValue } from '../english/words.ts'

/** One row of a gift's price list: option values in the order of the options' names. */
export interface GiftVariant {
  readonly values: readonly OptionValue[]
  readonly price: Grosze
  readonly compareAtPrice?: Grosze
  readonly stock: number
  readonly picture?: number
}

export interface GiftText extends Omit<CatalogueProduct, 'variants' | 'collections' | 'english'> {
  readonly english: EnglishPicturedText
  /** The beginning of the SKU of every variant. */
  readonly code: string
  /** Names of the options; none for a gift with a single form. */
  readonly options: readonly OptionName[]
  readonly forms: readonly GiftVariant[]
  readonly alsoIn?: readonly string[]
}

/** A product made for one buyer, which can't be returned, declares what the buyer adds: fields, or a picture. */
type DeclaresItsOwn<Text extends GiftText> = typeof MADE_TO_ORDER_TAG extends Text['tags'][number]
  ? { readonly handle: PersonalHandle | PictureHandle }
  : unknown

/** A printed thing that is made, counted and sent. A personal one without its declaration doesn't compile. */
export function gift<const Text extends GiftText>(text: Text & DeclaresItsOwn<Text>): CatalogueProduct {
  const { code, options, forms, alsoIn, ...product }: GiftText = text
  return {
    ...product,
    collections: ['prezenty', ...(alsoIn ?? [])],
    variants: forms.map((form, index): CatalogueVariant => {
      const { values, ...rest } = form
      return {
        ...rest,
        options: optionsOf(options, values),
        sku: `${code}-${index + 1}`,
        requiresShipping: true,
      }
    }),
  }
}

function optionsOf(
  names: readonly OptionName[],
  values: readonly OptionValue[],
): CatalogueVariant['options'] {
  return Object.fromEntries(names.map((name, place) => [name, values[place]]))
}

/** The rows of a price list in two options: every size in every colour, by default at one price. */
export function everyForm(
  sizes: readonly OptionValue[],
  colours: readonly { readonly name: OptionValue; readonly picture: number }[],
  price: Grosze,
  stockOf: (size: string, colour: string) => number,
  compareAtPrice?: Grosze,
): GiftVariant[] {
  return sizes.flatMap((size) =>
    colours.map((colour) => ({
      values: [size, colour.name],
      price,
      ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
      stock: stockOf(size, colour.name),
      picture: colour.picture,
    })),
  )
}
