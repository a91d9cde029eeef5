/**
 * The product API's public reads, without a token: documents are rendered with them, and the worker caches them for use
 * without a network. Everyone who has the address of a card or a shared drawing may see it.
 */
const PUBLIC_READS =
  /^\/api\/v1\/(?:(?:content|models)(?:[/?]|$)|cards\/[\w-]{16,128}$|drawings\/shared\/[\w-]{16,128}(?:\/pictures)?$|discover\/(?:films|trending|examples)(?:\?|$)|templates(?:\/(?!builder(?:\/|$))[\w-]+)?(?:\?|$))/u

/** Whether something is such a read by its path, which may carry a query. */
export function isPublicRead(path: string): boolean {
  return PUBLIC_READS.test(path)
}
