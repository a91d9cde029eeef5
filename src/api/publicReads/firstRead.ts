/** The operation name of a product API read among the answers that come with a document. */
export const FIRST_READ = 'PublicRead'
