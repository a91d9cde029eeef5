import {
  productsDocument,
  collectionsDocument,
  collectionDocument,
  productDocument,
  facetsDocument,
  collectionFacetsDocument,
  recommendationsDocument,
  reviewsDocument,
  variantWordsDocument,
} from './operations.gen.ts'

/** The GraphQL document of each read of the catalogue. */
export const CATALOGUE_DOCUMENTS = {
  Products: productsDocument,
  Collections: collectionsDocument,
  Collection: collectionDocument,
  Product: productDocument,
  Facets: facetsDocument,
  CollectionFacets: collectionFacetsDocument,
  Recommendations: recommendationsDocument,
  Reviews: reviewsDocument,
  VariantWords: variantWordsDocument,
} as const

export type CatalogueOperation = keyof typeof CATALOGUE_DOCUMENTS
