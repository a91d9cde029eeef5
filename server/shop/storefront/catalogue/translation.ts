import type { GraphQLResolveInfo } from 'graphql'
import { getDirectiveValues } from 'graphql'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { CollectionRow } from './collectionsOfProducts.ts'
import type { LoadedProduct } from './loadProducts.ts'
import type { ProductTranslation } from './translatedTexts.ts'

// The catalogue in the language of `@inContext(language:)`; Polish for every other.

const languages = new WeakMap<object, StorefrontLanguage>()

/** The language of an operation; it is read once for all the fields of an answer. */
export function languageOf({ schema, operation, variableValues }: GraphQLResolveInfo): StorefrontLanguage {
  const known = languages.get(variableValues)
  if (known !== undefined) return known
  const directive = schema.getDirective('inContext')
  const asked = directive ? getDirectiveValues(directive, operation, variableValues)?.['language'] : null
  const language = asked === 'EN' ? 'EN' : 'PL'
  languages.set(variableValues, language)
  return language
}

/** The language of a product and its translation: each is translated once while it lives. */
const translated = new WeakMap<LoadedProduct, LoadedProduct>()

/** The product in a language; one without a translation stays as it is. */
export function productInLanguage(product: LoadedProduct, language: StorefrontLanguage): LoadedProduct {
  const { english } = product.row
  if (language === 'PL' || english === null) return product
  const known = translated.get(product)
  if (known !== undefined) return known
  const made = translate(product, english)
  translated.set(product, made)
  // A translated product is not translated again.
  translated.set(made, made)
  return made
}

function translate({ row, media, variants }: LoadedProduct, english: ProductTranslation): LoadedProduct {
  const { optionWords, details, altTexts, pictures, tags, ...texts } = english
  const word = (text: string) => optionWords[text] ?? text
  return {
    row: {
      ...row,
      ...texts,
      tags: [...tags],
      descriptionHtml: `<p>${escapeHtml(english.description)}</p>`,
      details: { ...row.details, ...details },
      options: row.options.map(({ name, values }) => ({ name: word(name), values: values.map(word) })),
    },
    media: media.map((medium, place) => ({
      ...medium,
      url: pictures[place] ?? medium.url,
      altText: altTexts[place] ?? medium.altText,
    })),
    variants: variants.map((variant) => ({
      ...variant,
      title: variantTitleInEnglish(variant.title, english),
      selectedOptions: variant.selectedOptions.map(({ name, value }) => ({
        name: word(name),
        value: word(value),
      })),
    })),
  }
}

/** A variant's title, made of the values of its options. */
export function variantTitleInEnglish(
  title: string,
  { optionWords }: Pick<ProductTranslation, 'optionWords'>,
): string {
  return title
    .split(' / ')
    .map((value) => optionWords[value] ?? value)
    .join(' / ')
}

/** The collection in a language; one without a translation stays as it is. */
export function collectionInLanguage(row: CollectionRow, language: StorefrontLanguage): CollectionRow {
  return language === 'PL' || row.english === null ? row : { ...row, ...row.english }
}

/** A text escaped for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
