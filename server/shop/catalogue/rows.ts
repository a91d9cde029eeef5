import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import { typeset } from '#domain/typography/typeset.ts'
import { masterSize } from '#server/platform/media/masterSize.ts'
import { collectionPictureAddress, productPictureAddress } from '#server/platform/media/pictureAddress.ts'
import { escapeHtml } from '#server/shop/storefront/catalogue/translation.ts'
import type { CollectionToSave, ProductToSave } from '#server/shop/storefront/saveCatalogue.ts'
import type { CatalogueCollection, CatalogueProduct, CatalogueVariant } from './catalogueProduct.ts'
import { productsOf } from './membership.ts'
import { rowId } from './rowId.ts'
import { collectionInEnglish, productInEnglish, searchKeywords } from './english/inEnglish.ts'

/** A product as rows of the storefront's tables. `salesRank` is its place among best sellers, from 1. */
export function productRow(product: CatalogueProduct, salesRank: number, updatedAt: Date): ProductToSave {
  const { ai, course } = product
  const paragraphs = typeset(product.description)
  return {
    id: rowId('product', product.handle),
    handle: product.handle,
    title: typeset(product.title),
    description: paragraphs,
    descriptionHtml: `<p>${escapeHtml(paragraphs)}</p>`,
    productType: product.productType,
    tags: [...product.tags],
    options: optionsOf(product.variants),
    details: {
      category: product.category,
      categoryKey: slugOf(product.category),
      difficulty: course?.difficulty ?? null,
      duration: course === undefined ? null : typeset(course.duration),
      features: product.features.map(typeset),
      aiType: ai?.type ?? null,
      aiCategory: ai?.occasion ?? null,
      aiCategoryKey: ai === undefined ? null : slugOf(ai.occasion),
      aiTemplateStyle: ai?.style ?? null,
      aiTemplateLength: ai?.length ?? null,
      aiTemplateBase: ai?.base ?? null,
      aiTemplateVariables: ai === undefined ? [] : blankNames(ai.base),
      aiSampleContent: ai === undefined ? null : typeset(ai.sample),
      bestseller: product.bestseller ?? false,
      rating: null,
      reviewCount: 0,
      searchKeywords: searchKeywords(productInEnglish(product)),
    },
    english: productInEnglish(product),
    seoTitle: typeset(product.seo.title),
    seoDescription: typeset(product.seo.description),
    salesRank,
    createdAt: new Date(`${product.added}T08:00:00Z`),
    updatedAt,
    media: product.pictures.map((picture, index) => ({
      id: mediaId(product, index),
      kind: 'picture',
      url: productPictureAddress(product.handle, index + 1, picture.recipe, 'pl'),
      ...masterSize(picture.recipe),
      altText: typeset(picture.altText),
    })),
    variants: product.variants.map((variant) => variantRow(product, variant)),
  }
}

function mediaId(product: CatalogueProduct, index: number): number {
  return rowId('media', `${product.handle}/${index + 1}`)
}

function variantRow(product: CatalogueProduct, variant: CatalogueVariant): ProductToSave['variants'][number] {
  const values = Object.values(variant.options)
  // A product with a single form has the storefront's one default variant.
  const title = values.length === 0 ? 'Default Title' : values.join(' / ')
  const options = values.length === 0 ? { Title: 'Default Title' } : variant.options
  return {
    id: rowId('variant', `${product.handle}/${title}`),
    title,
    sku: variant.sku,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice ?? null,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
    mediaId: mediaId(product, variant.picture ?? 0),
    stock: variant.stock,
    requiresShipping: variant.requiresShipping,
  }
}

function optionsOf(variants: readonly CatalogueVariant[]): { name: string; values: string[] }[] {
  const entries = variants.flatMap((variant) => Object.entries(variant.options))
  const names = [...new Set(entries.map(([name]) => name))]
  if (names.length === 0) return [{ name: 'Title', values: ['Default Title'] }]
  return names.map((name) => ({
    name,
    values: [...new Set(entries.flatMap(([own, value]) => (own === name ? [value] : [])))],
  }))
}

/** A collection as rows of the storefront's tables, with its products in their order. */
export function collectionRow(
  collection: CatalogueCollection,
  position: number,
  products: readonly CatalogueProduct[],
  updatedAt: Date,
): CollectionToSave {
  const size = masterSize(collection.picture.recipe)
  return {
    id: rowId('collection', collection.handle),
    handle: collection.handle,
    title: typeset(collection.title),
    description: typeset(collection.description),
    position,
    imageUrl: collectionPictureAddress(collection.handle, collection.picture.recipe),
    imageWidth: size.width,
    imageHeight: size.height,
    imageAltText: typeset(collection.picture.altText),
    seoTitle: typeset(collection.seo.title),
    seoDescription: typeset(collection.seo.description),
    english: collectionInEnglish(collection),
    updatedAt,
    productIds: productsOf(collection.handle, products).map((product) => rowId('product', product.handle)),
  }
}
