import { productPictureAddress } from '#server/platform/media/pictureAddress.ts'
import type {
  CollectionTranslation,
  ProductTranslation,
} from '#server/shop/storefront/catalogue/translatedTexts.ts'
import type { CatalogueCollection, CatalogueProduct } from '../catalogueProduct.ts'
import { featureInEnglish } from './features.ts'
import {
  CATEGORIES,
  DURATIONS,
  LENGTHS,
  OCCASIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  PRODUCT_TYPES,
  STYLES,
  TAGS,
} from './words.ts'

/** All of a product's storefront texts in English. */
export function productInEnglish(product: CatalogueProduct): ProductTranslation {
  const { ai, course, english } = product
  return {
    title: english.title,
    description: english.description,
    productType: PRODUCT_TYPES[product.productType],
    tags: product.tags.map((tag) => TAGS[tag]),
    optionWords: { ...OPTION_NAMES, ...OPTION_VALUES },
    details: {
      category: CATEGORIES[product.category],
      duration: course === undefined ? null : DURATIONS[course.duration],
      features: product.features.map(featureInEnglish),
      aiCategory: ai === undefined ? null : OCCASIONS[ai.occasion],
      aiTemplateStyle: ai === undefined ? null : STYLES[ai.style],
      aiTemplateLength: ai === undefined ? null : LENGTHS[ai.length],
      aiTemplateBase: english.base ?? null,
      aiSampleContent: english.sample ?? null,
      searchKeywords: searchKeywords(product),
    },
    seoTitle: english.seo.title,
    seoDescription: english.seo.description,
    altTexts: [...english.altTexts],
    pictures: (english.pictures ?? []).map(({ recipe }, index) =>
      productPictureAddress(product.handle, index + 1, recipe, 'en'),
    ),
  }
}

/** The words by which a product is found on a page in the other language. */
export function searchKeywords(other: Pick<ProductTranslation, 'title' | 'productType' | 'tags'>): string {
  return [other.title, other.productType, ...other.tags].join(' ')
}

/** All of a collection's storefront texts in English. */
export function collectionInEnglish({ english }: CatalogueCollection): CollectionTranslation {
  const { title, description, seo, altText } = english
  return {
    title,
    description,
    seoTitle: seo.title,
    seoDescription: seo.description,
    imageAltText: altText,
  }
}
