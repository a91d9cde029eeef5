/** What stands for the operation of a read of the product API among the answers that come with a document. */
export const FIRST_READ = 'PublicRead'
