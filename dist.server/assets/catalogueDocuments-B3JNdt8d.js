import {
  Bi as collectionsDocument,
  Gi as reviewsDocument,
  Hi as productDocument,
  Ki as variantWordsDocument,
  Ri as collectionDocument,
  Ui as productsDocument,
  Vi as facetsDocument,
  Wi as recommendationsDocument,
  zi as collectionFacetsDocument,
} from '../renderPage.js'
// src/api/storefront/catalogueDocuments.ts
/** What is sent for each read of the catalogue. */
var CATALOGUE_DOCUMENTS = {
  Products: productsDocument,
  Collections: collectionsDocument,
  Collection: collectionDocument,
  Product: productDocument,
  Facets: facetsDocument,
  CollectionFacets: collectionFacetsDocument,
  Recommendations: recommendationsDocument,
  Reviews: reviewsDocument,
  VariantWords: variantWordsDocument,
}
export { CATALOGUE_DOCUMENTS }
