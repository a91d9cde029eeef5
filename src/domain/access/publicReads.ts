/**
 * What the product API shows everybody alike, without a token: documents are rendered with it, and the worker keeps it
 * for the time without a network.
 */
const PUBLIC_READS =
  /^\/api\/v1\/(?:(?:content|models)(?:[/?]|$)|discover\/(?:films|trending|examples)(?:\?|$)|templates(?:\/(?!builder(?:\/|$))[\w-]+)?(?:\?|$))/u

/** Whether something is such a read by its path, which may carry a query. */
export function isPublicRead(path: string): boolean {
  return PUBLIC_READS.test(path)
}
