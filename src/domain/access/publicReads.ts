/**
 * What the product API shows everybody alike, without a token: documents are rendered with it, and the worker keeps it
 * for the time without a network. A card is shown to everybody who has its address.
 */
const PUBLIC_READS =
  /^\/api\/v1\/(?:(?:content|models)(?:[/?]|$)|cards\/[\w-]{16,128}$|discover\/(?:films|trending|examples)(?:\?|$)|templates(?:\/(?!builder(?:\/|$))[\w-]+)?(?:\?|$))/u

/** Whether something is such a read by its path, which may carry a query. */
export function isPublicRead(path: string): boolean {
  return PUBLIC_READS.test(path)
}
