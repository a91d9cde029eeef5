import { Br as collectionsDocument, Gr as reviewsDocument, Hr as productDocument, Kr as variantWordsDocument, Rr as collectionDocument, Ur as productsDocument, Vr as facetsDocument, Wr as recommendationsDocument, zr as collectionFacetsDocument } from "../renderPage.js";
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
	VariantWords: variantWordsDocument
};
export { CATALOGUE_DOCUMENTS };
