import { Br as productsDocument, Fr as collectionDocument, Hr as reviewsDocument, Ir as collectionFacetsDocument, Lr as collectionsDocument, Rr as facetsDocument, Ur as variantWordsDocument, Vr as recommendationsDocument, zr as productDocument } from "../renderPage.js";
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
